import { sql } from "kysely";
import { compileOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";

const COLUMNS = [
  "designs.id",
  "designs.set_id",
  "designs.owner_id",
  "designs.edit_hash_digest",
  "designs.share_hash",
  "designs.together_link",
  "designs.group_id",
  "designs.name",
  "designs.document",
  "designs.document_hash",
  "designs.version",
  "designs.made_by",
  "designs.has_pixel_images",
  "designs.cover",
  "designs.created_at",
  "designs.updated_at",
  "pictures.state as picture_state",
] as const;

export interface DesignRow {
  readonly id: string;
  readonly set_id: string;
  readonly owner_id: string | null;
  readonly edit_hash_digest: Uint8Array | null;
  readonly share_hash: string | null;
  readonly together_link: string | null;
  readonly group_id: string | null;
  readonly name: string;
  readonly document: string;
  readonly document_hash: string;
  readonly version: number;
  readonly made_by: string;
  readonly has_pixel_images: boolean;
  readonly cover: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly picture_state: string | null;
}

function designs(db: Db) {
  return db
    .selectFrom("designs")
    .leftJoin("pictures", "pictures.document_hash", "designs.document_hash")
    .select(COLUMNS);
}

export async function findDesign(db: Db, id: string): Promise<DesignRow | undefined> {
  return (await selectDesign(db, id))[0];
}

const selectDesign = compileOnce((db, id: string) => designs(db).where("designs.id", "=", id));

export async function findDesigns(db: Db, ids: readonly string[]): Promise<DesignRow[]> {
  if (ids.length === 0) return [];
  return selectDesigns(db, ids);
}

/** Any number of them by one and the same statement. */
const selectDesigns = compileOnce((db, ids: readonly string[]) =>
  designs(db).where(sql<boolean>`designs.id = any(${ids}::uuid[])`),
);

/** Whose a design was that was deleted a short while ago. */
export async function findDeleted(
  db: Db,
  id: string,
): Promise<Pick<DesignRow, "owner_id" | "edit_hash_digest"> | undefined> {
  return db
    .selectFrom("deleted_designs")
    .select(["owner_id", "edit_hash_digest"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What no list needs: the document, and secrets. */
type Untold = "document" | "edit_hash_digest" | "share_hash" | "together_link";
const UNTOLD = [
  "designs.document",
  "designs.edit_hash_digest",
  "designs.share_hash",
  "designs.together_link",
] as const satisfies readonly `designs.${Untold}`[];

/** A design as a list shows it: no document is read for a list. */
export type DesignSummaryRow = Omit<DesignRow, Untold> & {
  /** A link to look at it is out. */
  readonly shared: boolean;
};

export interface DesignListFilter {
  readonly ownerId: string;
  readonly madeBy: "customer" | "staff" | undefined;
  /** null: those without a group; undefined: all. */
  readonly groupId: string | null | undefined;
  readonly search: string | undefined;
  readonly sort: "updated" | "created" | "name";
  readonly after: readonly [key: string, id: string] | undefined;
  readonly limit: number;
}

const SUMMARY = COLUMNS.filter(
  (column) => !(UNTOLD as readonly string[]).includes(column),
) as Exclude<(typeof COLUMNS)[number], `designs.${Untold}`>[];

/**
 * One page of a customer's designs, one more than asked for when there are more. Which they are is found first: looking up
 * the pictures of all that somebody has, to show a hundred, took most of the time of who has ten thousand.
 */
export async function listDesigns(db: Db, filter: DesignListFilter): Promise<DesignSummaryRow[]> {
  let page = db
    .selectFrom("designs")
    .select("designs.id")
    .where("designs.owner_id", "=", filter.ownerId)
    .limit(filter.limit + 1);
  if (filter.madeBy) page = page.where("designs.made_by", "=", filter.madeBy);
  if (filter.groupId === null) page = page.where("designs.group_id", "is", null);
  else if (filter.groupId) page = page.where("designs.group_id", "=", filter.groupId);
  if (filter.search) {
    const pattern = `%${filter.search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    page = page.where("designs.name", "ilike", pattern);
  }
  const { key, direction } = sortKey(filter.sort);
  if (filter.after) {
    const [value, id] = filter.after;
    const sign = direction === "desc" ? sql`<` : sql`>`;
    const typed = filter.sort === "name" ? sql`${value}` : sql`${value}::timestamptz`;
    page = page.where(sql<boolean>`(${key}, designs.id) ${sign} (${typed}, ${id}::uuid)`);
  }
  return db
    .selectFrom("designs")
    .leftJoin("pictures", "pictures.document_hash", "designs.document_hash")
    .select([...SUMMARY, sql<boolean>`designs.share_hash is not null`.as("shared")])
    .where("designs.id", "in", page.orderBy(key, direction).orderBy("designs.id", direction))
    .orderBy(key, direction)
    .orderBy("designs.id", direction)
    .execute();
}

function sortKey(sort: DesignListFilter["sort"]) {
  if (sort === "name") return { key: sql<string>`lower(designs.name)`, direction: "asc" as const };
  // The columns keep milliseconds, as a cursor does, so that no row is skipped or repeated.
  const key = sort === "created" ? sql`designs.created_at` : sql`designs.updated_at`;
  return { key, direction: "desc" as const };
}
