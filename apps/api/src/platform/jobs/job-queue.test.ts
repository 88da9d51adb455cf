import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { testPlatform } from "../../testing/index.ts";
import { createLog } from "../log.ts";
import { defineJob, openJobQueue } from "./job-queue.ts";

test("what piled up while no worker ran is worked off at once, failures apart", async () => {
  await using shop = await testPlatform();
  const done: number[] = [];
  const job = defineJob<{ number: number }>({
    queue: "pile",
    handle: async ({ number }) => {
      if (number === 7) throw new Error("not this one");
      done.push(number);
    },
  });
  const { rows } = await shop.database.pool.query("select current_database() as name");
  const url = inject("postgresUrl").replace(/\/postgres$/, `/${rows[0].name}`);
  const worker = await openJobQueue(url, createLog("silent"), { works: true });
  try {
    await worker.prepare([job]);
    for (let number = 0; number < 31; number += 1) await worker.send(shop.db, "pile", { number });
    await worker.work([job]);
    for (let round = 0; round < 50 && done.length < 30; round += 1) await sleep(100);
    expect(done.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 31 }, (_, number) => number).filter((number) => number !== 7),
    );
  } finally {
    await worker.stop();
  }
});
