import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf, orderOf, payingShop, placedOrder, signature } from "../../testing/index.ts";
import { askDuePayments } from "./actions/ask-payment.ts";
import { cancelUnpaid } from "./actions/close-waiting.ts";
import { expireOrders } from "./actions/expire-orders.ts";

/** Every notice is lost in this file, unless a test sends one: the provider is asked, or nothing is known. */
const { provider, shop, rider, designer, close } = await payingShop();
afterAll(close);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
beforeEach(() => {
  provider.broken = false;
  provider.questions.length = 0;
  shop.setClock(new Date());
});

const unpaid = () => placedOrder(rider);

const show = (uuid: string) => orderOf(rider, uuid);

/** Lets the shop's clock go on as the worker's does: what is due is asked every minute. */
async function pass(from: number, minutes: number): Promise<number> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    shop.setClock(new Date(from + minute * MINUTE));
    await askDuePayments(shop);
  }
  return from + minutes * MINUTE;
}

describe("a payment whose notice was lost", () => {
  it("a lost webhook loses nothing: paid by asking, and told late, twice or by a forger it changes nothing more", async () => {
    const made = await unpaid();
    // The buyer paid and closed everything; the provider's webhook never comes.
    provider.truth.set(made.payment, "paid");
    await pass(Date.now(), 5);
    const whole = async () => {
      const { rows } = await shop.database.pool.query(
        `select (select count(*)::int from invoices where order_id = $1) as invoices,
          (select count(*)::int from mails
            where kind = 'order-confirmation' and about = $1) as confirmations,
          (select json_agg(json_build_object('status', status, 'amount', amount)) from payments
            where order_id = $1) as payments`,
        [made.uuid],
      );
      const seen = (await designer.get(`/api/staff/orders/${made.uuid}`)).json;
      return { ...rows[0], status: seen.status, events: eventsOf(seen), ledger: seen.ledger };
    };
    const paid = await whole();
    expect(paid).toMatchObject({
      invoices: 1,
      confirmations: 1,
      payments: [{ status: "paid", amount: made.total }],
      status: "confirmed",
      events: ["created", "paid", "confirmed"],
      ledger: { invoiced: made.total, received: made.total, receivable: 0, difference: 0 },
    });
    // It comes after all, late and twice at once; and one that says that it failed, by somebody without the key.
    shop.setClock(new Date());
    const late = () => provider.notify(shop.visitor, made.payment, "paid", made.total);
    expect((await Promise.all([late(), late()])).map(({ status }) => status)).toEqual([204, 204]);
    const body = JSON.stringify({ reference: made.payment, status: "failed", amount: made.total });
    const forged = await shop.visitor.post("/api/payments/sandbox/webhook", body, {
      "content-type": "application/json",
      "sandbox-signature": signature("another-key", body),
    });
    expect(forged.status).toBe(401);
    expect(await whole()).toEqual(paid);
  });

  it.each([0, 3, 17, 59, 600])(
    "is known within five minutes, paid %i minutes after the page was opened",
    async (minutes) => {
      const made = await unpaid();
      const paidAt = await pass(Date.now(), minutes);
      expect((await show(made.uuid)).status).toBe("draft");
      provider.truth.set(made.payment, "paid");
      await pass(paidAt, 5);
      const shown = await show(made.uuid);
      expect(shown.status).toBe("confirmed");
      expect(eventsOf(shown)).toEqual(["created", "paid", "confirmed"]);
    },
  );

  it("is asked for at once when its buyer comes back, and every ten seconds and longer then", async () => {
    const made = await unpaid();
    const check = () => rider.post(`/api/customer/orders/${made.uuid}/payment/check`);
    expect((await check()).json).toMatchObject({ status: "draft", payments: [{ status: "open" }] });
    expect(provider.questions).toEqual([`GET ${made.payment}`]);
    const next = async () => {
      const query = "select next_ask_at from payments where id = $1";
      const { rows } = await shop.database.pool.query(query, [made.payment]);
      return (rows[0].next_ask_at as Date).getTime();
    };
    const start = Date.now();
    shop.setClock(new Date(start));
    await check();
    expect(await next()).toBe(start + 10_000);
    for (const wait of [20, 40, 80, 160, 240, 240]) {
      const due = await next();
      shop.setClock(new Date(due));
      await askDuePayments(shop);
      expect(await next()).toBe(due + wait * 1000);
    }
    provider.truth.set(made.payment, "paid");
    expect((await check()).json.status).toBe("confirmed");
  });

  it("ends nothing after a day, when it was paid in the meantime", async () => {
    const made = await unpaid();
    provider.truth.set(made.payment, "paid");
    shop.setClock(new Date(Date.now() + 25 * HOUR));
    await expireOrders(shop);
    const shown = await show(made.uuid);
    expect(shown.status).toBe("confirmed");
    expect(provider.questions).toContain(`GET ${made.payment}`);
  });

  it("failed or left tells the customer, who pays again", async () => {
    const made = await unpaid();
    provider.truth.set(made.payment, "failed");
    await pass(Date.now(), 5);
    expect(eventsOf(await show(made.uuid))).toEqual(["created", "payment_failed"]);
    const mails = await shop.db
      .selectFrom("mails")
      .select(["facts", "useless_after"])
      .where("kind", "=", "order-payment")
      .execute();
    const mine = mails.filter(({ facts }) => String(facts["link"]).includes(made.uuid));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.facts).toMatchObject({ news: "failed", amount: made.total });
    const again = await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    expect(again.status, again.text).toBe(200);
  });
});

describe("an order", () => {
  it("that is paid has its other pages ended: nobody pays on one that is open in another tab", async () => {
    const made = await unpaid();
    await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    const second = (await show(made.uuid)).payments.at(-1).id as string;
    await provider.notify(shop.visitor, second, "paid", made.total);
    const { rows } = await shop.database.pool.query(
      "select data from pgboss.job where name = 'cancel-unpaid'",
    );
    expect(rows).toContainEqual({ data: { order: made.uuid } });
    await cancelUnpaid(shop, made.uuid);
    expect(provider.truth.get(made.payment)).toBe("cancelled");
    expect((await show(made.uuid)).status).toBe("confirmed");
  });

  it("is not given up while its provider does not answer, nor while its bank works on it", async () => {
    const made = await unpaid();
    provider.broken = true;
    shop.setClock(new Date(Date.now() + 25 * HOUR));
    expect(await expireOrders(shop)).toBe(0);
    expect((await show(made.uuid)).status).toBe("draft");
    const refused = await rider.post(`/api/customer/orders/${made.uuid}/cancel`);
    expect([refused.status, refused.json.code]).toEqual([503, "payment_unavailable"]);
    expect((await show(made.uuid)).status).toBe("draft");
    provider.broken = false;
    expect(await expireOrders(shop)).toBeGreaterThan(0);
    expect((await show(made.uuid)).status).toBe("cancelled");
    // Nobody can pay on the page that was left: the provider was told so before the order was given up.
    expect(provider.truth.get(made.payment)).toBe("cancelled");
    expect(provider.questions.indexOf(`GET ${made.payment}`)).toBeLessThan(
      provider.questions.indexOf(`DELETE ${made.payment}`),
    );
  });

  it("that was paid a second before it is cancelled is refunded, not forgotten", async () => {
    const made = await unpaid();
    provider.truth.set(made.payment, "paid");
    const cancelled = await rider.post(`/api/customer/orders/${made.uuid}/cancel`);
    expect(cancelled.json.status).toBe("cancelled");
    expect(eventsOf(cancelled.json)).toEqual([
      "created",
      "paid",
      "confirmed",
      "cancelled",
      "refund_requested",
      "credited",
    ]);
  });

  it("paid without the shop knowing is not paid a second time", async () => {
    const made = await unpaid();
    provider.truth.set(made.payment, "paid");
    const again = await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    expect([again.status, again.json.code]).toEqual([409, "already_paid"]);
    expect((await show(made.uuid)).payments).toHaveLength(1);
  });

  it("whose newer page was left waits for the older one, then gives the cart back", async () => {
    const made = await unpaid();
    await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    const newer = (await show(made.uuid)).payments[1].id as string;
    provider.truth.set(newer, "cancelled");
    await provider.notify(shop.visitor, newer, "cancelled", made.total);
    expect((await show(made.uuid)).status).toBe("draft");
    await cancelUnpaid(shop, made.uuid);
    expect((await show(made.uuid)).status).toBe("cancelled");
    expect(provider.truth.get(made.payment)).toBe("cancelled");
    expect((await rider.get(`/api/cart/${made.cart}`)).status).toBe(200);
  });
});

describe("money of another amount", () => {
  it("is a case with its order, told once, and the order is kept", async () => {
    const made = await unpaid();
    for (let i = 0; i < 3; i += 1) {
      await provider.notify(shop.visitor, made.payment, "paid", made.total - 1);
    }
    const seen = (await designer.get(`/api/staff/orders/${made.uuid}`)).json;
    expect(seen.cases).toMatchObject([
      {
        kind: "other_amount",
        payment_id: made.payment,
        facts: { expected: made.total, received: made.total - 1 },
      },
    ]);
    expect(seen.ledger).toMatchObject({ received: made.total - 1, difference: 1 - made.total });
    expect(eventsOf(seen)).toEqual(["created", "paid_other_amount"]);
    shop.setClock(new Date(Date.now() + 25 * HOUR));
    await expireOrders(shop);
    expect((await show(made.uuid)).status).toBe("draft");
    const again = await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    expect(again.json.code).toBe("already_paid");
  });

  it("goes back when staff cancel its order", async () => {
    const made = await unpaid();
    await provider.notify(shop.visitor, made.payment, "paid", made.total - 500);
    const moved = await designer.patch(`/api/staff/orders/${made.uuid}`, { status: "cancelled" });
    expect(moved.json).toMatchObject({
      status: "cancelled",
      refunds: [{ amount: made.total - 500, status: "requested" }],
      ledger: { received: made.total - 500, refunded: made.total - 500, difference: 0 },
    });
  });
});

describe("a switch of provider", () => {
  it("strands nothing: an old payment is asked of the provider that made it", async () => {
    const made = await unpaid();
    provider.truth.set(made.payment, "paid");
    const before = shop.config.payment;
    const key = `test_${"k".repeat(30)}`;
    const switched = {
      ...shop,
      config: {
        ...shop.config,
        payment: {
          ...before,
          provider: "mollie" as const,
          access: { ...before.access, mollie: { url: "http://127.0.0.1:9", key } },
        },
      },
    };
    switched.clock = () => new Date(Date.now() + HOUR);
    await askDuePayments(switched);
    expect((await show(made.uuid)).status).toBe("confirmed");
  });

  it("to a shop that cannot ask any more is a case, and nothing is given up", async () => {
    const made = await unpaid();
    const access = {};
    const bare = {
      ...shop,
      config: { ...shop.config, payment: { ...shop.config.payment, access } },
      clock: () => new Date(Date.now() + 25 * HOUR),
    };
    await expireOrders(bare);
    const seen = (await designer.get(`/api/staff/orders/${made.uuid}`)).json;
    expect(seen).toMatchObject({ status: "draft", cases: [{ kind: "provider_unknown" }] });
  });
});
