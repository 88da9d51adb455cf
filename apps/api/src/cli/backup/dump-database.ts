import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type { Db, WholeDb } from "../../platform/database/database.ts";
import { sequences, shopTables } from "./database-shape.ts";
import { fileSha256 } from "./hashes.ts";
import { writeLines } from "./json-lines.ts";
import type { SequenceEntry, TableEntry } from "./manifest.ts";

const fetchSize = 500;

export interface DatabaseDump {
  readonly tables: TableEntry[];
  readonly sequences: SequenceEntry[];
  readonly jobs: number;
  readonly jobs_sha256: string;
}

/**
 * Writes every row as it stood at one moment, while others go on writing: one transaction that sees a single snapshot
 * and holds no lock that anybody waits for.
 */
export function dumpDatabase(db: WholeDb, folder: string): Promise<DatabaseDump> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const tables: TableEntry[] = [];
      for (const { name, columns } of await shopTables(trx)) {
        const row = sql`select row_to_json(r)::text as line
          from (select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.id(name)}) r`;
        const file = join(folder, "tables", `${name}.jsonl.gz`);
        const rows = await writeLines(file, linesOf(trx, row));
        tables.push({ name, columns: [...columns], rows, sha256: await hashOf(file) });
      }
      const file = join(folder, "jobs.jsonl.gz");
      const jobs = await writeLines(file, linesOf(trx, waitingJobs));
      return { tables, sequences: await sequences(trx), jobs, jobs_sha256: await hashOf(file) };
    });
}

async function hashOf(file: string): Promise<string> {
  const hash = await fileSha256(file);
  if (hash === undefined) throw new Error(`${file} cannot be read again.`);
  return hash;
}

// One that was being worked on counts as waiting: handlers are made to be repeated.
const waitingJobs = sql`
  select row_to_json(r)::text as line
  from (
    select name as queue, data as payload, priority, start_after
    from pgboss.job
    where state::text in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
    order by created_on, id
  ) r`;

async function* linesOf(trx: Db, query: RawBuilder<unknown>): AsyncIterable<string> {
  await sql`declare lines no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetchSize)} from lines`.execute(
      trx,
    );
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close lines`.execute(trx);
}
