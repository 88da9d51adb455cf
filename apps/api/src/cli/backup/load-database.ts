import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import type { Schema } from "../../schema.ts";
import { Refusal } from "../command.ts";
import { immediateForeignKeys, shopTables } from "./database-shape.ts";
import { readLines } from "./json-lines.ts";
import type { Manifest, TableEntry } from "./manifest.ts";

const batchRows = 500;

interface WaitingJob {
  readonly queue: string;
  readonly payload: object;
  readonly priority: number;
  readonly start_after: string;
}

/**
 * Replaces every row by those of the backup, in one transaction: afterwards the shop is the one that was backed up, or,
 * when anything fails, the one it was before. Returns the jobs left out because no module of this program works them.
 */
export function loadDatabase(
  platform: OpenPlatform,
  folder: string,
  manifest: Manifest,
  knownQueues: ReadonlySet<string>,
): Promise<number> {
  return platform.database.db.transaction().execute(async (trx) => {
    await empty(trx);
    // Rows come table by table, whoever points at whom; the keys are checked once all are there.
    const keys = await immediateForeignKeys(trx);
    for (const { table, name } of keys) {
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(
        trx,
      );
    }
    for (const table of manifest.tables) await loadTable(trx, folder, table);
    await sql`set constraints all immediate`.execute(trx);
    for (const { table, name } of keys) {
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.id(name)} not deferrable`.execute(
        trx,
      );
    }
    for (const { name, last } of manifest.sequences) {
      if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
    }
    return loadJobs(platform, trx, folder, knownQueues);
  });
}

async function empty(trx: Transaction<Schema>): Promise<void> {
  const tables = await shopTables(trx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))}`.execute(trx);
  await sql`delete from pgboss.job where name not like '\\_\\_pgboss%'`.execute(trx);
}

async function loadTable(
  trx: Transaction<Schema>,
  folder: string,
  table: TableEntry,
): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const target = sql.id(table.name);
  let rows = 0;
  for await (const lines of readLines(
    join(folder, "tables", `${table.name}.jsonl.gz`),
    batchRows,
  )) {
    await sql`insert into ${target} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${target}, ${`[${lines.join(",")}]`}::json)`.execute(
      trx,
    );
    rows += lines.length;
  }
  if (rows !== table.rows) {
    throw new Refusal(
      `the backup is damaged: ${table.name} holds ${rows} rows instead of ${table.rows}`,
    );
  }
}

async function loadJobs(
  platform: OpenPlatform,
  trx: Transaction<Schema>,
  folder: string,
  knownQueues: ReadonlySet<string>,
): Promise<number> {
  let left = 0;
  for await (const lines of readLines(join(folder, "jobs.jsonl.gz"), batchRows)) {
    for (const line of lines) {
      const { queue, payload, priority, start_after } = JSON.parse(line) as WaitingJob;
      if (knownQueues.has(queue)) {
        await platform.queue.send(trx, queue, payload ?? {}, {
          priority,
          startAfter: new Date(start_after),
        });
      } else left += 1;
    }
  }
  return left;
}
