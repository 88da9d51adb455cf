import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, test } from "vitest";
import { openBucket } from "../../apps/api/src/testing/open-bucket.ts";
import { freePort } from "../free-port.ts";
import { hasProgram } from "../programs.ts";
import { assertKept, startLoad } from "./support/load.ts";
import { manyParts, type Part, untilReady } from "./support/parts.ts";
import { openPostOffice } from "./support/post-office.ts";
import { startProxy } from "./support/proxy.ts";
import { until } from "./support/waiting.ts";

/** Minutes of faults are for the long run: on a busy machine their timing is the machine's. */
const long = process.env["LONG"] === "1";
/** Requests a second, rounds of faults, and how long what is away stays so. */
const plan = { rate: 50, rounds: 5, away: 12_000 };

describe.skipIf(!long || !hasProgram("pgbouncer") || !hasProgram("haproxy"))(
  "when parts of a shop fail",
  () => {
    test("visitors are answered, and nothing that was acknowledged is lost or done twice", async () => {
      // What is acknowledged must outlive the database's death.
      await using shop = await manyParts({ durable: true });
      await using bucket = await openBucket();
      await bucket.open();
      const office = await openPostOffice(shop.smtpPort);
      const environment = {
        STORAGE_URL: `s3+${bucket.endpoint.replace("//", "//S3RVER:S3RVER@")}/files?region=us-east-1`,
        DRAIN_SECONDS: "3",
        TRUST_PROXY: "1",
      };
      assert.equal(await (await shop.start("migrate")).ended(), 0);
      await shop.start("sandbox");
      const webs = [
        await shop.start("web", environment),
        await shop.start("web", { ...environment, STORAGE_PICTURES: "redirected" }),
      ];
      const workers = [
        await shop.start("worker", environment),
        await shop.start("worker", environment),
      ];
      await Promise.all([...webs, ...workers].map(untilReady));
      const port = await freePort();
      await using _ = await startProxy(port, [webs[0] as Part, webs[1] as Part]);
      const load = await startLoad(`http://127.0.0.1:${port}`, plan);

      /** The next version in the place of a part: at its ports, once the one before has ended. */
      async function replace(parts: Part[], index: number, role: string, signal: NodeJS.Signals) {
        const before = parts[index] as Part;
        load.event(`${role} ${index + 1} ${signal}`);
        const code = await before.end(signal);
        if (signal === "SIGTERM") assert.equal(code, 0, before.output());
        const ports = { PORT: String(before.port), INTERNAL_PORT: String(before.internalPort) };
        parts[index] = await shop.start(role, { ...environment, ...ports });
        await untilReady(parts[index]);
        // Whoever spreads visitors has seen it.
        await sleep(1500);
      }

      for (let round = 0; round < plan.rounds; round += 1) {
        for (const index of [0, 1]) await replace(webs, index, "web", "SIGTERM");
        await replace(workers, 0, "worker", "SIGTERM");
        await replace(webs, round % 2, "web", "SIGKILL");
        await replace(workers, 1, "worker", "SIGKILL");
        load.event("files away");
        await bucket.close();
        await sleep(plan.away);
        await bucket.open();
        load.event("files back");
        await sleep(1000);
        load.databaseAway(true);
        load.event("database killed");
        await shop.killDatabase();
        // Readiness asked at once may still be answered by one that is about to die.
        await sleep(3000);
        await until(
          "the database back",
          () => Promise.all(webs.map((web) => readyOf(web))),
          (all) => all.every((status) => status === 200),
          60,
        );
        await sleep(1000);
        load.databaseAway(false);
        load.event("database back");
        await sleep(1000);
      }
      const { bought, answers, told, carts } = await load.end();
      console.log(told);
      assert.ok(bought.length >= plan.rounds, "nothing was bought meanwhile");
      assert.deepEqual(load.wrong(), []);
      assert.ok(answers > plan.rate * 10, `${answers} answers only`);

      await assertKept(load.who, { bought, carts }, office);
      await office.close();
    }, 1_800_000);
  },
);

async function readyOf({ internalPort }: Part): Promise<number> {
  return fetch(`http://127.0.0.1:${internalPort}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );
}
