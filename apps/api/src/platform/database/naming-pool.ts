import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { StatementNames } from "./statement-names.ts";

/** A pool for Kysely whose statements have names, where they are worth one. */
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

function namingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let inTransaction = false;

  async function query(text: string, given: readonly unknown[]): Promise<unknown> {
    const values = [...given];
    if (values.length === 0) {
      if (text === "begin") inTransaction = true;
      else if (text === "commit" || text === "rollback") inTransaction = false;
      return client.query(text);
    }
    const name = names.of(text);
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      names.renew();
      // A transaction has failed as a whole with its statement: whoever runs it begins it again.
      if (inTransaction) throw error;
      return client.query(text, values);
    }
  }

  return {
    // Kysely asks for a cursor only where rows are streamed, which nothing here does.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** The columns of a named statement changed under it, as when a migration runs beside an older process. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}
