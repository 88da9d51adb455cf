import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, test } from "vitest";
import { freePort } from "../free-port.ts";
import { hasProgram } from "../programs.ts";
import { assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { assertKept, startLoad } from "./support/load.ts";
import { checkoutBody, filledCart, order } from "./support/ordering.ts";
import { manyParts, type Part, untilReady } from "./support/parts.ts";
import { openPostOffice } from "./support/post-office.ts";
import { startProxy } from "./support/proxy.ts";
import { findSet } from "./support/sample-design.ts";
import { commitBefore, layOut, type VersionBefore } from "./support/version-before.ts";
import { judgedAlsoBy, newCustomer, person } from "./support/wire.ts";

const long = process.env["LONG"] === "1";
/** Requests a second, milliseconds from one order to the next, times there and back, and how long each mixture of versions lasts. */
const plan = { rate: 50, pause: 1500, rounds: 3, lasts: 15_000 };
const before = commitBefore();

describe.skipIf(!long || before === null || !hasProgram("pgbouncer") || !hasProgram("haproxy"))(
  "a new version and the one before",
  () => {
    test("are rolled out and rolled back while visitors buy: no failure, nothing lost", async () => {
      using old = layOut(before ?? "");
      old.build();
      judgedAlsoBy(await old.judge());
      assert.ok(old.since.length > 0, "no migration lies between the two");
      await using shop = await manyParts();
      const office = await openPostOffice(shop.smtpPort);
      const versions = { old: old.program, new: undefined };
      type Version = keyof typeof versions;
      const environment = { DRAIN_SECONDS: "2", TRUST_PROXY: "1" };
      const start = (role: string, version: Version, ports: Record<string, string> = {}) =>
        shop.start(role, { ...environment, ...ports }, versions[version]);

      const first = await start("migrate", "old");
      assert.equal(await first.ended(), 0, first.output());
      await start("sandbox", "old");
      const webs = [await start("web", "old"), await start("web", "old")] as [Part, Part];
      let worker = await start("worker", "old");
      await Promise.all([...webs, worker].map(untilReady));
      const port = await freePort();
      await using _ = await startProxy(port, webs);
      const load = await startLoad(`http://127.0.0.1:${port}`, plan);

      /** One part after the other, as an orchestrator does: a web at its own ports, since the proxy knows those. */
      async function replaceWeb(index: 0 | 1, version: Version): Promise<void> {
        load.event(`web ${index + 1} becomes ${version}`);
        const { port: PORT, internalPort } = webs[index];
        assert.ok((await answersOf(webs[index])) > 0, "a web had nobody to answer");
        assert.equal(await webs[index].end("SIGTERM"), 0, webs[index].output());
        const ports = { PORT: String(PORT), INTERNAL_PORT: String(internalPort) };
        webs[index] = await start("web", version, ports);
        await untilReady(webs[index]);
        await sleep(1500 + plan.lasts);
      }
      async function roll(version: Version): Promise<void> {
        await replaceWeb(0, version);
        // What one version began the other ends: a cart, and the worker's jobs of either.
        await buyAcross(webs[0], webs[1]);
        await buyAcross(webs[1], webs[0]);
        const next = await start("worker", version);
        await untilReady(next);
        assert.equal(await worker.end("SIGTERM"), 0, worker.output());
        worker = next;
        await replaceWeb(1, version);
      }
      for (let round = 0; round < plan.rounds; round += 1) {
        // The schema first, under the version that knows nothing of it; the second time there is nothing to do.
        load.event("migrate");
        const migrate = await start("migrate", "new");
        assert.equal(await migrate.ended(), 0, migrate.output());
        await sleep(plan.lasts);
        await roll("new");
        await roll("old");
        for (const web of webs) assert.match(web.output(), newerBy(old));
      }
      const { bought, answers, told, carts } = await load.end();
      console.log(`${old.since.join(", ")} since ${old.commit.slice(0, 7)}\n${told}`);
      assert.deepEqual([...load.wrong(), ...load.unprepared()], []);
      assert.ok(bought.length >= 3 * plan.rounds, `${bought.length} orders only`);
      assert.ok(answers > plan.rate * 10, `${answers} answers only`);
      await assertKept(load.who, { bought, carts }, office);
      await office.close();
    }, 1_800_000);
  },
);

/** What a program says that meets a newer schema: by the last of the migrations that it does not know. */
function newerBy({ since }: VersionBefore): RegExp {
  return new RegExp(`newer than this program, by .*${since.at(-1)?.replace(".sql", "")}`);
}

async function answersOf({ internalPort }: Part): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${internalPort}/api/metrics`)).text();
  const counts = figures.matchAll(/^holeshot_http_request_seconds_count\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Fills a cart at one web and orders it at another. */
async function buyAcross(at: Part, then: Part): Promise<void> {
  const who = await newCustomer(`http://127.0.0.1:${at.port}`);
  const set = await findSet(who, ["jersey"]);
  const cart = await filledCart(who, set, await newDesign(who, set));
  const body = await checkoutBody(who, cart);
  const there = person(`http://127.0.0.1:${then.port}`, who.token);
  const { order_uuid: uuid } = assertSuccess(await order(there, cart, body), 201);
  assertSuccess(await who.get(`/api/customer/orders/${uuid}`), 200);
}
