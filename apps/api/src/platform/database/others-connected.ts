import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "./database.ts";

/** So often and so long apart somebody else is looked for, ms: the engine lets go of a closed connection a moment later. */
const LOOKS = 10;
const BETWEEN = 200;

/** Whether somebody else is connected, and stays so: a server keeps a connection as long as it is open. */
export async function othersConnected(url: string): Promise<boolean> {
  const database = openDatabase(url, { max: 1 });
  try {
    for (let look = 1; ; look += 1) {
      const { rows } = await sql<{ others: number }>`
        select count(*)::int as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        database.db,
      );
      if ((rows[0]?.others ?? 0) === 0) return false;
      if (look === LOOKS) return true;
      await setTimeout(BETWEEN);
    }
  } finally {
    await database.close();
  }
}
