import type { TestPlatform } from "./test-platform.ts";

const PAUSE_MS = 5;

/** Until so many connections of the shop wait for what another holds: who comes first is no matter of luck then. */
export async function untilWaiting(shop: TestPlatform, count: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.database.pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows[0]?.waiting === count) return;
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}
