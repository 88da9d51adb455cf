import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Schema } from "../../schema.ts";

/** Reads. Writers take a `Tx` instead. */
export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** Statements sent since the start: what benches and tests count. */
  statements(): number;
  close(): Promise<void>;
}

const BIGINT_OID = 20;
const CONNECT_MS = 10_000;

/** Opens a pool. Counts come back as numbers: none of ours passes 2^53. */
export function openDatabase(url: string, max = 20): Database {
  let statements = 0;
  const pool = new Pool({
    connectionString: url,
    max,
    // Better to say that the database is away than to wait for it with the caller.
    connectionTimeoutMillis: CONNECT_MS,
    types: {
      getTypeParser: (oid, format) =>
        oid === BIGINT_OID ? (value: string) => Number(value) : types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks must not end the process: idle, the pool replaces it; between two statements of an act,
  // the next one fails and the act with it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: () => {
      statements += 1;
    },
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    // One that Kysely never asked for anything it leaves open, and with it whatever its sessions hold.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, statements: () => statements, close };
}
