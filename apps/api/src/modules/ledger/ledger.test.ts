import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Caller,
  mollieShop,
  type MollieStandIn,
  order,
  readyCart,
  type TestPlatform,
} from "../../testing/index.ts";
import { askDuePayments, askRefunds } from "../checkout/index.ts";
import { reconcile } from "./index.ts";

/** No notice arrives here: nobody listens where the shop says it does. */
let mollie: MollieStandIn;
let shop: TestPlatform;
let rider: Caller;
let designer: Caller;
const long = Boolean(process.env["LONG"]);

beforeAll(async () => {
  const open = await mollieShop("deaf");
  ({ provider: mollie, shop, rider, designer } = open);
  return open.close;
});
beforeEach(() => mollie.mischief({ loseAnswers: 0, ahead: 0, answerWith: 0 }));

interface Placed {
  readonly uuid: string;
  readonly total: number;
  readonly payment: string;
  /** Mollie's name; of an order on invoice nothing. */
  readonly reference: string;
}

/** An account may check out sixty times an hour: a long history has many. */
let who: Caller | undefined;
let orders = 0;

async function placed(payment: "pay_now" | "invoice"): Promise<Placed> {
  if (orders % 20 === 0 || who === undefined) who = await shop.customer();
  orders += 1;
  const answer = await order(who, await readyCart(who), { payment });
  expect(answer.status, answer.text).toBe(201);
  const shown = await seen(answer.json.order_uuid);
  const { id } = shown.payments[0];
  const [there] = payment === "pay_now" ? await mollie.of(id) : [];
  return { uuid: shown.uuid, total: shown.totals.total, payment: id, reference: there?.id ?? "" };
}

async function paid(): Promise<Placed> {
  const made = await placed("pay_now");
  await mollie.act(made.reference, "paid");
  await heard(made);
  return made;
}

async function seen(uuid: string) {
  return (await designer.get(`/api/staff/orders/${uuid}`)).json;
}

/** A notice that came: the shop asks. */
function heard({ reference }: Placed) {
  return shop.visitor.post("/api/payments/mollie/webhook", `id=${reference}`, {
    "content-type": "application/x-www-form-urlencoded",
  });
}

let keys = 0;
function refund(uuid: string, body: object, key = `l-${(keys += 1)}`) {
  const wish = { reason: "Test", ...body };
  return designer.post(`/api/staff/orders/${uuid}/refunds`, wish, { "idempotency-key": key });
}

describe("an invoice paid by transfer", () => {
  it("is marked as paid once, told, and frees what may be owed", async () => {
    const team = await shop.customer();
    const cart = await readyCart(team, 20);
    const { json } = await order(team, cart, { payment: "invoice" });
    const before = (await team.get("/api/customer/invoice-credit")).json;
    expect(before.limit).not.toBeNull();
    const { total } = (await seen(json.order_uuid)).totals;
    expect(before.open).toBe(total);
    const settle = (amount: number) =>
      designer.post(`/api/staff/orders/${json.order_uuid}/invoice-payment`, {
        amount,
        note: "Rekeningafschrift 47",
      });
    expect((await settle(total - 1)).json.code).toBe("validation_failed");
    const answer = await settle(total);
    expect(answer.json).toMatchObject({
      payments: [{ status: "paid", method: "invoice" }],
      ledger: { received: total, receivable: 0, difference: 0 },
    });
    expect((await settle(total)).json.code).toBe("already_paid");
    const after = (await team.get("/api/customer/invoice-credit")).json;
    expect(after).toEqual({ open: 0, limit: null, available: null });
    const { rows } = await shop.database.pool.query(
      "select facts from audit_log where act = 'invoice.settled' and subject_id = $1",
      [json.order_uuid],
    );
    // What was noted may name somebody, so that it stands where it can be erased.
    const [note] = (await seen(json.order_uuid)).notes;
    expect(note.text).toBe("Rekeningafschrift 47");
    expect(rows).toEqual([{ facts: { amount: total, note: note.id } }]);
    const shown = (await team.get(`/api/customer/orders/${json.order_uuid}`)).json;
    expect(shown.history.at(-1).event).toBe("invoice_paid");
  });

  it("is given back by hand, which a case says until it was done", async () => {
    const made = await placed("invoice");
    await designer.post(`/api/staff/orders/${made.uuid}/invoice-payment`, { amount: made.total });
    expect((await refund(made.uuid, { amount: 1500 })).status).toBe(201);
    const [due] = (await seen(made.uuid)).cases;
    expect(due).toMatchObject({ kind: "transfer_due", facts: { amount: 1500 } });
    await designer.post(`/api/staff/payment-cases/${due.id}/close`, { note: "Overgemaakt." });
    expect(await seen(made.uuid)).toMatchObject({
      cases: [],
      refunds: [{ amount: 1500, status: "done" }],
      payments: [{ status: "partly_refunded", refunded: 1500 }],
      ledger: { difference: 0 },
    });
  });

  it("that is not paid yet is lowered by a credit, to nothing at most", async () => {
    const made = await placed("invoice");
    expect((await refund(made.uuid, { amount: 1000 })).json).toMatchObject({
      payments: [{ status: "open", amount: made.total - 1000 }],
      ledger: { receivable: made.total - 1000, difference: 0 },
    });
    expect((await refund(made.uuid, { amount: made.total })).json.code).toBe("refund_too_large");
    expect((await refund(made.uuid, { amount: made.total - 1000 })).json).toMatchObject({
      payments: [{ status: "cancelled" }],
      ledger: { receivable: 0, difference: 0 },
    });
  });
});

describe("what was issued", () => {
  const bytes = async (url: string) => Buffer.from((await rider.get(url)).bytes);
  const own = async () => {
    const { json } = await order(rider, await readyCart(rider));
    return {
      uuid: json.order_uuid as string,
      url: `/api/customer/orders/${json.order_uuid}/invoice.pdf`,
    };
  };

  it("is the same bytes a year later, whatever the shop would draw by then", async () => {
    const { uuid, url } = await own();
    const drawn = await bytes(url);
    await shop.runJobs("without pictures");
    const once = await bytes(url);
    expect(once.equals(drawn)).toBe(true);
    await shop.database.pool.query(
      'update orders set labels = \'{"products":{},"properties":{},"values":{},"shipping":{}}\' where id = $1',
      [uuid],
    );
    await shop.database.pool.query(
      "update order_lines set rider_name = null, unit_price = 1 where order_id = $1",
      [uuid],
    );
    expect((await bytes(url)).equals(once)).toBe(true);
    const { rows } = await shop.database.pool.query(
      "select version, encode(sha256(bytes), 'hex') = sha256 as right from issued_papers where order_id = $1",
      [uuid],
    );
    expect(rows).toEqual([{ version: 1, right: true }]);
  });

  it("amended is another version beside the first, also when its own job had not run yet", async () => {
    const { uuid, url } = await own();
    const before = await bytes(url);
    const billing_address = {
      street: "Nieuweweg",
      house_number: "1",
      postcode: "5408 XX",
      city: "Volkel",
      country: "nl",
    };
    const changed = await rider.patch(`/api/customer/orders/${uuid}`, { billing_address });
    expect(changed.status, changed.text).toBe(200);
    await shop.runJobs("without pictures");
    const { rows } = await shop.database.pool.query(
      "select version, bytes from issued_papers where order_id = $1 order by version",
      [uuid],
    );
    expect(rows.map(({ version }) => version as number)).toEqual([1, 2]);
    expect((rows[0].bytes as Buffer).equals(before)).toBe(true);
    expect((await bytes(url)).equals(rows[1].bytes as Buffer)).toBe(true);
  });

  it("whose own job was lost is kept by the hour's look for what is missing", async () => {
    const { uuid } = await own();
    await shop.runJobs("without pictures");
    const kept = async () =>
      (
        await shop.database.pool.query("select version from issued_papers where order_id = $1", [
          uuid,
        ])
      ).rows;
    await shop.database.pool.query("delete from issued_papers where order_id = $1", [uuid]);
    expect(await kept()).toEqual([]);
    await shop.queue.send(shop.db, "keep-missing-papers", {});
    await shop.runJobs("without pictures");
    expect(await kept()).toEqual([{ version: 1 }]);
  });

  it("and changed in the database since is given to nobody", async () => {
    const { uuid, url } = await own();
    await shop.runJobs("without pictures");
    await shop.database.pool.query("update issued_papers set bytes = 'x' where order_id = $1", [
      uuid,
    ]);
    expect((await rider.get(url)).status).toBe(500);
  });
});

describe("the list of cases", () => {
  it("is staff's alone, by pages, and a case is closed once", async () => {
    const made = await paid();
    await mollie.act(made.reference, "refund", { amount: 300 });
    await heard(made);
    await reconcile(shop);
    expect((await rider.get("/api/staff/payment-cases")).status).toBe(404);
    const page = (await designer.get("/api/staff/payment-cases?state=open&limit=1")).json;
    expect(page.data).toHaveLength(1);
    expect(page.next_cursor).not.toBeNull();
    const { cases } = await seen(made.uuid);
    expect(cases.map(({ kind }: { kind: string }) => kind)).toEqual([
      "refund_elsewhere",
      "books_do_not_close",
    ]);
    const close = () =>
      designer.post(`/api/staff/payment-cases/${cases[0].id}/close`, { note: "Bekend." });
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(404);
    const closed = (await designer.get("/api/staff/payment-cases?state=closed")).json.data;
    expect(closed.map(({ id }: { id: string }) => id)).toContain(cases[0].id);
  });

  it("loses by itself what came right", async () => {
    const made = await paid();
    await shop.database.pool.query("update payments set received = received - 5 where id = $1", [
      made.payment,
    ]);
    await reconcile(shop);
    expect((await seen(made.uuid)).cases).toMatchObject([
      { kind: "books_do_not_close", facts: { difference: 5 } },
    ]);
    await shop.database.pool.query("update payments set received = received + 5 where id = $1", [
      made.payment,
    ]);
    await reconcile(shop);
    expect((await seen(made.uuid)).cases).toEqual([]);
  });
});

const histories = long ? 1000 : 24;

/** A small generator with a fixed seed: a history that fails once fails again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it(`${histories} random histories of orders, part refunds, chargebacks and transfers close to the cent`, async () => {
  const dice = chance(20_261_122);
  const all: { made: Placed; credited: number; transferred: number; invoice: boolean }[] = [];
  for (let at = 0; at < histories; at += 1) {
    const invoice = dice(3) === 0;
    const made = invoice ? await placed("invoice") : await paid();
    const tally = { made, credited: 0, transferred: 0, invoice };
    all.push(tally);
    for (let step = dice(5); step >= 0; step -= 1) {
      const act = dice(6);
      if (act <= 2) {
        const amount = 1 + dice(made.total);
        const answer = await refund(made.uuid, { amount });
        expect([201, 422, 409]).toContain(answer.status);
        if (answer.status === 201) tally.credited += amount;
      } else if (invoice && act === 3) {
        const owed = (await seen(made.uuid)).payments[0];
        const path = `/api/staff/orders/${made.uuid}/invoice-payment`;
        const answer = await designer.post(path, { amount: owed.amount });
        if (answer.status === 200) tally.transferred = owed.amount;
      } else if (!invoice && act === 4) {
        await mollie.act(made.reference, "chargeback", { amount: 1 + dice(made.total) });
        await heard(made);
      } else if (!invoice && act === 5) {
        await mollie.act(made.reference, "reverse");
        await heard(made);
      } else if (act === 3) {
        await askRefunds(shop).catch(() => undefined);
        await mollie.act(made.reference, "refunds/all", { status: "refunded" });
        await heard(made);
      }
    }
    if (dice(4) === 0) {
      const cancelled = await designer.patch(`/api/staff/orders/${made.uuid}`, {
        status: "cancelled",
      });
      if (cancelled.status === 200) tally.credited = made.total;
    }
  }
  await askRefunds(shop).catch(() => undefined);
  for (const { made, invoice } of all) if (!invoice) await heard(made);
  await reconcile(shop);
  // Reckoned a second time, from what was done here and what Mollie has: no query of the shop's is used.
  const there = new Map((await mollie.payments()).map((payment) => [payment.id, payment]));
  for (const { made, credited, transferred, invoice } of all) {
    const { ledger, cases } = await seen(made.uuid);
    expect(ledger).toMatchObject({ invoiced: made.total, credited });
    const payment = there.get(made.reference);
    if (payment) {
      expect(ledger).toMatchObject({
        received: payment.amount,
        charged_back: payment.chargedBack,
      });
      // Never more than was paid leaves by the shop's own will.
      expect(ledger.refunded).toBeLessThanOrEqual(payment.amount);
      expect(payment.refunded).toBeLessThanOrEqual(payment.amount);
    }
    if (invoice) expect(ledger.received).toBe(transferred);
    const books = made.total - credited - (ledger.received - ledger.refunded - ledger.charged_back);
    // Nothing is owed but open invoices and what banks took; cancelled while charged back, an order's claim stays a case.
    expect(ledger.difference).toBe(books - ledger.receivable);
    const listed = cases.some(({ kind }: { kind: string }) => kind === "books_do_not_close");
    expect(listed).toBe(ledger.difference !== 0);
    if (ledger.charged_back === 0) expect(ledger.difference).toBe(0);
  }
}, 1_200_000);

const kills = long ? 200 : 12;

it(`ended at ${kills} points between asking and noting the answer: no second payment, no lost refund, no gap`, async () => {
  for (let point = 0; point < kills; point += 1) {
    const killed = dying(point % 6);
    const cart = await readyCart(who ?? rider);
    const buyer = who ?? rider;
    // The answer of the page is lost to the shop, and the buyer presses again.
    if (point % 3 === 0) await mollie.mischief({ loseAnswers: 1 });
    const first = await order(buyer, cart, { payment: "pay_now" }, `kill-${point}`);
    const again =
      first.status === 201
        ? first
        : await order(buyer, cart, { payment: "pay_now" }, `kill-${point}`);
    const uuid =
      (again.json.order_uuid as string | undefined) ??
      ((await buyer.get("/api/customer/orders?limit=1")).json.data[0].uuid as string);
    const id = (await seen(uuid)).payments[0].id as string;
    const there = await mollie.of(id);
    expect(there).toHaveLength(1);
    await mollie.act(there[0]?.id ?? "", "paid");
    shop.setClock(new Date(Date.now() + 600_000));
    await askDuePayments(killed).catch(() => undefined);
    shop.setClock(new Date(Date.now() + 1_200_000));
    await askDuePayments(shop);
    expect(
      (await heard({ uuid, total: 0, payment: id, reference: there[0]?.id ?? "" })).status,
    ).toBe(204);
    expect((await seen(uuid)).status).toBe("confirmed");
    await refund(uuid, { amount: 700 });
    await mollie.mischief({ loseAnswers: point % 2 });
    await askRefunds(killed).catch(() => undefined);
    await mollie.mischief({ loseAnswers: 0, ahead: point % 4 === 1 ? 7_200_000 : 0 });
    // What earlier histories left is refused still, and holds up nothing.
    await askRefunds(shop).catch(() => undefined);
    await mollie.mischief({ ahead: 0 });
    const [after] = await mollie.of(id);
    expect(after?.refunds.map(({ amount }) => amount)).toEqual([700]);
    shop.setClock(new Date());
    orders += 1;
    if (orders % 20 === 0) who = await shop.customer();
  }
  for (const [table, column] of [
    ["invoices", "invoice_number"],
    ["credit_notes", "credit_note_number"],
    ["orders", "order_number"],
  ]) {
    const { rows } = await shop.database.pool.query(
      `select right(${column}, 6)::int as n from ${table} order by 1`,
    );
    expect(rows.map(({ n }) => n as number)).toEqual(rows.map((_, at) => at + 1));
  }
}, 1_200_000);

/** The same shop, whose process ends when it is about to write for the so-manieth time: nothing after that happens. */
function dying(writes: number): TestPlatform {
  let left = writes;
  let dead = false;
  return {
    ...shop,
    transaction: (act) => {
      if (dead || left === 0) {
        dead = true;
        return Promise.reject(new Error("killed"));
      }
      left -= 1;
      return shop.transaction(act);
    },
  };
}
