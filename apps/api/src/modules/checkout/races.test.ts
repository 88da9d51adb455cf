import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  checkoutBody,
  choose,
  newCart,
  order,
  payingShop,
  postDesign,
  readyCart,
  type Reply,
} from "../../testing/index.ts";
import { addDiscountCode } from "../cart/index.ts";

const { provider, shop, rider, close } = await payingShop();
afterAll(close);

function tally(answers: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, json } of answers) {
    const key = status < 300 ? String(status) : `${status} ${json.code}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function times<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => act(at)));
}

it("one cart ordered by ten keys at once is ordered once", async () => {
  const cart = await readyCart(rider);
  const body = await checkoutBody(rider, cart);
  const answers = await times(10, (at) =>
    rider.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": `ten-${at}` }),
  );
  expect(tally(answers)).toEqual({ 201: 1, "409 cart_changed": 9 });
  const orders = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", cart)
    .execute();
  expect(orders).toHaveLength(1);
});

it.each(["invoice", "pay_now"])("one key ten times at once is one order, %s", async (payment) => {
  const cart = await readyCart(rider);
  const body = await checkoutBody(rider, cart, { payment });
  const answers = await times(10, () =>
    rider.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": `same-${payment}` }),
  );
  expect(tally(answers)).toEqual({ 201: 10 });
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
});

it("repeats of one key are one checkout to the limit, at once and one after another", async () => {
  const buyer = await shop.customer();
  const cart = await readyCart(buyer);
  const body = await checkoutBody(buyer, cart);
  const again = () =>
    buyer.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": "asked-again" });
  const count = process.env["LONG"] === "1" ? 400 : 100;
  expect(tally(await times(count, again))).toEqual({ 201: count });
  // A refusal is one too, and other keys still count.
  const refused = (key: string) =>
    buyer.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": key });
  expect(tally(await times(80, () => refused("refused")))).toEqual({ "409 cart_changed": 80 });
  const others = await times(80, (at) => refused(`other-${at}`));
  expect(tally(others)).toEqual({ "409 cart_changed": 58, "429 rate_limited": 22 });
  // What was turned away is not remembered as a repeat, or two tries would pass where one does not.
  expect((await refused("turned-away")).status).toBe(429);
  expect((await refused("turned-away")).status).toBe(429);
});

it("a code for one order is used by one of many", async () => {
  await shop.transaction((tx) =>
    addDiscountCode(tx, { id: shop.newId(), code: "ONE", worth: { percent: 10 }, uses: 1 }),
  );
  const riders = await times(12, () => shop.customer());
  const ready = [];
  for (const each of riders) {
    const cart = await readyCart(each);
    await each.put(`/api/cart/${cart}/discount-code`, { code: "one" });
    ready.push({ each, cart, body: await checkoutBody(each, cart) });
  }
  const answers = await Promise.all(
    ready.map(({ each, cart, body }) =>
      each.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": "one-use" }),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 1, "422 discount_code_used": 11 });
});

it("a hundred orders at once, a third rolled back, are numbered without a hole", async () => {
  const count = 100;
  const saved = await postDesign(rider, { set: 1 });
  const design = saved.json.design.uuid as string;
  const buyers = await times(4, () => shop.customer());
  const before = await lastNumbers();
  const carts: { buyer: Caller; cart: string; total: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const buyer = buyers[at % buyers.length] ?? rider;
    const cart = await newCart(rider);
    await rider.post(`/api/cart/${cart}/add/${design}`);
    await choose(rider, cart, design, { jersey: [{}] });
    await shop.transaction((tx) =>
      tx
        .updateTable("carts")
        .set({ customer_id: buyer.account?.id ?? null })
        .where("id", "=", cart)
        .execute(),
    );
    carts.push({ buyer, cart, total: 6995 + 695 });
  }
  await shop.database.pool.query(`
    alter table order_lines add constraint not_broken check (rider_name <> 'broken') not valid`);
  const answers = await Promise.all(
    carts.map(async ({ buyer, cart, total }, at) => {
      if (at % 3 === 0) await breakOrdersOf(cart);
      return order(buyer, cart, { expected_total: total });
    }),
  );
  const placed = answers.filter((answer) => answer.status === 201);
  expect(tally(answers)).toEqual({ 201: 66, "500 internal_error": 34 });
  const numbers = placed.map((answer) => Number(answer.json.order_number.slice(-6)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 66 }, (_, at) => before.order + at + 1),
  );
  const invoices = await shop.db.selectFrom("invoices").select("invoice_number").execute();
  const sequence = invoices.map((row) => Number(row.invoice_number.slice(-6)));
  expect(sequence.toSorted((a, b) => a - b)).toEqual(sequence.map((_, at) => at + 1));
});

/** The lines of this cart cannot be written, which shows only after the order's number was taken. */
async function breakOrdersOf(cart: string): Promise<void> {
  await shop.transaction((tx) =>
    tx
      .updateTable("cart_items")
      .set({ rider_name: "broken" })
      .where("cart_id", "=", cart)
      .execute(),
  );
}

async function lastNumbers(): Promise<{ order: number; invoice: number }> {
  const rows = await shop.db.selectFrom("number_series").selectAll().execute();
  const last = (series: string) => rows.find((row) => row.series === series)?.last ?? 0;
  return { order: last("order"), invoice: last("invoice") };
}

it("paid and cancelled at once ends one way, whole", async () => {
  for (let round = 0; round < 8; round += 1) {
    const cart = await readyCart(rider);
    const { json } = await order(rider, cart, { payment: "pay_now" });
    const read = (await rider.get(`/api/customer/orders/${json.order_uuid}`)).json;
    const [payment] = read.payments;
    await Promise.all([
      provider.notify(shop.visitor, payment.id, "paid", payment.amount),
      provider.notify(shop.visitor, payment.id, "cancelled", payment.amount),
    ]);
    const after = (await rider.get(`/api/customer/orders/${json.order_uuid}`)).json;
    const open = (await rider.get(`/api/cart/${cart}`)).status;
    expect([
      ["confirmed", 404],
      ["cancelled", 200],
    ]).toContainEqual([after.status, open]);
    expect(after.payments[0].status).toBe("paid");
  }
});

it("a cart changed while it is ordered is ordered as it was, or not", async () => {
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set: 1 });
  await choose(rider, cart, design, { jersey: [{ quantity: 1 }] });
  const body = await checkoutBody(rider, cart);
  const [placed, changed] = await Promise.all([
    rider.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": "while" }),
    choose(rider, cart, design, { jersey: [{ quantity: 2 }] }),
  ]);
  if (placed.status === 201) {
    expect(changed.status).toBe(404);
    const shown = (await rider.get(`/api/customer/orders/${placed.json.order_uuid}`)).json;
    expect(shown.totals.total).toBe(body["expected_total"]);
  } else {
    expect([placed.json.code, changed.status]).toEqual(["total_changed", 200]);
  }
});

it("a discount code that changes while an order waits for the cart is charged as it is, or told", async () => {
  await shop.transaction(async (tx) => {
    for (const code of ["LATE10", "LATE20"]) {
      const percent = Number(code.slice(4));
      await addDiscountCode(tx, { id: shop.newId(), code, worth: { percent } });
    }
  });
  const buyer = await shop.customer();
  const expected = async (cart: string, code: string | null) => {
    const path = `/api/cart/${cart}/discount-code`;
    const set = code === null ? await buyer.delete(path) : await buyer.put(path, { code });
    expect(set.status, set.text).toBe(200);
    return checkoutBody(buyer, cart);
  };
  for (const [first, second] of [
    [null, "LATE10"],
    ["LATE10", "LATE20"],
    ["LATE10", null],
  ] as const) {
    const cart = await readyCart(buyer);
    const after = await expected(cart, second);
    const before = await expected(cart, first);
    for (const [body, right] of [
      [before, false],
      [after, true],
    ] as const) {
      const next = await shop.db
        .selectFrom("discount_codes")
        .select("id")
        .where("code", "=", second ?? "")
        .executeTakeFirst();
      const key = { "idempotency-key": `late-${first}-${second}-${right}` };
      let answer: Promise<Reply> | undefined;
      await shop.transaction(async (tx) => {
        const change = { discount_code_id: next?.id ?? null };
        await tx.updateTable("carts").set(change).where("id", "=", cart).execute();
        answer = buyer.post(`/api/cart/${cart}/checkout`, body, key);
        await sleep(300);
      });
      const { status, json } = (await answer) as Reply;
      const told = `${first} to ${second}`;
      if (!right) expect([status, json.code], told).toEqual([409, "total_changed"]);
      else expect(status, told).toBe(201);
    }
  }
});

it("of orders raced by edits each is placed, or its buyer is told a reason that is true", async () => {
  const rounds = process.env["LONG"] === "1" ? 60 : 8;
  const tells = new Set(["409 total_changed", "422 missing_quantities", "422 cart_empty"]);
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await shop.customer();
    const cart = await newCart(buyer);
    const design = await addNewDesign(buyer, cart);
    await choose(buyer, cart, design, { jersey: [{}], pants: [{}], gloves: [{}] });
    const body = await checkoutBody(buyer, cart);
    const document = (await buyer.get(`/api/configured-sets/${design}`)).json.document as unknown;
    const key = { "idempotency-key": "raced" };
    const [answer] = await Promise.all([
      buyer.post(`/api/cart/${cart}/checkout`, body, key),
      choose(buyer, cart, design, { jersey: [{ quantity: 2 }] }),
      buyer.patch(`/api/cart/${cart}`, { manual_check: round % 2 === 0 }),
      buyer.put(`/api/configured-sets/${design}`, { name: "Saved", document, version: 1 }),
      buyer.post(`/api/cart/${cart}/claim`),
      addNewDesign(buyer, cart).catch(() => "ordered already"),
    ]);
    const said = `${answer.status} ${answer.json.code ?? ""}`.trim();
    if (answer.status === 201) {
      const placed = await buyer.get(`/api/customer/orders/${answer.json.order_uuid}`);
      expect(placed.json.totals.total).toBe(body["expected_total"]);
      continue;
    }
    expect(tells, said).toContain(said);
    // Nothing is lost: the cart is open, and the same key orders it as it is now.
    const now = await buyer.get(`/api/cart/${cart}`);
    expect(now.status).toBe(200);
  }
});
