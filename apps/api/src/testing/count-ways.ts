import type { Pool, PoolClient } from "pg";

/** Counts how often something is sent to the database and waited for: what is sent together counts once. */
export function countWays(pool: Pool): () => number {
  let ways = 0;
  const heard = new WeakSet<PoolClient>();
  pool.on("acquire", (client: PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counted = (...given: unknown[]): unknown => {
      ways += 1;
      return query(...given);
    };
    Object.assign(client, { query: counted });
  });
  return () => ways;
}
