import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { orderOf, payingShop, placedOrder } from "../../testing/index.ts";

const { provider, shop, rider, close } = await payingShop({ RATE_LIMIT_PER_IP: "60" });
afterAll(close);

const HOUR = 3_600_000;
beforeEach(() => shop.setClock(new Date()));

interface Failed {
  readonly uuid: string;
  readonly number: string;
  readonly total: number;
  /** As the mail says it. */
  readonly link: string;
  /** Where the shop is asked about it. */
  readonly path: string;
}

/** An order whose payment failed, with the link of the mail that says so. */
async function failedOrder(): Promise<Failed> {
  const made = await placedOrder(rider);
  const { number, total } = made;
  await provider.notify(shop.visitor, made.payment, "failed", total);
  const mails = await shop.db
    .selectFrom("mails")
    .select("facts")
    .where("kind", "=", "order-payment")
    .execute();
  const mail = mails.map(({ facts }) => facts as Record<string, string>);
  const link = mail.find(({ orderNumber }) => orderNumber === number)?.["link"] ?? "";
  const [, uuid = "", token = ""] = /\/pay\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  expect(uuid).toBe(made.uuid);
  const path = `/api/payment-links/${uuid}/${token}`;
  return { uuid, number, total, link, path };
}

const show = (uuid: string) => orderOf(rider, uuid);

/** Every call that a link can make. */
function everyCall(path: string) {
  return Promise.all([
    shop.visitor.get(path),
    shop.visitor.post(`${path}/check`),
    shop.visitor.post(`${path}/pay`),
  ]);
}

describe("the link of the mail that a payment failed", () => {
  it("shows whoever has it what is due and opens a page that leads back to it, without signing in", async () => {
    const { path, link, number, total, uuid } = await failedOrder();
    const seen = await shop.visitor.get(path);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.json).toEqual({
      order_number: number,
      state: "open",
      failed: true,
      amount: total,
      pay_until: expect.any(String),
      rows: expect.any(Array),
    });
    const rows = seen.json.rows as { kind: string; amount: number }[];
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(rows[0]).toMatchObject({ kind: "goods", quantity: expect.any(Number) });
    const page = await shop.visitor.post(`${path}/pay`);
    expect(page.status, page.text).toBe(200);
    const second = (await show(uuid)).payments.at(-1);
    expect(page.json).toEqual({ payment_url: `https://pay.example/${second.id}` });
    expect(provider.returns.get(second.id)).toBe(`${link}?returned=1`);
  });

  it("says nothing about who ordered what, where to, or how it looks", async () => {
    const { path, uuid } = await failedOrder();
    const shown = await show(uuid);
    const { text } = await shop.visitor.get(path);
    const { contact, shipping_address: address, lines } = shown;
    const secrets = [
      ...Object.values(contact as Record<string, string>),
      address.street,
      address.city,
      ...(lines as { name: string; configuredSetUuid: string }[]).flatMap((line) => [
        line.name,
        line.configuredSetUuid,
      ]),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("pays the order once: then it shows no amount, and opens no page", async () => {
    const { path, uuid, total, number } = await failedOrder();
    await shop.visitor.post(`${path}/pay`);
    const payment = (await show(uuid)).payments.at(-1).id as string;
    provider.truth.set(payment, "paid");
    const back = await shop.visitor.post(`${path}/check`);
    const revoked = {
      order_number: number,
      state: "paid",
      failed: false,
      amount: null,
      pay_until: null,
      rows: [],
    };
    expect(back.json).toEqual(revoked);
    expect((await show(uuid)).status).toBe("confirmed");
    expect((await shop.visitor.get(path)).json).toEqual(revoked);
    const again = await shop.visitor.post(`${path}/pay`);
    expect([again.status, again.json.code]).toEqual([409, "already_paid"]);
    const asked = provider.asked.length;
    await provider.notify(shop.visitor, payment, "paid", total);
    expect(provider.asked).toHaveLength(asked);
  });

  it("pays nothing while a bank works on it, or once money of another amount came", async () => {
    const atBank = await failedOrder();
    await shop.visitor.post(`${atBank.path}/pay`);
    const [payment] = (await show(atBank.uuid)).payments.slice(-1);
    await shop.db
      .updateTable("payments")
      .set({ status: "pending" })
      .where("id", "=", payment.id)
      .execute();
    expect((await shop.visitor.get(atBank.path)).json).toMatchObject({
      state: "waiting",
      amount: atBank.total,
    });
    expect((await shop.visitor.post(`${atBank.path}/pay`)).status).toBe(409);

    const other = await failedOrder();
    await shop.visitor.post(`${other.path}/pay`);
    const [second] = (await show(other.uuid)).payments.slice(-1);
    await provider.notify(shop.visitor, second.id, "paid", other.total - 1);
    expect((await shop.visitor.get(other.path)).json).toMatchObject({
      state: "looking",
      amount: null,
      rows: [],
    });
    expect((await shop.visitor.post(`${other.path}/pay`)).status).toBe(409);
  });

  it("says that the attempt failed, and not before it has", async () => {
    const { path, uuid } = await failedOrder();
    await shop.visitor.post(`${path}/pay`);
    const back = () => shop.visitor.post(`${path}/check`);
    expect((await back()).json).toMatchObject({ state: "open", failed: false });
    provider.truth.set((await show(uuid)).payments.at(-1).id as string, "failed");
    expect((await back()).json).toMatchObject({ state: "open", failed: true });
    await shop.visitor.post(`${path}/pay`);
    expect((await shop.visitor.get(path)).json).toMatchObject({ failed: false });
  });

  it("gives up no order for whoever leaves its page: it need not be who ordered", async () => {
    const { path, uuid, total } = await failedOrder();
    await shop.visitor.post(`${path}/pay`);
    const left = (await show(uuid)).payments.at(-1).id as string;
    await provider.notify(shop.visitor, left, "cancelled", total);
    const after = await show(uuid);
    expect([after.status, after.payments.at(-1).status]).toEqual(["draft", "cancelled"]);
    expect((await shop.visitor.get(path)).json).toMatchObject({ state: "open", failed: true });
    // Who ordered, and leaves a page of his own, gives it up as ever.
    await rider.post(`/api/customer/orders/${uuid}/pay`);
    const own = (await show(uuid)).payments.at(-1).id as string;
    await provider.notify(shop.visitor, own, "cancelled", total);
    expect((await show(uuid)).status).toBe("cancelled");
  });

  it("of a cancelled order shows no amount and opens no page", async () => {
    const { path, uuid, number } = await failedOrder();
    await rider.post(`/api/customer/orders/${uuid}/cancel`);
    const seen = await shop.visitor.get(path);
    expect(seen.json).toMatchObject({
      order_number: number,
      state: "closed",
      amount: null,
      rows: [],
    });
    expect((await shop.visitor.post(`${path}/pay`)).status).toBe(409);
  });

  it("pays for a day, is shown for another, and then is as if it had never been", async () => {
    const { path } = await failedOrder();
    const start = Date.now();
    shop.setClock(new Date(start + 25 * HOUR));
    expect((await shop.visitor.get(path)).json).toMatchObject({ state: "closed", amount: null });
    expect((await shop.visitor.post(`${path}/pay`)).status).toBe(409);
    shop.setClock(new Date(start + 49 * HOUR));
    for (const answer of await everyCall(path)) {
      expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
    }
  });

  it("opens no other order, and nothing with a letter changed", async () => {
    const [one, two] = [await failedOrder(), await failedOrder()];
    const token = one.path.split("/").at(-1) ?? "";
    const ends = token.slice(0, 10);
    const wrong = [
      // The token of one order for another.
      `/api/payment-links/${two.uuid}/${token}`,
      // A later end, the signature of the earlier one.
      `/api/payment-links/${one.uuid}/${Number(ends) + 86_400}${token.slice(10)}`,
      `/api/payment-links/${one.uuid}/${ends}-${"A".repeat(43)}`,
      `/api/payment-links/${one.uuid}/x`,
      `/api/payment-links/01900000-0000-7000-8000-000000000000/${token}`,
    ];
    for (const path of wrong) {
      for (const answer of await everyCall(path)) {
        expect([answer.status, answer.json.code], path).toEqual([404, "not_found"]);
      }
    }
    // The link pays; it is no session, and opens no order.
    for (const bearer of [token, one.path.slice(1)]) {
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await shop.visitor.get(`/api/customer/orders/${one.uuid}`, headers);
      expect(answer.status).toBe(401);
    }
  });

  it("opens at most twenty pages an hour, and lets nobody try tokens for long", async () => {
    const { path, uuid } = await failedOrder();
    const pages = [];
    for (let page = 0; page < 21; page += 1) pages.push(await shop.visitor.post(`${path}/pay`));
    expect(pages.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    const guesses = [];
    for (let guess = 0; guess < 61; guess += 1) {
      const token = `${path.split("/").at(-1)?.slice(0, 10)}-${String(guess).padStart(43, "x")}`;
      guesses.push((await shop.visitor.get(`/api/payment-links/${uuid}/${token}`)).status);
    }
    expect(guesses.at(-1)).toBe(429);
    // Who has the right one is let in all the same.
    expect((await shop.visitor.get(path)).status).toBe(200);
  });
});

describe("the mail that a payment failed", () => {
  const waiting = async (uuid: string) =>
    shop.db.selectFrom("mails").selectAll().where("about", "=", uuid).execute();

  it("knows until when the order can be paid, and stands among the order's mails", async () => {
    const { uuid } = await failedOrder();
    const [mail] = await waiting(uuid);
    const ordered = new Date((await show(uuid)).created_at as string);
    const until = new Date(ordered.getTime() + 24 * HOUR);
    expect(mail?.facts).toMatchObject({ until: until.toISOString() });
  });

  it.each(["paid", "cancelled"])(
    "is not sent any more once the order is %s, where it waits for its server",
    async (end) => {
      const { uuid, total } = await failedOrder();
      expect(await waiting(uuid)).toHaveLength(1);
      await rider.post(`/api/customer/orders/${uuid}/pay`);
      const payment = (await show(uuid)).payments.at(-1).id as string;
      await provider.notify(shop.visitor, payment, end, total);
      const kinds = (await waiting(uuid)).map(({ kind }) => kind);
      expect(kinds).toEqual(end === "paid" ? ["order-confirmation"] : []);
    },
  );
});
