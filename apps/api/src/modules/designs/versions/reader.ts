import type { Db } from "../../../platform/database/database.ts";

/** What a design was at a time, without its document. */
export interface VersionRow {
  readonly document_hash: string;
  readonly revision: number | null;
  readonly name: string | null;
  readonly made_at: Date;
  readonly ordered_at: Date | null;
  readonly approved_at: Date | null;
  readonly picture_state: string | null;
}

function versions(db: Db, designId: string) {
  return db
    .selectFrom("design_versions as version")
    .leftJoin("pictures", "pictures.document_hash", "version.document_hash")
    .select([
      "version.document_hash",
      "version.revision",
      "version.name",
      "version.made_at",
      "version.ordered_at",
      "version.approved_at",
      "pictures.state as picture_state",
    ])
    .where("version.design_id", "=", designId);
}

/** A page of a design's versions, the newest first and one more than asked for; not the state that it is in now. */
export async function listVersions(
  db: Db,
  designId: string,
  filter: {
    readonly now: string;
    readonly after: readonly [madeAt: string, id: string] | undefined;
    readonly limit: number;
  },
): Promise<VersionRow[]> {
  let query = versions(db, designId).where("version.document_hash", "<>", filter.now);
  const { after } = filter;
  if (after) {
    const [at, id] = after;
    query = query.where((eb) =>
      eb(eb.refTuple("version.made_at", "version.document_hash"), "<", eb.tuple(new Date(at), id)),
    );
  }
  return query
    .orderBy("version.made_at", "desc")
    .orderBy("version.document_hash", "desc")
    .limit(filter.limit + 1)
    .execute();
}

/** A version without its document: what is known of a state that was kept, such as its name. */
export async function findVersionRow(
  db: Db,
  designId: string,
  id: string,
): Promise<VersionRow | undefined> {
  return versions(db, designId).where("version.document_hash", "=", id).executeTakeFirst();
}

/** A version with its document, JSON text. */
export async function findVersion(
  db: Db,
  designId: string,
  id: string,
): Promise<
  { readonly name: string | null; readonly made_at: Date; readonly document: string } | undefined
> {
  return db
    .selectFrom("design_versions")
    .select(["name", "made_at", "document"])
    .where("design_id", "=", designId)
    .where("document_hash", "=", id)
    .executeTakeFirst();
}

/** The documents of versions, JSON text, by their ids. */
export async function versionDocuments(
  db: Db,
  designId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("design_versions")
    .select(["document_hash", "document"])
    .where("design_id", "=", designId)
    .where("document_hash", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.document_hash, row.document]));
}
