import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, test } from "vitest";
import { assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { checkoutBody, filledCart, order } from "./support/ordering.ts";
import { findSet } from "./support/sample-design.ts";
import type { Shop } from "./support/shop.ts";
import { startShop } from "./support/shop.ts";
import { until } from "./support/waiting.ts";
import type { Answer, Json, Person } from "./support/wire.ts";
import { newCustomer, newEmail, person } from "./support/wire.ts";

/** A shop that is killed while it speaks with Mollie, whose stand-in runs in a process of its own and lives on. */
const key = `test_${"killed".repeat(6)}`;
const kills = process.env["LONG"] === "1" ? 200 : 2;
const atOnce = 3;
let mollie: ChildProcess;
let mollieUrl: string;
let shop: Shop;
let staff: Person;

beforeAll(async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const env = { ...process.env, MOLLIE_PORT: "0", PAYMENT_KEY: key, NOTICE_PACE: "0.001" };
  mollie = spawn(process.execPath, ["apps/sandbox/src/main-mollie.ts"], { cwd: root, env });
  const [line] = (await once(mollie.stdout as NonNullable<ChildProcess["stdout"]>, "data")) as [
    Buffer,
  ];
  mollieUrl = /http:\S+/.exec(line.toString())?.[0] ?? "";
  shop = await startShop({
    PAYMENT_PROVIDER: "mollie",
    PAYMENT_URL: mollieUrl,
    PAYMENT_KEY: key,
  });
  const email = newEmail("staff");
  await shop.command(["staff", "add", email, "--role", "administrator"], "staff entrance 42\n");
  const login = { email, password: "staff entrance 42" };
  const session = assertSuccess(await person(shop.baseUrl).post("/api/customer/login", login), 200);
  staff = person(shop.baseUrl, session.access_token);
}, 300_000);

afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
  mollie?.kill();
});

interface Placed {
  readonly uuid: string;
  readonly customer: Person;
}

async function atMollie(path = "", body?: object): Promise<Json> {
  const answer = await fetch(`${mollieUrl}/stand-in/payments${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${key}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.json();
}

async function paymentsOf(uuid: string): Promise<Json[]> {
  const [{ id }] = (await staff.get(`/api/staff/orders/${uuid}`)).json.payments;
  const all: Json[] = await atMollie();
  return all.filter(({ metadata }) => metadata?.payment_id === id);
}

/** What a call answered, or nothing when the shop was killed before. */
async function perhaps(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch(() => null);
}

test(`kill -9 at ${kills} points between asking and answering: no double payment, no lost refund, no gap`, async () => {
  let customer = await newCustomer(shop.baseUrl);
  let set = await findSet(customer, ["jersey"]);
  let design = await newDesign(customer, set);
  const orders: Placed[] = [];
  const refunded = new Map<string, string>();
  for (let point = 0; point < kills; point += 1) {
    // An account may check out sixty times an hour.
    if (point % 15 === 14) {
      customer = await newCustomer(shop.baseUrl);
      set = await findSet(customer, ["jersey"]);
      design = await newDesign(customer, set);
    }
    const attempts: { body: Json; cart: string; key: string }[] = [];
    for (let each = 0; each < atOnce; each += 1) {
      const cart = await filledCart(customer, set, design);
      const body = await checkoutBody(customer, cart, { payment: "pay_now" });
      attempts.push({ cart, body, key: randomUUID() });
    }
    const refund = (uuid: string, name: string) =>
      staff.post(
        `/api/staff/orders/${uuid}/refunds`,
        { amount: 700, reason: "Killed" },
        { headers: { "idempotency-key": name } },
      );
    const due = orders
      .map(({ uuid }) => uuid)
      .filter((uuid) => !refunded.has(uuid))
      .slice(0, 2);
    for (const uuid of due) refunded.set(uuid, randomUUID());

    const calls = [
      ...attempts.map((each) => perhaps(order(customer, each.cart, each.body, each.key))),
      ...due.map((uuid) => perhaps(refund(uuid, refunded.get(uuid) ?? ""))),
    ];
    // From before the first question to after the last answer.
    await sleep((point * 37) % 250);
    await shop.kill();
    await Promise.all(calls);
    await shop.start();

    for (const each of attempts) {
      const again = await order(customer, each.cart, each.body, each.key);
      const { order_uuid: uuid } = assertSuccess(again, 201);
      orders.push({ uuid, customer });
      const there = await paymentsOf(uuid);
      assert.equal(there.length, 1, "one payment at Mollie");
      await atMollie(`/${there[0].id}/paid`, {});
    }
    for (const uuid of due) assertSuccess(await refund(uuid, refunded.get(uuid) ?? ""), 201);
  }
  for (const { uuid } of orders) {
    const read = async () => (await staff.get(`/api/staff/orders/${uuid}`)).json.status as string;
    await until("the order is confirmed", read, (status) => status === "confirmed");
  }
  for (const uuid of refunded.keys()) {
    // One that was asked for when the shop was killed is asked for again within five minutes.
    const [{ refunds }] = await until(
      "the refund is at Mollie",
      () => paymentsOf(uuid),
      ([there]) => there.refunds.length > 0,
      400,
    );
    const amounts = refunds.map(({ amount }: Json) => amount as number);
    assert.deepEqual(amounts, [700], "given back once");
    const seen = (await staff.get(`/api/staff/orders/${uuid}`)).json;
    assert.equal(seen.ledger.difference, 0);
  }
  const cases = await shop.command(["cases", "--now"]);
  assert.match(cases, /, 0 do not close/);
  assert.match(cases, /There are no cases/);
  await assertNoGaps(orders);
}, 3_600_000);

/** Invoices name their numbers; together they run from 1 without holes. */
async function assertNoGaps(orders: readonly Placed[]): Promise<void> {
  const numbers: number[] = [];
  for (const { uuid, customer } of orders) {
    const paper = await customer.get(`/api/customer/orders/${uuid}/invoice.pdf`);
    const name = paper.headers.get("content-disposition") ?? "";
    numbers.push(Number(/HI-\d{4}-(\d{6})/.exec(name)?.[1]));
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  assert.deepEqual(
    sorted,
    sorted.map((_, at) => at + 1),
  );
}
