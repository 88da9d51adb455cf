import type { PaymentStatus } from "@holeshot/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  checkoutBody,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

const long = process.env["LONG"] === "1";
/** Kits in one order: a few such orders fit below the bound. */
const pieces = 10;

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

interface Credit {
  readonly open: number;
  readonly limit: number | null;
  readonly available: number | null;
}

async function creditOf(buyer: Caller): Promise<Credit> {
  const answer = await buyer.get("/api/customer/invoice-credit");
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Credit;
}

async function totalOf(buyer: Caller, cart: string): Promise<number> {
  return (await checkoutBody(buyer, cart))["expected_total"] as number;
}

async function moveInvoices(buyer: Caller, status: PaymentStatus): Promise<void> {
  await shop.transaction((tx) =>
    tx
      .updateTable("payments")
      .set({ status })
      .where("order_id", "in", (eb) =>
        eb
          .selectFrom("orders")
          .select("id")
          .where("customer_id", "=", buyer.account?.id ?? ""),
      )
      .execute(),
  );
}

describe("what an account may owe on invoice", () => {
  it("500 pieces of everything are not ordered on invoice, but may be paid at once", async () => {
    const buyer = await shop.customer();
    const cart = await readyCart(buyer, 500);
    const refused = await order(buyer, cart, {}, "too-much");
    expect([refused.status, refused.json.code]).toEqual([422, "invoice_limit_reached"]);
    expect(await creditOf(buyer)).toEqual({ open: 0, limit: 1_000_000, available: 1_000_000 });
    // Nothing was taken: the key and the cart are as they were. A total that is wrong is told first.
    const wrong = await order(buyer, cart, { expected_total: 1 }, "too-much");
    expect([wrong.status, wrong.json.code]).toEqual([409, "total_changed"]);
    const paid = await order(buyer, cart, { payment: "pay_now" }, "too-much");
    // No provider stands by in this test: the order is there and waits for its page.
    expect([paid.status, paid.json.code]).toEqual([503, "payment_unavailable"]);
    expect((await buyer.get("/api/customer/orders")).json.data).toHaveLength(1);
  });

  it("is told beforehand, falls with each order, and is free once an invoice was paid", async () => {
    const buyer = await shop.customer();
    const cart = await readyCart(buyer, pieces);
    const total = await totalOf(buyer, cart);
    expect((await order(buyer, cart)).status).toBe(201);
    const after = { open: total, limit: 1_000_000, available: 1_000_000 - total };
    expect(await creditOf(buyer)).toEqual(after);
    await moveInvoices(buyer, "cancelled");
    expect(await creditOf(buyer)).toMatchObject({ open: 0, available: 1_000_000 });
    await moveInvoices(buyer, "paid");
    expect(await creditOf(buyer)).toEqual({ open: 0, limit: null, available: null });
    // A part that was given back later changes nothing of that.
    await moveInvoices(buyer, "partly_refunded");
    expect(await creditOf(buyer)).toEqual({ open: 0, limit: null, available: null });
    expect((await order(buyer, await readyCart(buyer, 500))).status).toBe(201);
  });

  it("is not passed together by orders at once", async () => {
    const buyer = await shop.customer();
    const count = long ? 59 : 12;
    const carts = [];
    for (let at = 0; at < count; at += 1) carts.push(await readyCart(buyer, pieces));
    const total = await totalOf(buyer, carts[0] ?? "");
    const fits = Math.floor(1_000_000 / total);
    expect(fits).toBeLessThan(count);
    const answers = await Promise.all(carts.map((cart) => order(buyer, cart)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(fits);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ json }) => json.code as string))).toEqual(
      new Set(["invoice_limit_reached"]),
    );
    expect((await creditOf(buyer)).open).toBe(fits * total);
  });

  it("is each account's own, and nobody's without a token", async () => {
    expect((await creditOf(await shop.customer())).open).toBe(0);
    expect((await shop.visitor.get("/api/customer/invoice-credit")).status).toBe(401);
  });
});
