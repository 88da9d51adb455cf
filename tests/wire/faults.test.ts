import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, test } from "vitest";
import { openBucket } from "../../apps/api/src/testing/open-bucket.ts";
import { hasProgram } from "../programs.ts";
import { assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { checkoutBody, filledCart, order } from "./support/ordering.ts";
import { freePort, manyParts, type Part, untilReady } from "./support/parts.ts";
import { openPostOffice } from "./support/post-office.ts";
import { startProxy } from "./support/proxy.ts";
import { findSet } from "./support/sample-design.ts";
import { until } from "./support/waiting.ts";
import { type Answer, type Json, newCustomer, type Person, person } from "./support/wire.ts";

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
      const load = await startLoad(`http://127.0.0.1:${port}`);

      /** The next version in the place of a part: at its doors, once the one before has ended. */
      async function replace(parts: Part[], index: number, role: string, signal: NodeJS.Signals) {
        const before = parts[index] as Part;
        load.event(`${role} ${index + 1} ${signal}`);
        const code = await before.end(signal);
        if (signal === "SIGTERM") assert.equal(code, 0, before.output());
        const doors = { PORT: String(before.port), INTERNAL_PORT: String(before.internalPort) };
        parts[index] = await shop.start(role, { ...environment, ...doors });
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

      const who = load.who;
      for (const { buyer, uuid } of bought) {
        const page = assertSuccess(await buyer.get("/api/customer/orders?limit=100"), 200);
        assert.deepEqual(
          (page.data as Json[]).map((each) => each.uuid as string),
          [uuid],
        );
      }
      for (const cart of carts)
        assertSuccess(await person(who.baseUrl).get(`/api/cart/${cart}`), 200);
      const lettersFor = (number: string): number =>
        office.letters.filter((letter) => new RegExp(`^subject:.*${number}`, "im").test(letter))
          .length;
      const numbers = await Promise.all(
        bought.map(async ({ buyer, uuid }) =>
          String(assertSuccess(await buyer.get(`/api/customer/orders/${uuid}`), 200).order_number),
        ),
      );
      await until(
        "a letter for each order",
        () => Promise.resolve(numbers.map(lettersFor)),
        (counts) => counts.every((count) => count >= 1),
        300,
      );
      assert.deepEqual(new Set(numbers.map(lettersFor)), new Set([1]));
      await until(
        "the pictures of each design, from the bucket too",
        () => Promise.all(bought.map(({ buyer, design }) => pictureStatus(buyer, design))),
        (all) => all.every((status) => status === 200),
        300,
      );
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

/** Through whichever web: one sends it, the other says where it lies. */
async function pictureStatus(who: Person, design: string): Promise<number> {
  const address = `${who.baseUrl}/api/configured-sets/${design}/preview/jersey/front.webp`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${who.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok && bytes.subarray(8, 12).toString() !== "WEBP" ? 0 : answer.status;
}

interface Bought {
  /** Each by somebody else: an account may order so often only. */
  readonly buyer: Person;
  readonly uuid: string;
  readonly design: string;
}

/** Visitors at a steady rate, and one who buys again and again; both as a browser does, which tries once more. */
async function startLoad(door: string) {
  const who = await newCustomer(door);
  const visitor = person(door);
  const set = await findSet(who, ["jersey"]);
  const wrong: string[] = [];
  const events: string[] = [];
  const bought: Bought[] = [];
  const carts: string[] = [];
  const began = performance.now();
  let [answers, whileAway, cut] = [0, 0, 0];
  let [open, databaseAway, awayUntil, killedAt] = [true, false, 0, -Infinity];
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(1);

  function judge(what: string, { status, headers }: Answer, begun: number): boolean {
    answers += 1;
    if (status < 500) return true;
    const away = databaseAway || begun < awayUntil;
    if (status === 503 && away && Number(headers.get("retry-after")) > 0) whileAway += 1;
    // Nobody can know whether what was in hand at a kill was done: it is told so, and never repeated unasked.
    else if (status === 502 && isCut(what)) cut += 1;
    else wrong.push(`${seconds()} s: ${what} ${status} ${headers.get("retry-after") ?? ""}`);
    return false;
  }
  /** In hand at a kill, and without a key by which it could be sent again. */
  function isCut(what: string): boolean {
    return what === "POST cart" && performance.now() - killedAt < 5000;
  }
  async function ask(what: string, act: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = performance.now();
    const answer = await act().catch((error: unknown) => {
      if (isCut(what)) {
        cut += 1;
        return undefined;
      }
      wrong.push(`${seconds()} s: ${what} ${String((error as Error).cause ?? error)}`);
      return undefined;
    });
    return answer && judge(what, answer, begun) ? answer : undefined;
  }
  /** As often as it takes: what is not acknowledged is asked for again, by the same key where it has one. */
  async function persist(what: string, act: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask(what, act);
      if (answer !== undefined) return answer;
      await sleep(500);
    }
  }
  const calls: (() => Promise<unknown>)[] = [
    () => ask("GET sets", () => who.get("/api/configurator-sets?limit=5")),
    () => ask("GET page", () => who.get("/")),
    () => ask("GET designs", () => who.get("/api/configured-sets?limit=5")),
    async () => {
      const made = await ask("POST cart", () => visitor.post("/api/cart"));
      if (made?.status === 201) carts.push(String(made.json.uuid));
    },
  ];
  const running = new Set<Promise<unknown>>();
  let turn = 0;
  const timer = setInterval(() => {
    const one = calls[turn++ % calls.length]?.();
    if (one === undefined) return;
    running.add(one);
    void one.finally(() => running.delete(one));
  }, 1000 / plan.rate);
  async function buy(): Promise<void> {
    while (open) {
      // Made ready while all is well: the order itself is what is tried.
      const ready = await prepare().catch(() => undefined);
      if (ready === undefined) {
        await sleep(300);
        continue;
      }
      const key = randomUUID();
      const answer = await persist("POST checkout", () =>
        order(ready.buyer, ready.cart, ready.body, key),
      );
      if (answer.status !== 201) wrong.push(`${seconds()} s: POST checkout ${answer.status}`);
      else bought.push({ buyer: ready.buyer, uuid: answer.json.order_uuid, design: ready.design });
      await sleep(1500);
    }
  }
  async function prepare() {
    const customer = await newCustomer(door);
    const design = await newDesign(customer, set);
    const cart = await filledCart(customer, set, design);
    return { buyer: customer, design, cart, body: await checkoutBody(customer, cart) };
  }
  const buyer = buy();
  return {
    who,
    wrong: () => wrong,
    event: (what: string) => {
      if (what.includes("SIGKILL")) killedAt = performance.now();
      events.push(`${seconds()} s ${what}`);
    },
    databaseAway: (away: boolean) => {
      databaseAway = away;
      if (!away) awayUntil = performance.now();
    },
    end: async () => {
      open = false;
      clearInterval(timer);
      await Promise.all([...running, buyer]);
      const sum = `${answers} answers in ${seconds()} s; ${whileAway} told to come again while the database was away; ${cut} cut by a kill; ${bought.length} orders, ${carts.length} carts`;
      const told = [...events, sum, ...wrong].join("\n");
      return { bought, answers, carts, told };
    },
  };
}
