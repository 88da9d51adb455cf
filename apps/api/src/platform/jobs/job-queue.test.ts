import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { declarations } from "../declared.ts";
import { createLog } from "../log.ts";
import { defineJob, type JobQueue, openJobQueue, type Queue } from "./job-queue.ts";

let shop: TestPlatform;
let worker: JobQueue;
const seen: number[] = [];
let numbers: Queue<{ number: number }>;

beforeAll(async () => {
  shop = await testPlatform();
  const url = shop.database.pool.options.connectionString ?? "";
  // The shop, which has a handler for each of its queues, knows nothing of this one.
  numbers = declarations("queue").declare("test-numbers", z.object({ number: z.number() }));
  const job = defineJob({
    queue: numbers,
    handle: ({ number }) => {
      seen.push(number);
      return Promise.resolve();
    },
  });
  worker = await openJobQueue(
    { directUrl: url, url, works: true },
    { log: createLog("silent"), report: () => undefined, traces: shop.traces },
  );
  await worker.prepare([job]);
  await worker.work([job]);
});
afterAll(async () => {
  await worker.stop();
  await shop.close();
});

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !holds(); i += 1) await sleep(20);
}

describe("the job queue", () => {
  it("works off what a transaction enqueued, once it commits", async () => {
    await shop.transaction((tx) => tx.enqueue(numbers, { number: 1 }));
    await until(() => seen.includes(1));
    expect(seen).toEqual([1]);
  });

  it("forgets what a transaction enqueued that rolled back", async () => {
    const rolledBack = shop.transaction(async (tx) => {
      await tx.enqueue(numbers, { number: 2 });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await shop.transaction((tx) => tx.enqueue(numbers, { number: 3 }));
    await until(() => seen.includes(3));
    expect(seen).toEqual([1, 3]);
  });

  it("hears of new work again after its connection was cut", async () => {
    await shop.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'",
    );
    await sleep(500);
    await shop.transaction((tx) => tx.enqueue(numbers, { number: 4 }));
    await until(() => seen.includes(4));
    expect(seen).toEqual([1, 3, 4]);
  });
});
