import { type Compilable, type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { compileLaterOnce } from "../../../platform/database/compile-once.ts";

/** Work is kept by itself at most this often. */
const APART_MS = 5 * 60_000;

/** A save that is about to replace a state. */
export interface Replacing {
  readonly designId: string;
  /** The one that is replaced, if it still is the newest. */
  readonly version: number;
  /** What comes in its place: an equal state replaces nothing. */
  readonly documentHash: string;
  readonly now: Date;
}

/**
 * Keeps what a save is about to replace, when nothing was kept for a while. Goes with the save's own statement, before
 * it: a save that finds itself stale takes it back.
 */
export function keepAsItWas(tx: Tx, save: Replacing): Promise<void> {
  return keepBefore(tx, save, new Date(save.now.getTime() - APART_MS));
}

/** The same, however short ago something was kept: what comes in its place was not made from it. */
export function keepWhatIs(tx: Tx, save: Replacing): Promise<void> {
  return keepBefore(tx, save, save.now);
}

function keepBefore(tx: Tx, save: Replacing, since: Date): Promise<void> {
  const { designId, version, documentHash, now } = save;
  return keep(tx, designId, version, documentHash, now, since);
}

const keep = compileLaterOnce(
  (tx, ...[id, version, next, now, since]: [string, number, string, Date, Date]) => ({
    compile: () =>
      sql`
    insert into design_versions (design_id, document_hash, revision, document, made_at, kept_at)
    select id, document_hash, version, document, updated_at, ${now}::timestamptz from designs
    where id = ${id} and version = ${version} and document_hash <> ${next}
      and not exists (
        select from design_versions as last
        where last.design_id = designs.id and last.kept_at > ${since}::timestamptz
      )
    on conflict (design_id, document_hash) do update set
      kept_at = excluded.kept_at, thinned = 0, revision = excluded.revision,
      -- What was named or made keeps its day.
      made_at = case
        when design_versions.name is null and design_versions.ordered_at is null
          and design_versions.approved_at is null then excluded.made_at
        else design_versions.made_at end`.compile(tx),
  }),
);

/**
 * Keeps documents for good that were ordered or approved, as versions of their designs; to be sent with what orders or
 * approves them. `made` selects `design_id`, `document_hash` and `document`. Those of deleted designs are left out.
 */
export function keepMade(
  db: Db,
  what: "ordered_at" | "approved_at",
  made: RawBuilder<unknown>,
  now: Date,
): Compilable<unknown> {
  const at = sql.ref(what);
  return {
    compile: () =>
      sql`
    insert into design_versions (design_id, document_hash, revision, document, made_at, kept_at, ${at})
    select distinct on (designs.id, made.document_hash) designs.id, made.document_hash,
      case when designs.document_hash = made.document_hash then designs.version end, made.document,
      case when designs.document_hash = made.document_hash then designs.updated_at else ${now}::timestamptz end,
      ${now}::timestamptz, ${now}::timestamptz
    from (${made}) as made (design_id, document_hash, document)
    join designs on designs.id = made.design_id
    order by designs.id, made.document_hash
    on conflict (design_id, document_hash) do update
      set ${at} = coalesce(design_versions.${at}, excluded.${at})`.compile(db),
  };
}
