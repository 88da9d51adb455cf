import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, test } from "vitest";
import { hasProgram } from "../programs.ts";
import { assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { checkoutBody, filledCart, order } from "./support/ordering.ts";
import { type ManyParts, manyParts, type Part, readyStatus, untilReady } from "./support/parts.ts";
import { openPostOffice, type PostOffice } from "./support/post-office.ts";
import { findSet } from "./support/sample-design.ts";
import { until } from "./support/waiting.ts";
import { type Answer, type Json, newCustomer, type Person, person } from "./support/wire.ts";

const long = process.env["LONG"] === "1";
const purchases = long ? 40 : 6;

let shop: ManyParts;
let office: PostOffice;

describe.skipIf(!hasProgram("pgbouncer"))("a shop of many processes behind PgBouncer", () => {
  beforeAll(async () => {
    shop = await manyParts();
    office = await openPostOffice(shop.smtpPort);
  });
  afterAll(async () => {
    await office?.close();
    await shop?.[Symbol.asyncDispose]();
  });

  test("waits for its schema, takes orders, and loses nothing when a web and a worker are killed", async () => {
    const early = await shop.start("web");
    await until(
      "a word on the schema",
      () => Promise.resolve(early.output()),
      (text) => /lacks 0101_platform and \d+ more: run .*serve migrate.*Waiting/.test(text),
      60,
    );
    assert.equal(await readyStatus(early), 0);
    const migrate = await shop.start("migrate");
    assert.equal(await migrate.ended(), 0, migrate.output());

    await shop.start("sandbox");
    const webs = [early, await shop.start("web")] as const;
    const workers = [await shop.start("worker"), await shop.start("worker")] as const;
    await Promise.all([...webs, ...workers].map(untilReady));

    const bought = await buy(webs, workers);
    assert.equal(new Set(bought.map(({ number }) => number)).size, purchases);
    await assertEffects(webs[1], bought);
    await assertMetrics([webs[1], workers[1]]);

    // A part that is told to end says so before it closes its port.
    assert.equal(await workers[1].end("SIGTERM"), 0, workers[1].output());
    assert.equal(await webs[1].end("SIGTERM"), 0, webs[1].output());
  }, 600_000);

  test("a part told to end fails its readiness first and answers on", async () => {
    const web = await shop.start("web", { DRAIN_SECONDS: "4" });
    await untilReady(web);
    const ended = web.end("SIGTERM");
    await until(
      "not ready",
      () => readyStatus(web),
      (status) => status === 503,
      4,
    );
    const answer = await person(`http://127.0.0.1:${web.port}`).get("/api/openapi.json");
    assert.equal(answer.status, 200);
    assert.equal(await ended, 0, web.output());
  }, 200_000);

  test("under load a web that is told to end answers all that was begun", async () => {
    const web = await shop.start("web");
    await untilReady(web);
    const caller = person(`http://127.0.0.1:${web.port}`);
    const answers: number[] = [];
    const broken: string[] = [];
    let stopping = false;
    async function call(): Promise<void> {
      for (;;) {
        try {
          answers.push((await caller.post("/api/cart")).status);
        } catch (error) {
          const { cause } = error as { cause?: { code?: string } };
          // Nobody listens any more: the request was never begun.
          if (!stopping || cause?.code !== "ECONNREFUSED") {
            broken.push(String(cause?.code ?? error));
          }
          if (stopping) return;
        }
      }
    }
    const callers = Array.from({ length: 8 }, call);
    await until(
      "a load",
      () => Promise.resolve(answers.length),
      (count) => count > 30,
    );
    stopping = true;
    assert.equal(await web.end("SIGTERM"), 0, web.output());
    await Promise.all(callers);
    assert.deepEqual(broken, []);
    assert.deepEqual(new Set(answers), new Set([201]));
  }, 200_000);

  test("a worker that is told to end hands back what it had begun: the next has it at once", async () => {
    const web = await shop.start("web");
    const began = new Date();
    const first = await shop.start("worker");
    await Promise.all([web, first].map(untilReady));
    const who = await newCustomer(`http://127.0.0.1:${web.port}`);
    const set = await findSet(who, ["jersey"]);
    const designs: string[] = [];
    for (let index = 0; index < 4; index += 1) designs.push(await newDesign(who, set));
    const drawn = async (): Promise<boolean[]> =>
      Promise.all(
        designs.map(async (design) => {
          const answer = await who.get(`/api/configured-sets/${design}`);
          return assertSuccess(answer, 200).hasThumbnail === true;
        }),
      );
    await until("the first pictures", drawn, (each) => each.includes(true), 120);
    assert.equal(await first.end("SIGTERM"), 0, first.output());
    assert.equal(await shop.activeJobs(began), 0, "jobs were not handed back");
    const second = await shop.start("worker");
    await until("all pictures", drawn, (each) => !each.includes(false), 120);
    await Promise.all([web, second].map((part) => part.end("SIGTERM")));
  }, 400_000);

  test("eight who buy at once share two connections: no act waits for a second one", async () => {
    const web = await shop.start("web", {
      DATABASE_URL: shop.directUrl,
      DATABASE_CONNECTIONS: "2",
    });
    await untilReady(web);
    const origin = `http://127.0.0.1:${web.port}`;
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const who = await newCustomer(origin);
        const set = await findSet(who, ["jersey"]);
        const cart = await filledCart(who, set, await newDesign(who, set));
        return (await order(who, cart, await checkoutBody(who, cart))).status;
      }),
    );
    assert.deepEqual(new Set(statuses), new Set([201]));
    await web.end("SIGTERM");
  }, 200_000);
});

interface Bought {
  readonly customer: Person;
  readonly design: string;
  readonly uuid: string;
  readonly number: string;
}

function at(web: Part, who: Person): Person {
  return person(`http://127.0.0.1:${web.port}`, who.token);
}

/** Orders by turns at both webs; after a third of the answers one web and one worker are killed. */
async function buy(webs: readonly [Part, Part], workers: readonly [Part, Part]): Promise<Bought[]> {
  const customers = await Promise.all(
    webs.map((web) => newCustomer(`http://127.0.0.1:${web.port}`)),
  );
  const waiting: { who: Person; design: string; cart: string; body: Json; web: number }[] = [];
  for (let index = 0; index < purchases; index += 1) {
    const who = at(webs[index % 2] ?? webs[0], customers[index % 2] as Person);
    const set = await findSet(who, ["jersey"]);
    const design = await newDesign(who, set);
    const cart = await filledCart(who, set, design);
    const body = await checkoutBody(who, cart);
    waiting.push({ who, design, cart, body, web: index % 2 });
  }
  let killed: Promise<unknown> | undefined;
  const done: Bought[] = [];
  const take = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { who, design, cart, body, web } = next;
      const answer = await orderAnywhere(webs, web, who, cart, body);
      const { order_uuid: uuid } = assertSuccess(answer, 201);
      const seen = assertSuccess(await at(webs[1], who).get(`/api/customer/orders/${uuid}`), 200);
      done.push({ customer: at(webs[1], who), design, uuid, number: seen.order_number });
      if (done.length >= purchases / 3) {
        killed ??= Promise.all([webs[0].end("SIGKILL"), workers[0].end("SIGKILL")]);
      }
    }
  };
  await Promise.all([take(), take(), take(), take()]);
  await killed;
  return done;
}

/** As a browser does whose first try got no answer: once more, by the same key, at whichever web there is. */
async function orderAnywhere(
  webs: readonly [Part, Part],
  web: number,
  who: Person,
  cart: string,
  body: Json,
): Promise<Answer> {
  const key = randomUUID();
  const first = await order(at(webs[web] ?? webs[0], who), cart, body, key).catch(() => null);
  return first ?? order(at(webs[1], who), cart, body, key);
}

/** Every order is there once, has its mail once, and every design its pictures. */
async function assertEffects(web: Part, bought: readonly Bought[]): Promise<void> {
  const owners = new Map(bought.map(({ customer }) => [customer.token, customer]));
  const listed = await Promise.all(
    [...owners.values()].map(async (who) => {
      const page = assertSuccess(await who.get("/api/customer/orders?limit=100"), 200);
      return (page.data as Json[]).map(({ uuid }) => uuid as string);
    }),
  );
  assert.deepEqual(listed.flat().sort(), bought.map(({ uuid }) => uuid).sort());
  // A job in hand when its worker was killed is another's after a minute without a sign of life, and a look.
  const lettersFor = (number: string): number =>
    office.letters.filter((letter) => new RegExp(`^subject:.*${number}`, "im").test(letter)).length;
  await until(
    "a letter for each order",
    () => Promise.resolve(bought.map(({ number }) => lettersFor(number))),
    (counts) => counts.every((count) => count >= 1),
    300,
  );
  await until(
    "pictures of each design",
    () =>
      Promise.all(
        bought.map(async ({ customer, design }) => {
          const answer = await at(web, customer).get(`/api/configured-sets/${design}`);
          return assertSuccess(answer, 200).hasThumbnail as boolean | null;
        }),
      ),
    (drawn) => drawn.every((each) => each === true),
    300,
  );
  assert.deepEqual(
    bought.map(({ number }) => lettersFor(number)),
    bought.map(() => 1),
    "each letter once",
  );
}

async function assertMetrics(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const answer = await fetch(`http://127.0.0.1:${part.internalPort}/api/metrics`);
    const text = await answer.text();
    assert.equal(answer.status, 200);
    for (const name of ["holeshot_sql_seconds_count", "holeshot_queue_jobs", "holeshot_mails"]) {
      assert.ok(text.includes(name), `${name} is not among the figures`);
    }
  }
}
