import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  checkoutBody,
  eventsOf,
  order,
  orderOf,
  payingShop,
  placedOrder,
  readyCart,
  signature,
} from "../../testing/index.ts";
import { addDiscountCode } from "../cart/index.ts";
import { expireOrders } from "./actions/expire-orders.ts";

const { provider, shop, rider, close } = await payingShop();
afterAll(close);
beforeEach(() => {
  provider.broken = false;
});

const unpaidOrder = () => placedOrder(rider);

const show = (uuid: string) => orderOf(rider, uuid);

function cartStatus(cart: string): Promise<number> {
  return rider.get(`/api/cart/${cart}`).then((answer) => answer.status);
}

function tell(payment: string, status: string, amount: number) {
  return provider.notify(shop.visitor, payment, status, amount);
}

async function mailsFor(kind: string): Promise<number> {
  const rows = await shop.db.selectFrom("mails").select("id").where("kind", "=", kind).execute();
  return rows.length;
}

/** Where the page of an order's latest payment leads back to. */
async function backOf(uuid: string): Promise<string | undefined> {
  const { payments } = await show(uuid);
  return provider.returns.get(payments[0].id);
}

describe("paying now", () => {
  it("leads back to the tab that it was asked from, by whichever name of this machine it has the shop open", async () => {
    const { shopUrl } = shop.config;
    const { port } = new URL(shopUrl);
    for (const [origin, back] of [
      [`http://localhost:${port}`, `http://localhost:${port}`],
      ["https://evil.example", shopUrl],
    ] as const) {
      const cart = await readyCart(rider);
      const body = await checkoutBody(rider, cart, { payment: "pay_now" });
      const headers = { "idempotency-key": `pay-${origin}`, origin };
      const answer = await rider.post(`/api/cart/${cart}/checkout`, body, headers);
      expect(answer.status, answer.text).toBe(201);
      const uuid = answer.json.order_uuid;
      expect(await backOf(uuid)).toBe(`${back}/checkout/complete?order=${uuid}`);
      const again = await rider.post(`/api/customer/orders/${uuid}/pay`, {}, { origin });
      expect(again.status, again.text).toBe(200);
      expect(await backOf(uuid)).toBe(`${back}/checkout/complete?order=${uuid}`);
    }
  });

  it("leads to the provider's page, and leaves a draft until it is paid", async () => {
    const cart = await readyCart(rider);
    const answer = await order(rider, cart, { payment: "pay_now" }, "pay-1");
    expect(answer.status, answer.text).toBe(201);
    const shown = await show(answer.json.order_uuid);
    expect(answer.json).toMatchObject({
      outcome: "redirect",
      payment_url: `https://pay.example/${shown.payments[0].id}`,
    });
    expect(shown).toMatchObject({ status: "draft", documents: [] });
    expect(shown.payments).toEqual([
      {
        id: expect.any(String),
        method: "pay_now",
        provider: "sandbox",
        status: "open",
        amount: shown.totals.total,
        created_at: expect.any(String),
        paid_at: null,
      },
    ]);
    const again = await order(rider, cart, { payment: "pay_now" }, "pay-1");
    expect(again.status).toBe(409);
    expect(await cartStatus(cart)).toBe(404);
  });

  it("confirms when the provider says so, however often it says so", async () => {
    const { uuid, payment, total } = await unpaidOrder();
    const mails = await mailsFor("order-confirmation");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tell(payment, "paid", total)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(204));
    const shown = await show(uuid);
    expect(shown.status).toBe("confirmed");
    expect(eventsOf(shown)).toEqual(["created", "paid", "confirmed"]);
    expect(shown.payments[0]).toMatchObject({ status: "paid", paid_at: expect.any(String) });
    expect(shown.documents).toEqual([
      { kind: "invoice", url: `/api/customer/orders/${uuid}/invoice.pdf` },
    ]);
    expect(await mailsFor("order-confirmation")).toBe(mails + 1);
  });

  it("cancelled on the page gives the cart back at once, under the same uuid", async () => {
    const { cart, uuid, payment, total } = await unpaidOrder();
    await tell(payment, "cancelled", total);
    expect((await show(uuid)).status).toBe("cancelled");
    expect(await cartStatus(cart)).toBe(200);
    const again = await order(rider, cart, { payment: "pay_now" });
    expect(again.status, again.text).toBe(201);
    expect(again.json.order_uuid).not.toBe(uuid);
  });

  it("failed leaves a draft that can be paid on a new page", async () => {
    const { cart, uuid, payment, total } = await unpaidOrder();
    await tell(payment, "failed", total);
    expect(await show(uuid)).toMatchObject({ status: "draft" });
    expect(await cartStatus(cart)).toBe(404);
    const page = await rider.post(`/api/customer/orders/${uuid}/pay`);
    expect(page.status, page.text).toBe(200);
    const second = (await show(uuid)).payments[1];
    expect(page.json.payment_url).toBe(`https://pay.example/${second.id}`);
    await tell(second.id, "paid", total);
    const shown = await show(uuid);
    expect(shown.status).toBe("confirmed");
    expect(eventsOf(shown)).toEqual(["created", "payment_failed", "paid", "confirmed"]);
    const late = await rider.post(`/api/customer/orders/${uuid}/pay`);
    expect([late.status, late.json.code]).toEqual([409, "already_paid"]);
  });

  it("an old page that is cancelled does not end an order with a newer one", async () => {
    const { uuid, payment, total } = await unpaidOrder();
    await rider.post(`/api/customer/orders/${uuid}/pay`);
    await tell(payment, "cancelled", total);
    expect((await show(uuid)).status).toBe("draft");
  });

  it("is not asked of an order on invoice", async () => {
    const placed = await order(rider, await readyCart(rider));
    const answer = await rider.post(`/api/customer/orders/${placed.json.order_uuid}/pay`);
    expect(answer.json.code).toBe("already_paid");
  });

  it("of nothing is complete at once", async () => {
    await shop.transaction((tx) =>
      addDiscountCode(tx, { id: shop.newId(), code: "FREE", worth: { percent: 100 } }),
    );
    const cart = await readyCart(rider);
    await rider.put(`/api/cart/${cart}/discount-code`, { code: "FREE" });
    const answer = await order(rider, cart, { payment: "pay_now", shipping_method: "pickup" });
    expect(answer.json).toMatchObject({ outcome: "complete" });
    expect(await show(answer.json.order_uuid)).toMatchObject({ status: "confirmed" });
  });
});

describe("a provider that does not answer", () => {
  it("costs no order: the same key goes on where it stopped", async () => {
    const cart = await readyCart(rider);
    provider.broken = true;
    const body = { payment: "pay_now", expected_total: 27_485 - 2000 };
    const total = (await rider.get(`/api/cart/${cart}/quote?country=nl&shipping_method=standard`))
      .json.totals.total;
    const wish = { ...body, expected_total: total };
    const failed = await order(rider, cart, wish, "broken");
    expect([failed.status, failed.json.code]).toEqual([503, "payment_unavailable"]);
    expect(failed.text).not.toContain("127.0.0.1");
    const { data } = (await rider.get("/api/customer/orders?limit=1")).json;
    expect(data[0].status).toBe("draft");
    provider.broken = false;
    const resumed = await order(rider, cart, wish, "broken");
    expect(resumed.status, resumed.text).toBe(201);
    expect(resumed.json).toMatchObject({ order_uuid: data[0].uuid, outcome: "redirect" });
  });
});

describe("notifications", () => {
  it("are taken only with the provider's signature, and of this provider", async () => {
    const { uuid, payment, total } = await unpaidOrder();
    const body = JSON.stringify({ reference: payment, status: "paid", amount: total });
    const post = (headers: Record<string, string>, path = "sandbox") =>
      shop.visitor.post(`/api/payments/${path}/webhook`, body, {
        "content-type": "application/json",
        ...headers,
      });
    const old = new Date(Date.now() - 3_600_000);
    expect((await post({})).json.code).toBe("invalid_signature");
    for (const wrong of [
      signature("another-key", body),
      signature(provider.key, `${body} `),
      signature(provider.key, body, old),
      "t=1,v1=00",
    ]) {
      expect((await post({ "sandbox-signature": wrong })).status).toBe(401);
    }
    const right = { "sandbox-signature": signature(provider.key, body) };
    expect((await post(right, "other")).status).toBe(404);
    expect((await show(uuid)).status).toBe("draft");
    expect((await post(right)).status).toBe(204);
    expect((await show(uuid)).status).toBe("confirmed");
  });

  it("of unknown payments, other amounts and other kinds change nothing", async () => {
    const { uuid, payment, total } = await unpaidOrder();
    expect((await tell(shop.newId(), "paid", total)).status).toBe(204);
    expect((await tell(payment, "paid", total - 1)).status).toBe(204);
    expect((await tell(payment, "chargeback", total)).status).toBe(204);
    expect((await tell("no uuid", "paid", total)).status).toBe(204);
    expect((await show(uuid)).status).toBe("draft");
  });

  it.each([
    ["paid", "cancelled", "confirmed", 404, ["created", "paid", "confirmed"]],
    [
      "cancelled",
      "paid",
      "cancelled",
      200,
      ["created", "cancelled", "paid_after_cancellation", "refund_requested"],
    ],
    ["failed", "paid", "confirmed", 404, ["created", "payment_failed", "paid", "confirmed"]],
  ])("%s then %s ends %s", async (first, second, status, cartIs, history) => {
    const { cart, uuid, payment, total } = await unpaidOrder();
    await tell(payment, first, total);
    await tell(payment, second, total);
    await tell(payment, first, total);
    const shown = await show(uuid);
    expect(shown.status).toBe(status);
    expect(eventsOf(shown)).toEqual(history);
    expect(shown.payments[0].status).toBe("paid");
    expect(await cartStatus(cart)).toBe(cartIs);
  });
});

describe("an order nobody pays", () => {
  it("is payable for a day, then cancelled with its cart and code given back", async () => {
    await shop.transaction((tx) =>
      addDiscountCode(tx, { id: shop.newId(), code: "LATE", worth: { percent: 5 }, uses: 1 }),
    );
    const cart = await readyCart(rider);
    await rider.put(`/api/cart/${cart}/discount-code`, { code: "LATE" });
    const placed = await order(rider, cart, { payment: "pay_now" });
    const uuid = placed.json.order_uuid as string;
    const used = () =>
      shop.db
        .selectFrom("discount_codes")
        .select("used")
        .where("code", "=", "LATE")
        .executeTakeFirst();
    expect(await used()).toEqual({ used: 1 });

    const start = Date.now();
    shop.setClock(new Date(start + 23 * 3_600_000));
    await expireOrders(shop);
    expect((await show(uuid)).status).toBe("draft");
    shop.setClock(new Date(start + 24 * 3_600_000 + 60_000));
    expect((await rider.post(`/api/customer/orders/${uuid}/pay`)).json.code).toBe("already_paid");
    expect(await expireOrders(shop)).toBeGreaterThan(0);
    expect(await expireOrders(shop)).toBe(0);
    shop.setClock(new Date());
    const shown = await show(uuid);
    expect(shown.status).toBe("cancelled");
    expect(eventsOf(shown)).toEqual(["created", "expired"]);
    expect(shown.payments[0].status).toBe("expired");
    expect(await used()).toEqual({ used: 0 });
    const { json } = await rider.get(`/api/cart/${cart}`);
    expect(json.discount_code).toEqual({ code: "LATE" });
  });
});
