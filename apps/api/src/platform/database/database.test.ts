import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { openDatabase } from "./database.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

it("a connection that breaks between two statements of an act fails the act, not the process", async () => {
  const faults: unknown[] = [];
  const hear = (error: unknown): void => void faults.push(error);
  process.on("uncaughtException", hear);
  try {
    const act = shop.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await shop.database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      // The news of the end arrives while nothing is asked.
      await sleep(300);
      await sql`select 1`.execute(tx);
    });
    await expect(act).rejects.toThrow(/connection/i);
    await sleep(100);
    expect(faults).toEqual([]);
    expect((await shop.database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    process.off("uncaughtException", hear);
  }
});

it("closing ends its sessions at once, also where only the pool was asked", async () => {
  const lock = "select pg_try_advisory_lock(7411) as got";
  const first = openDatabase(inject("postgresUrl"), { max: 1 });
  expect((await first.pool.query(lock)).rows).toEqual([{ got: true }]);
  await first.close();
  const second = openDatabase(inject("postgresUrl"), { max: 1 });
  await expect
    .poll(async () => (await second.pool.query(lock)).rows, { timeout: 2000 })
    .toEqual([{ got: true }]);
  await second.close();
});
