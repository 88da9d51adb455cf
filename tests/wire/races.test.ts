import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeAll, test } from "vitest";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { checkoutBody, choices, filledCart, order, readOrder } from "./support/ordering.ts";
import { usePaymentPage } from "./support/payment-page.ts";
import { drawDesign, findSet, saveDesign } from "./support/sample-design.ts";
import { ownShop } from "./support/shared-shop.ts";
import { until } from "./support/waiting.ts";
import type { Answer, Json, Person } from "./support/wire.ts";

const house = ownShop();
let set: Json;

beforeAll(async () => {
  set = await findSet(house.visitor, ["jersey"]);
});

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** How often each status came, with its code. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code: string | undefined = answer.json?.code;
    const name = code === undefined ? String(answer.status) : `${answer.status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function orderCount(who: Person): Promise<number> {
  return assertSuccess(await who.get("/api/customer/orders?limit=100"), 200).data.length;
}

async function cartOf(who: Person): Promise<string> {
  return filledCart(who, set, await newDesign(who, set));
}

test("one cart ordered by ten keys at once: one order", async () => {
  const customer = await house.customer();
  const cart = await cartOf(customer);
  const body = await checkoutBody(customer, cart);
  const answers = await times(10, () => order(customer, cart, body));
  assert.deepEqual(tally(answers), { 201: 1, "409 cart_changed": 9 });
  assert.equal(await orderCount(customer), 1);
});

test("one key ten times at once: one order, ten equal answers", async () => {
  const customer = await house.customer();
  const cart = await cartOf(customer);
  const body = await checkoutBody(customer, cart);
  const key = randomUUID();
  const answers = await times(10, () => order(customer, cart, body, key));
  assert.deepEqual(tally(answers), { 201: 10 });
  assert.equal(new Set(answers.map((answer) => answer.text)).size, 1);
  const later = await order(customer, cart, body, key);
  assert.equal(later.text, answers[0]?.text);
  assert.equal(await orderCount(customer), 1);

  const changed = { ...body, contact: { ...body.contact, first_name: "Someone" } };
  assertRefused(await order(customer, cart, changed, key), 409, "idempotency_conflict");
});

test("one key is one customer's own: another may use the same", async () => {
  const key = randomUUID();
  for (const customer of [await house.customer(), await house.customer()]) {
    const cart = await cartOf(customer);
    const answer = await order(customer, cart, await checkoutBody(customer, cart), key);
    assertSuccess(answer, 201);
  }
});

test("a code that may be used once, used by six at once: one has it", async () => {
  await house.shop.command(["discount", "add", "HOLESHOT1", "--percent", "10", "--uses", "1"]);
  const ready = await times(6, async () => {
    const customer = await house.customer();
    const cart = await cartOf(customer);
    const answer = await customer.put(`/api/cart/${cart}/discount-code`, { code: " holeshot1 " });
    assert.ok(assertSuccess(answer, 200).totals.discount > 0);
    return { customer, cart, body: await checkoutBody(customer, cart) };
  });
  const answers = await Promise.all(
    ready.map(({ customer, cart, body }) => order(customer, cart, body)),
  );
  assert.deepEqual(tally(answers), { 201: 1, "422 discount_code_used": 5 });

  const late = await house.customer();
  const cart = await cartOf(late);
  const answer = await late.put(`/api/cart/${cart}/discount-code`, { code: "HOLESHOT1" });
  assertRefused(answer, 422, "discount_code_used");
  const unknown = await late.put(`/api/cart/${cart}/discount-code`, { code: "NEVER" });
  assertRefused(unknown, 422, "invalid_discount_code");
});

test("twenty saves of one version: one is kept, whole", async () => {
  const customer = await house.customer();
  const { design } = await saveDesign(customer, set, drawDesign(set));
  const path = `/api/configured-sets/${design.uuid}`;
  const answers = await times(20, (index) =>
    customer.put(path, { name: `Save ${index}`, document: design.document, version: 1 }),
  );
  assert.deepEqual(tally(answers), { 200: 1, "409 stale_version": 19 });
  const kept = assertSuccess(await customer.get(path), 200);
  const winner = answers.find((answer) => answer.status === 200);
  assert.equal(kept.version, 2);
  assert.equal(kept.name, winner?.json.name);
});

test("a guest's design claimed by two: one has it", async () => {
  const { design, edit_hash } = await saveDesign(house.visitor, set, drawDesign(set));
  const claim = `/api/configured-sets/${design.uuid}/take-over`;
  const people = [await house.customer(), await house.customer()];
  const answers = await Promise.all(people.map((who) => who.post(claim, { hash: edit_hash })));
  assert.deepEqual(tally(answers), { 201: 1, "404 take_over_failed": 1 });
  const lists = await Promise.all(people.map((who) => who.get("/api/customer/configured-sets")));
  const owned = lists.map((answer) => assertSuccess(answer, 200).data.length);
  assert.deepEqual(
    owned.sort((a, b) => a - b),
    [0, 1],
  );
  // The edit hash is dead from then on.
  const path = `/api/configured-sets/${design.uuid}?hash=${edit_hash}`;
  assertRefused(await house.visitor.get(path), 404, "not_found");
});

test("one design added to a cart ten times at once: it is in once", async () => {
  const customer = await house.customer();
  const design = await newDesign(customer, set);
  const { uuid } = assertSuccess(await customer.post("/api/cart"), 201);
  const answers = await times(10, () => customer.post(`/api/cart/${uuid}/add/${design}`));
  assert.deepEqual(tally(answers), { 201: 1, "409 already_in_cart": 9 });
  assert.equal(assertSuccess(await customer.get(`/api/cart/${uuid}`), 200).items.length, 1);
});

test("a cart changed while it is ordered: what was ordered is what was quoted", async () => {
  const customer = await house.customer();
  for (let round = 0; round < 5; round += 1) {
    const design = await newDesign(customer, set);
    const cart = await filledCart(customer, set, design);
    const body = await checkoutBody(customer, cart);
    const [answer] = await Promise.all([
      order(customer, cart, body),
      customer.put(`/api/cart/${cart}/quantities`, {
        selections: [
          {
            configuredSetUuid: design,
            product: "jersey",
            rows: [{ properties: choices(set, "jersey"), quantity: 100 }],
          },
        ],
      }),
    ]);
    if (answer.status === 201) {
      const placed = await readOrder(customer, answer.json.order_uuid);
      assert.equal(placed.totals.total, body.expected_total);
    } else {
      assert.ok(["total_changed", "cart_changed"].includes(answer.json.code), answer.text);
    }
  }
});

test("a payment page used by three at once: paid once, and said so to all", async () => {
  const customer = await house.customer();
  const cart = await cartOf(customer);
  const body = await checkoutBody(customer, cart, { payment: "pay_now" });
  const { payment_url, order_uuid } = assertSuccess(await order(customer, cart, body), 201);
  await Promise.all(
    (["pay", "pay", "cancel"] as const).map((press) => usePaymentPage(payment_url, press)),
  );
  const placed = await until(
    "the order's end",
    () => readOrder(customer, order_uuid),
    (value) => value.status !== "draft",
  );
  assert.ok(["confirmed", "cancelled"].includes(placed.status));
  assert.equal(placed.payments.length, 1);
});

test("twelve orders at once: numbers without holes or doubles", async () => {
  const ready = await times(4, async () => {
    const customer = await house.customer();
    const carts = await times(3, () => cartOf(customer));
    return Promise.all(
      carts.map(async (cart) => ({ customer, cart, body: await checkoutBody(customer, cart) })),
    );
  });
  const answers = await Promise.all(
    ready.flat().map(({ customer, cart, body }, index) =>
      // A third is refused late, after the number would have been drawn.
      order(customer, cart, index % 3 === 2 ? { ...body, expected_total: 1 } : body),
    ),
  );
  assert.deepEqual(tally(answers), { 201: 8, "409 total_changed": 4 });
  const numbers = answers
    .filter((answer) => answer.status === 201)
    .map((answer) => Number(answer.json.order_number.split("-")[2]))
    .sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => (numbers[0] as number) + index),
  );
});
