import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { assertSuccess } from "./assertions.ts";
import { newDesign } from "./estate.ts";
import { checkoutBody, filledCart, order } from "./ordering.ts";
import type { PostOffice } from "./post-office.ts";
import { findSet } from "./sample-design.ts";
import { until } from "./waiting.ts";
import { type Answer, type Json, newCustomer, type Person, person } from "./wire.ts";

/** An order that was acknowledged. */
export interface Bought {
  /** Each by somebody else: an account may order so often only. */
  readonly buyer: Person;
  readonly uuid: string;
  readonly design: string;
}

/** What was acknowledged is there once: orders, carts, a letter for each order, the pictures of each design. */
export async function assertKept(
  who: Person,
  { bought, carts }: { readonly bought: readonly Bought[]; readonly carts: readonly string[] },
  office: PostOffice,
): Promise<void> {
  for (const { buyer, uuid } of bought) {
    const page = assertSuccess(await buyer.get("/api/customer/orders?limit=100"), 200);
    assert.deepEqual(
      (page.data as Json[]).map((each) => each.uuid as string),
      [uuid],
    );
  }
  for (const cart of carts) assertSuccess(await person(who.baseUrl).get(`/api/cart/${cart}`), 200);
  const lettersFor = (number: string): number =>
    office.letters.filter((letter) => new RegExp(`^subject:.*${number}`, "im").test(letter)).length;
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
}

/** Through whichever web: one sends it, the other says where it lies. */
async function pictureStatus(who: Person, design: string): Promise<number> {
  const address = `${who.baseUrl}/api/configured-sets/${design}/preview/jersey/front.webp`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${who.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok && bytes.subarray(8, 12).toString() !== "WEBP" ? 0 : answer.status;
}

/** Visitors at a steady rate (requests a second), and one who buys again after each pause (ms); both as a browser does, which tries once more. */
export async function startLoad(
  origin: string,
  { rate, pause = 1500 }: { readonly rate: number; readonly pause?: number },
) {
  const who = await newCustomer(origin);
  const visitor = person(origin);
  const set = await findSet(who, ["jersey"]);
  const wrong: string[] = [];
  const unprepared: string[] = [];
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
  }, 1000 / rate);
  async function buy(): Promise<void> {
    while (open) {
      // Made ready while all is well: the order itself is what is tried.
      const ready = await prepare().catch((error: unknown) => {
        unprepared.push(`${seconds()} s: ${String(error)}`);
        return undefined;
      });
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
      await sleep(pause);
    }
  }
  async function prepare() {
    const customer = await newCustomer(origin);
    const design = await newDesign(customer, set);
    const cart = await filledCart(customer, set, design);
    return { buyer: customer, design, cart, body: await checkoutBody(customer, cart) };
  }
  const buyer = buy();
  return {
    who,
    wrong: () => wrong,
    /** What kept somebody from coming as far as the order. */
    unprepared: () => unprepared,
    bought: () => bought.length,
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
