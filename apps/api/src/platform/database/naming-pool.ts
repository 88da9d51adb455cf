import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { type Columns, columnsOf, type NamedStatement, sendTogether } from "./sent-together.ts";
import type { StatementNames } from "./statement-names.ts";

/**
 * Before a statement whose answer nobody needs: in a transaction it goes with the next one, or with the commit, which
 * fails if it does. A comment for whoever does not know it.
 */
export const LATER = "/* later */ ";

/** A pool for Kysely whose statements have names, where they are worth one, and go together where they can. */
export function namingPool(pool: Pool, names: StatementNames): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const naming = known.get(client) ?? namingClient(client, names);
      known.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const BEGIN: Statement = { name: "begin", text: "begin", values: [] };
const COMMIT: Statement = { name: "commit", text: "commit", values: [] };
/** What has no values may be several statements, which have no name together; a reading is one. */
const A_READING = /^\s*(?:select|with)\s[^;]*$/;
const UNANSWERED = { command: "", rowCount: 0, rows: [] };

function namingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  /** Names of the statements that this connection keeps, with what their rows look like. */
  const prepared = new Map<string, Columns>();
  let inTransaction = false;
  /** What goes with the next statement. */
  let waiting: Statement[] = [];

  async function query(given: string, values: readonly unknown[]): Promise<unknown> {
    if (given === "begin") {
      inTransaction = true;
      waiting = [BEGIN];
      return UNANSWERED;
    }
    if (given === "commit" || given === "rollback") return end(given);
    const text = given.startsWith(LATER) ? given.slice(LATER.length) : given;
    const isOne = values.length > 0 || A_READING.test(text);
    const statement = { name: isOne ? names.of(text) : undefined, text, values };
    if (inTransaction && text !== given) {
      waiting.push(statement);
      return UNANSWERED;
    }
    return run(statement, inTransaction);
  }

  async function end(how: "commit" | "rollback"): Promise<unknown> {
    inTransaction = false;
    // What never began ends without a word.
    const unsent = waiting[0] === BEGIN;
    if (how === "commit" && (!unsent || waiting.length > 1)) return run(COMMIT, true);
    waiting = [];
    return unsent ? UNANSWERED : client.query(how);
  }

  async function run(statement: Statement, within: boolean): Promise<unknown> {
    const before = waiting;
    waiting = [];
    try {
      const columns = prepared.get(statement.name ?? "");
      if (columns !== undefined && isNamed(statement) && before.every(isPrepared)) {
        return await sendTogether(client, before, statement, columns);
      }
      for (const each of before) await send(each);
      return await send(statement);
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      names.renew();
      // A transaction has failed as a whole with its statement: whoever runs it begins it again.
      if (within) throw error;
      return client.query(statement.text, [...statement.values]);
    }
  }

  function isPrepared(statement: Statement): statement is NamedStatement {
    return isNamed(statement) && prepared.has(statement.name);
  }

  async function send({ name, text, values: given }: Statement): Promise<unknown> {
    const values = [...given];
    if (name === undefined)
      return values.length > 0 ? client.query(text, values) : client.query(text);
    const result = await client.query({ name, text, values });
    prepared.set(name, columnsOf(client, result.fields));
    return result;
  }

  return {
    // Kysely asks for a cursor only where rows are streamed, which nothing here does.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

function isNamed(statement: Statement): statement is NamedStatement {
  return statement.name !== undefined;
}

/** The columns of a named statement changed under it, as when a migration runs beside an older process. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}
