import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Schema } from "../../schema.ts";
import { sqlSeconds } from "../figures.ts";
import type { Traces } from "../traces.ts";
import { heardPool } from "./heard-pool.ts";
import { namingPool } from "./naming-pool.ts";
import { statementNames } from "./statement-names.ts";

/** The whole database: for what runs transactions, and for the platform's own tables, which no act of the shop covers. */
export type WholeDb = Kysely<Schema>;

/** What reads: it has no way to write. Writers take a `Tx`, which reads, too. */
export type Db = Pick<
  WholeDb,
  "selectFrom" | "selectNoFrom" | "fn" | "executeQuery" | "getExecutor"
>;

export interface Database {
  readonly db: WholeDb;
  readonly pool: Pool;
  /** Statements sent since the start: what benches and tests count. */
  statements(): number;
  close(): Promise<void>;
}

const BIGINT_OID = 20;
/** A day is no moment: it stays `YYYY-MM-DD`, whatever the time zone. */
const DATE_OID = 1082;
const CONNECT_MS = 10_000;
/** A new connection costs as much as twenty statements: a few stay, the others go when they were idle this long. */
const KEPT_OPEN = 4;
const IDLE_MS = 60_000;

export interface DatabaseOptions {
  /** Connections at most. */
  readonly max?: number;
  /** False behind a pooler that gives each transaction another connection and knows no names of statements. */
  readonly namesStatements?: boolean;
  readonly traces?: Traces;
  /** Connections that stay open when idle. */
  readonly kept?: number;
}

/** Opens a pool. Counts come back as numbers: none of ours passes 2^53. */
export function openDatabase(
  url: string,
  { max = 10, namesStatements = true, traces, kept = KEPT_OPEN }: DatabaseOptions = {},
): Database {
  let statements = 0;
  const pool = new Pool({
    connectionString: url,
    max,
    min: Math.min(kept, max),
    idleTimeoutMillis: IDLE_MS,
    // Better to say that the database is away than to wait for it with the caller.
    connectionTimeoutMillis: CONNECT_MS,
    types: {
      getTypeParser: (oid, format) => {
        if (oid === BIGINT_OID) return (value: string) => Number(value);
        if (oid === DATE_OID) return (value: string) => value;
        return types.getTypeParser(oid, format);
      },
    },
  });
  // A connection that breaks must not end the process: idle, the pool replaces it; between two statements of an act,
  // the next one fails and the act with it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const asked = (text: string, ms: number): void => {
    statements += 1;
    sqlSeconds.observe(ms / 1000);
    // Statements hold no values: those are sent beside them.
    if (traces?.open) traces.ended("sql", ms, { "db.query.text": text });
  };
  const named = namesStatements ? namingPool(pool, statementNames()) : pool;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: heardPool(named, asked) }),
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    // One that Kysely never asked for anything it leaves open, and with it whatever its sessions hold.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, statements: () => statements, close };
}
