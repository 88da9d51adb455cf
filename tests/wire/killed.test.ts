import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, test } from "vitest";
import { assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { checkoutBody, filledCart, order, readOrder } from "./support/ordering.ts";
import { findSet } from "./support/sample-design.ts";
import type { Shop } from "./support/shop.ts";
import { startShop } from "./support/shop.ts";
import { until } from "./support/waiting.ts";
import type { Answer, Json, Person } from "./support/wire.ts";
import { newCustomer } from "./support/wire.ts";

const checkouts = 50;
const long = process.env["LONG"] === "1";
let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

interface Attempt {
  readonly customer: Person;
  readonly cart: string;
  readonly body: Json;
  readonly key: string;
  answer: Answer | null;
}

async function prepare(): Promise<Attempt[]> {
  const customers = await Promise.all([1, 2, 3, 4, 5].map(() => newCustomer(shop.baseUrl)));
  const attempts: Attempt[] = [];
  for (const customer of customers) {
    const set = await findSet(customer, ["jersey"]);
    const design = await newDesign(customer, set);
    for (let index = 0; index < checkouts / customers.length; index += 1) {
      const cart = await filledCart(customer, set, design);
      // Every fifth is paid on a page: the provider is asked in the middle of it.
      const payment = index % 5 === 0 ? "pay_now" : "invoice";
      const body = await checkoutBody(customer, cart, { payment });
      attempts.push({ customer, cart, body, key: randomUUID(), answer: null });
    }
  }
  return attempts;
}

/** Sends all checkouts, a few at a time, and pulls the plug when some of them are answered. */
async function interrupt(attempts: readonly Attempt[], afterAnswers: number): Promise<void> {
  const waiting = [...attempts];
  let answered = 0;
  let killed: Promise<void> | undefined;
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (killed !== undefined) return;
      next.answer = await order(next.customer, next.cart, next.body, next.key).catch(() => null);
      if (next.answer !== null) answered += 1;
      if (answered >= afterAnswers) killed ??= shop.kill();
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker));
  await (killed ?? shop.kill());
}

interface Sighting {
  readonly uuid: string;
  readonly order_number: string;
}

async function ordersOf(customer: Person): Promise<Sighting[]> {
  return assertSuccess(await customer.get("/api/customer/orders?limit=100"), 200).data;
}

test(`kill -9 in the middle of ${checkouts} checkouts: none lost, none double, no orphan`, async () => {
  const attempts = await prepare();
  await interrupt(attempts, 20);
  const acknowledged = attempts.filter((attempt) => attempt.answer?.status === 201);
  assert.ok(acknowledged.length >= 20, `${acknowledged.length} answered before the end`);
  assert.ok(acknowledged.length < checkouts, "the end came after the last answer");

  const start = performance.now();
  await shop.start();
  const restart = Math.round(performance.now() - start);

  // What was acknowledged is there, and its key answers the same once more.
  for (const { customer, cart, body, key, answer } of acknowledged) {
    const again = await order(customer, cart, body, key);
    assert.deepEqual(again.json, answer?.json);
    assert.equal((await readOrder(customer, again.json.order_uuid)).lines.length, 1);
  }
  // The others are ordered now, by the same keys: once each, whether they had gone through or not.
  for (const attempt of attempts.filter((each) => each.answer?.status !== 201)) {
    const { customer, cart, body, key } = attempt;
    attempt.answer = await order(customer, cart, body, key);
    assertSuccess(attempt.answer, 201);
  }

  const customers = new Set(attempts.map((attempt) => attempt.customer));
  const found = (await Promise.all([...customers].map(ordersOf))).flat();
  const promised = attempts.map((attempt) => attempt.answer?.json.order_uuid as string);
  const uuids = found.map((each) => each.uuid);
  assert.deepEqual(uuids.sort(), promised.sort(), "orders are exactly the promised ones");
  const numbers = found
    .map((each) => Number(each.order_number.split("-")[2]))
    .sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
    "order numbers run from 1 without holes",
  );

  // The mails of all orders still go out, once each.
  await assertMails(found.map((each) => each.order_number));
  process.stdout.write(
    `killed after ${acknowledged.length} of ${checkouts}; ready again in ${restart} ms\n`,
  );
});

async function assertMails(numbers: readonly string[]): Promise<void> {
  const folder = `${shop.dataDir}/mail`;
  const read = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
  };
  const mailsFor = (mails: readonly string[], number: string): number =>
    mails.filter((mail) => new RegExp(`^subject:.*${number}`, "im").test(mail)).length;
  await until(
    "a mail for most orders",
    read,
    (mails) => numbers.filter((number) => mailsFor(mails, number) > 0).length >= (long ? 40 : 34),
    long ? 240 : 60,
  );
  await sleep(500);
  const mails = await read();
  for (const number of numbers) {
    assert.ok(mailsFor(mails, number) <= 1, `${number} has ${mailsFor(mails, number)} mails`);
  }
}
