import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export interface Table {
  readonly name: string;
  /** Without those the database computes itself. */
  readonly columns: readonly string[];
}

/** The shop's own tables. Unlogged ones may be lost by design, and the migrations' own are made by migrating. */
export async function shopTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
           array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and c.relname not like 'kysely\\_%'
    group by c.relname
    order by c.relname`.execute(db);
  return rows;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
}

/** Foreign keys that are checked at each row; the others may be put off as they are. */
export async function immediateForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable and conparentid = 0`.execute(
    db,
  );
  return rows;
}

/** Sequences of the shop's tables with their last value. */
export async function sequences(db: Db): Promise<{ name: string; last: number | null }[]> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last
    from pg_sequences where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}
