import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Caller,
  eventsOf,
  mollieShop,
  type MollieStandIn,
  order,
  orderOf,
  readyCart,
  type TestPlatform,
} from "../../testing/index.ts";
import { reconcile } from "../ledger/index.ts";
import { askDuePayments } from "./actions/ask-payment.ts";
import { askRefunds } from "./actions/ask-refunds.ts";

/** The shop as it runs with Mollie: every call and every notice goes over HTTP. */
let mollie: MollieStandIn;
let shop: TestPlatform;
let rider: Caller;
let designer: Caller;

beforeAll(async () => {
  const open = await mollieShop("hears notices");
  ({ provider: mollie, shop, rider, designer } = open);
  return open.close;
});
const CALM = { loseNotices: false, duplicates: 0, noticeDelay: 0, answerWith: 0, loseAnswers: 0 };
beforeEach(() => mollie.mischief(CALM));

interface Made {
  readonly uuid: string;
  readonly total: number;
  readonly payment: string;
  /** Mollie's name for it. */
  readonly reference: string;
  readonly page: string;
}

async function placed(who = rider): Promise<Made> {
  const answer = await order(who, await readyCart(who), { payment: "pay_now" });
  expect(answer.status, answer.text).toBe(201);
  const shown = (await who.get(`/api/customer/orders/${answer.json.order_uuid}`)).json;
  const payment = shown.payments[0].id as string;
  const [made] = await mollie.of(payment);
  const reference = made?.id ?? "";
  const { total } = shown.totals;
  return { uuid: shown.uuid, total, payment, reference, page: answer.json.payment_url };
}

const show = (uuid: string) => orderOf(rider, uuid);

async function seen(uuid: string) {
  return (await designer.get(`/api/staff/orders/${uuid}`)).json;
}

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`Waited in vain; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function statusOf(uuid: string, status: string) {
  return until(
    () => show(uuid),
    (shown) => shown.status === status,
  );
}

function press(page: string, form: Record<string, string>): Promise<Response> {
  return fetch(page, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

async function paid(): Promise<Made> {
  const made = await placed();
  await mollie.act(made.reference, "paid");
  await statusOf(made.uuid, "confirmed");
  return made;
}

function refund(uuid: string, body: object, key: string) {
  return designer.post(`/api/staff/orders/${uuid}/refunds`, body, { "idempotency-key": key });
}

describe("a purchase", () => {
  it("by iDEAL on the page, in the buyer's language, is confirmed by the notice alone", async () => {
    const made = await placed();
    const html = await (await fetch(made.page)).text();
    expect(html).toContain('<html lang="nl">');
    await press(made.page, { method: "ideal" });
    expect(await (await fetch(made.page)).text()).toContain("Kies hoe de betaling afloopt");
    const back = await press(made.page, { outcome: "paid" });
    expect(back.headers.get("location")).toContain(`/checkout/complete?order=${made.uuid}`);
    const shown = await statusOf(made.uuid, "confirmed");
    expect(shown.payments).toMatchObject([
      { provider: "mollie", status: "paid", paid_by: "ideal", amount: made.total },
    ]);
    expect(eventsOf(shown)).toEqual(["created", "paid", "confirmed"]);
  });

  it("that failed is paid on a second page", async () => {
    const made = await placed();
    await press(made.page, { method: "ideal" });
    await press(made.page, { outcome: "failed" });
    await until(
      () => show(made.uuid),
      (shown) => shown.payments[0].status === "failed",
    );
    const again = await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    expect(again.status, again.text).toBe(200);
    await press(again.json.payment_url, { method: "bancontact" });
    await press(again.json.payment_url, { method: "creditcard" });
    await press(again.json.payment_url, { outcome: "paid" });
    const shown = await statusOf(made.uuid, "confirmed");
    expect(eventsOf(shown)).toEqual(["created", "payment_failed", "paid", "confirmed"]);
  });

  it("without any notice is found by asking", async () => {
    await mollie.mischief({ loseNotices: true });
    const made = await placed();
    await mollie.act(made.reference, "paid");
    shop.setClock(new Date(Date.now() + 5 * 60_000));
    await askDuePayments(shop);
    shop.setClock(new Date());
    expect((await show(made.uuid)).status).toBe("confirmed");
  });

  it("that a bank works on waits, and says so", async () => {
    const made = await placed();
    await mollie.act(made.reference, "pending");
    const check = () => rider.post(`/api/customer/orders/${made.uuid}/payment/check`);
    expect((await check()).json.payments[0].status).toBe("pending");
    expect((await rider.post(`/api/customer/orders/${made.uuid}/pay`)).json.code).toBe(
      "already_paid",
    );
    await mollie.act(made.reference, "paid");
    await statusOf(made.uuid, "confirmed");
  });

  it("whose page's answer was lost is one payment, and the order knows it", async () => {
    await mollie.mischief({ loseAnswers: 1 });
    const cart = await readyCart(rider);
    const lost = await order(rider, cart, { payment: "pay_now" }, "lost-answer");
    expect([lost.status, lost.json.code]).toEqual([503, "payment_unavailable"]);
    const { data } = (await rider.get("/api/customer/orders?limit=1")).json;
    const { id } = (await show(data[0].uuid)).payments[0];
    const [made] = await mollie.of(id);
    // Paid by whoever had the page open: the notice names a payment the shop has no name for yet.
    await mollie.act(made?.id ?? "", "paid");
    await statusOf(data[0].uuid, "confirmed");
    expect(await mollie.of(id)).toHaveLength(1);
  });
});

describe("notices", () => {
  const post = (id: string, headers = {}) =>
    shop.visitor.post("/api/payments/mollie/webhook", `id=${id}`, {
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    });

  it("are a hint to ask: forged ones change nothing and tell nothing", async () => {
    const made = await placed();
    expect((await post(made.reference)).status).toBe(204);
    expect((await post("tr_neverseen12")).status).toBe(204);
    expect((await post("ord_1234")).status).toBe(204);
    expect((await show(made.uuid)).status).toBe("draft");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const login = await shop.visitor.post("/api/customer/login", "email=a&password=b", form);
    expect(login.status).toBe(415);
  });

  it("when Mollie does not answer are asked for again", async () => {
    const made = await placed();
    await mollie.mischief({ loseNotices: true });
    await mollie.act(made.reference, "paid");
    await mollie.mischief({ answerWith: 503 });
    expect((await post(made.reference)).status).toBe(503);
    await mollie.mischief(CALM);
    expect((await post(made.reference)).status).toBe(204);
    expect((await show(made.uuid)).status).toBe("confirmed");
  }, 30_000);

  const count = process.env["LONG"] ? 1000 : 60;
  it(`${count} of them, shuffled, repeated, forged and late: one move, one mail, one number each`, async () => {
    await mollie.mischief({ loseNotices: true });
    // An account may check out sixty times an hour.
    const club = await shop.customer();
    const orders = await Promise.all(Array.from({ length: count / 20 }, () => placed(club)));
    for (const { reference } of orders) await mollie.act(reference, "paid");
    const all = orders.flatMap(({ reference }, at) => [
      ...Array<string>(15).fill(reference),
      ...Array.from({ length: 5 }, (_, each) => `tr_forged${at}x${each}`),
    ]);
    // A fixed shuffle: what fails once fails again.
    const shuffled = all
      .map((id, at) => ({ id, place: (at * 7919) % all.length }))
      .toSorted((a, b) => a.place - b.place);
    for (let at = 0; at < shuffled.length; at += 20) {
      const answers = await Promise.all(shuffled.slice(at, at + 20).map(({ id }) => post(id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    for (const { uuid } of orders) {
      expect(eventsOf(await seen(uuid))).toEqual(["created", "paid", "confirmed"]);
    }
    const { rows } = await shop.database.pool.query(
      `select orders.id, (select count(*) from mails where kind = 'order-confirmation' and facts->>'orderNumber' = order_number)::int as mails,
        (select count(*) from invoices where order_id = orders.id)::int as invoices
       from orders where id = any($1)`,
      [orders.map(({ uuid }) => uuid)],
    );
    for (const row of rows) expect(row).toMatchObject({ mails: 1, invoices: 1 });
    const numbers = await shop.database.pool.query(
      "select right(invoice_number, 6)::int as n from invoices order by 1",
    );
    expect(numbers.rows.map(({ n }) => n as number)).toEqual(numbers.rows.map((_, at) => at + 1));
  }, 300_000);
});

describe("a part refund by staff", () => {
  it("is given back, credited, told, once for each key, and never more than was paid", async () => {
    const made = await paid();
    const first = await refund(made.uuid, { amount: 2500, reason: "Een mouw was scheef." }, "r-1");
    expect(first.status, first.text).toBe(201);
    expect((await refund(made.uuid, { amount: 2500, reason: "Nog eens" }, "r-1")).status).toBe(201);
    expect((await refund(made.uuid, { amount: 2600, reason: "x" }, "r-1")).json.code).toBe(
      "idempotency_conflict",
    );
    const lines = (await show(made.uuid)).lines;
    const piece = { lines: [{ line_id: lines[0].id, quantity: 1 }], reason: "Verkeerde maat" };
    expect((await refund(made.uuid, piece, "r-2")).status).toBe(201);
    const tooMuch = await refund(made.uuid, { amount: made.total, reason: "Alles" }, "r-3");
    expect([tooMuch.status, tooMuch.json.code]).toEqual([422, "refund_too_large"]);
    await askRefunds(shop);
    const [there] = await mollie.of(made.payment);
    expect(there?.refunds.map(({ amount }) => amount)).toEqual([2500, lines[0].ppuInclVat]);
    await mollie.act(made.reference, "refunds/all", { status: "refunded" });
    // The provider tells of each by itself.
    const refunded = 2500 + lines[0].ppuInclVat;
    const shown = await until(
      () => show(made.uuid),
      (each) => each.payments[0].refunded === refunded,
    );
    expect(shown).toMatchObject({
      status: "confirmed",
      payments: [{ status: "partly_refunded", refunded }],
    });
    expect(shown.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      "invoice",
      "credit_note",
      "credit_note",
    ]);
    const second = await rider.get(shown.documents[2].url);
    expect(second.headers["content-type"]).toBe("application/pdf");
    expect(await seen(made.uuid)).toMatchObject({ cases: [], ledger: { difference: 0 } });
    const rest = made.total - 2500 - lines[0].ppuInclVat;
    expect((await refund(made.uuid, { amount: rest, reason: "De rest" }, "r-4")).status).toBe(201);
    expect((await refund(made.uuid, { amount: 1, reason: "Meer" }, "r-5")).json.code).toBe(
      "refund_too_large",
    );
    const { rows } = await shop.database.pool.query(
      "select sum(vat)::int as vat, sum(amount)::int as amount from credit_notes where order_id = $1",
      [made.uuid],
    );
    expect(rows[0]).toEqual({ vat: shown.totals.vat, amount: made.total });
  });

  it("whose answer was lost is not given back twice, whenever it is asked again", async () => {
    const made = await paid();
    await refund(made.uuid, { amount: 1000, reason: "x" }, "lost-1");
    // Nor does a notice tell of it.
    await mollie.mischief({ loseAnswers: 1, loseNotices: true });
    await expect(askRefunds(shop)).rejects.toMatchObject({ code: "payment_unavailable" });
    // Mollie forgets keys after an hour: only its own list can say.
    await mollie.mischief({ ahead: 2 * 3_600_000 });
    await askRefunds(shop);
    await mollie.mischief({ ahead: 0 });
    const [there] = await mollie.of(made.payment);
    expect(there?.refunds.map(({ amount }) => amount)).toEqual([1000]);
    expect(await seen(made.uuid)).toMatchObject({ refunds: [{ status: "accepted" }] });
  });

  it("that fails at the bank, or was made by hand, is a case with the order", async () => {
    const made = await paid();
    await refund(made.uuid, { amount: 1000, reason: "x" }, "fails-1");
    await askRefunds(shop);
    await mollie.act(made.reference, "refunds/all", { status: "failed" });
    await mollie.act(made.reference, "refund", { amount: 700 });
    const shown = await until(
      () => seen(made.uuid),
      (each) => each.cases.length === 2,
    );
    expect(shown.cases).toMatchObject([
      { kind: "refund_failed", facts: { amount: 1000 } },
      { kind: "refund_elsewhere", facts: { amount: 700 } },
    ]);
    await reconcile(shop);
    const { cases, ledger } = await seen(made.uuid);
    // Credited 1000, gone 700.
    expect(ledger.difference).toBe(-300);
    expect(cases.at(-1)).toMatchObject({ kind: "books_do_not_close", facts: { difference: -300 } });
  });
});

describe("a chargeback", () => {
  it("blocks the order and tells staff; reversed, the order goes on", async () => {
    const made = await paid();
    await mollie.act(made.reference, "chargeback");
    const blocked = await until(
      () => seen(made.uuid),
      (each) => each.blocked,
    );
    expect(blocked).toMatchObject({
      payments: [{ status: "charged_back" }],
      cases: [{ kind: "chargeback", facts: { amount: made.total, paid: made.total } }],
      ledger: { charged_back: made.total, receivable: made.total, difference: 0 },
    });
    const move = () => designer.patch(`/api/staff/orders/${made.uuid}`, { status: "processing" });
    expect((await move()).json.code).toBe("order_blocked");
    const mails = await shop.db
      .selectFrom("mails")
      .select("recipient")
      .where("kind", "=", "staff-payment-alert")
      .execute();
    expect(mails).toHaveLength(1);
    expect((await refund(made.uuid, { amount: 100, reason: "x" }, "cb-1")).json.code).toBe(
      "refund_too_large",
    );
    await mollie.act(made.reference, "reverse");
    const free = await until(
      () => seen(made.uuid),
      (each) => !each.blocked,
    );
    expect(free).toMatchObject({ payments: [{ status: "paid" }], cases: [] });
    expect((await move()).status).toBe(200);
  });

  it("of money that was given back already is told as such", async () => {
    const made = await paid();
    await refund(made.uuid, { amount: made.total, reason: "Alles terug" }, "cb-2");
    await askRefunds(shop);
    await mollie.act(made.reference, "refunds/all", { status: "refunded" });
    await mollie.act(made.reference, "chargeback");
    const shown = await until(
      () => seen(made.uuid),
      (each) => each.cases.length === 2,
    );
    expect(shown.cases.map(({ kind }: { kind: string }) => kind)).toEqual([
      "chargeback",
      "paid_back_twice",
    ]);
    const [first] = shown.cases;
    const closed = await designer.post(`/api/staff/payment-cases/${first.id}/close`, {
      note: "Bank gebeld.",
    });
    expect(closed.json).toMatchObject({ kind: "chargeback", note: "Bank gebeld." });
    expect((await seen(made.uuid)).blocked).toBe(false);
  });
});

describe("Mollie away for ten minutes", () => {
  it("costs no order: they wait, and catch up", async () => {
    const orders = [await placed(), await placed(), await placed()];
    await mollie.mischief({ loseNotices: true });
    for (const { reference } of orders) await mollie.act(reference, "paid");
    await mollie.mischief({ answerWith: 503 });
    const start = Date.now();
    for (const minute of [2, 10]) {
      shop.setClock(new Date(start + minute * 60_000));
      await askDuePayments(shop);
    }
    const check = await rider.post(`/api/customer/orders/${orders[0]?.uuid}/payment/check`);
    expect(check.json.code).toBe("payment_unavailable");
    for (const { uuid } of orders) expect((await show(uuid)).status).toBe("draft");
    await mollie.mischief(CALM);
    shop.setClock(new Date(start + 12 * 60_000));
    await askDuePayments(shop);
    shop.setClock(new Date());
    for (const { uuid } of orders) expect((await show(uuid)).status).toBe("confirmed");
  }, 120_000);
});

describe("ways to pay", () => {
  it("are offered by country, as the provider lists them", async () => {
    const answer = await shop.visitor.get("/api/payment-methods?country=be&amount=12995");
    expect(answer.json.data[0]).toEqual({ id: "bancontact", name: "Bancontact" });
    expect((await shop.visitor.get("/api/payment-methods?country=xx&amount=1")).status).toBe(422);
  });
});
