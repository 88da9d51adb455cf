import { languages } from "@holeshot/domain";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf, orderOf, payingShop, placedOrder, sentTexts } from "../../testing/index.ts";
import { askRefunds } from "./actions/ask-refunds.ts";

const { provider, shop, rider, designer, close } = await payingShop();
afterAll(close);
beforeEach(() => {
  provider.broken = false;
  provider.refunds.length = 0;
});

interface Placed {
  readonly uuid: string;
  readonly number: string;
  readonly total: number;
  readonly payment: string;
}

const placed = (overrides = {}) => placedOrder(rider, { payment: "invoice", ...overrides });

async function paid(overrides: Readonly<Record<string, unknown>> = {}): Promise<Placed> {
  const made = await placed({ payment: "pay_now", ...overrides });
  await tell(made, "paid");
  return made;
}

const show = (uuid: string) => orderOf(rider, uuid);

function tell({ payment, total }: Placed, status: string) {
  return provider.notify(shop.visitor, payment, status, total);
}

function cancel(uuid: string) {
  return designer.patch(`/api/staff/orders/${uuid}`, { status: "cancelled" });
}

function creditNote(uuid: string, who = rider) {
  return who.get(`/api/customer/orders/${uuid}/credit-note.pdf`);
}

/** Mails that name an order and hold a text. */
async function mailsWith(number: string, text: RegExp): Promise<number> {
  const mails = await sentTexts(shop);
  return mails.filter((mail) => mail.includes(number) && text.test(mail)).length;
}

describe("a paid order that staff cancel", () => {
  it("is given back, credited and told, each once", async () => {
    const made = await paid();
    expect((await cancel(made.uuid)).status).toBe(200);
    await shop.runJobs("without pictures");
    expect(provider.refunds).toEqual([
      { reference: `ref-${made.payment}`, key: expect.any(String), amount: made.total },
    ]);
    const asked = await show(made.uuid);
    expect(asked.payments[0].status).toBe("paid");
    expect(asked.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      "invoice",
      "credit_note",
    ]);

    const notices = await Promise.all(Array.from({ length: 5 }, () => tell(made, "refunded")));
    expect(notices.map(({ status }) => status)).toEqual(Array(5).fill(204));
    await tell(made, "paid");
    await askRefunds(shop);
    const shown = await show(made.uuid);
    expect(shown).toMatchObject({ status: "cancelled", payments: [{ status: "refunded" }] });
    expect(eventsOf(shown)).toEqual([
      "created",
      "paid",
      "confirmed",
      "cancelled",
      "refund_requested",
      "credited",
      "refunded",
    ]);
    expect(provider.refunds).toHaveLength(1);
    expect(await mailsWith(made.number, /^subject: .*geannuleerd/im)).toBe(1);
    expect((await cancel(made.uuid)).json.code).toBe("illegal_transition");
  });

  it("by ten at once is given back once, and numbers have no gap", async () => {
    const orders = await Promise.all([paid(), paid(), paid()]);
    const answers = await Promise.all(
      orders.flatMap(({ uuid }) => Array.from({ length: 4 }, () => cancel(uuid))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(409)]);
    await Promise.all([askRefunds(shop), askRefunds(shop), shop.runJobs("without pictures")]);
    expect(new Set(provider.refunds.map(({ key }) => key)).size).toBe(3);
    const { rows } = await shop.database.pool.query(
      "select credit_note_number from credit_notes order by 1",
    );
    const numbers = rows.map((row: { credit_note_number: string }) =>
      Number(row.credit_note_number.slice(-6)),
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it("is asked for again when the provider was away, and holds up nobody", async () => {
    const made = await paid();
    provider.broken = true;
    await cancel(made.uuid);
    await expect(askRefunds(shop)).rejects.toMatchObject({ code: "payment_unavailable" });
    expect((await show(made.uuid)).status).toBe("cancelled");
    provider.broken = false;
    await askRefunds(shop);
    await askRefunds(shop);
    expect(provider.refunds).toHaveLength(1);
    await shop.runJobs("without pictures");
  });

  it("whose page's answer got lost is found back at the provider", async () => {
    const made = await paid();
    await shop.database.pool.query(
      "update payments set provider_reference = null, payment_url = null where id = $1",
      [made.payment],
    );
    await cancel(made.uuid);
    await askRefunds(shop);
    expect(provider.refunds.map(({ reference }) => reference)).toEqual([`ref-${made.payment}`]);
    await shop.runJobs("without pictures");
  });
});

describe("an order on invoice that staff cancel", () => {
  it("is credited without money moving, and its invoice is no longer open", async () => {
    const made = await placed();
    await cancel(made.uuid);
    await shop.runJobs("without pictures");
    const shown = await show(made.uuid);
    expect(shown.payments[0].status).toBe("cancelled");
    expect(eventsOf(shown)).toEqual(["created", "confirmed", "cancelled", "credited"]);
    expect(provider.refunds).toEqual([]);
    expect(await mailsWith(made.number, /hoeft de factuur niet meer/)).toBe(1);
  });
});

describe("a payment that no order needs", () => {
  it("goes back when it came after the cancelling", async () => {
    const made = await placed({ payment: "pay_now" });
    await tell(made, "cancelled");
    await tell(made, "paid");
    await shop.runJobs("without pictures");
    expect(provider.refunds).toHaveLength(1);
    await tell(made, "refunded");
    const shown = await show(made.uuid);
    expect(eventsOf(shown).slice(-3)).toEqual([
      "paid_after_cancellation",
      "refund_requested",
      "refunded",
    ]);
    expect(shown).toMatchObject({ documents: [], payments: [{ status: "refunded" }] });
    expect(await mailsWith(made.number, /al geannuleerd was/)).toBe(1);
    expect((await creditNote(made.uuid)).status).toBe(404);
  });

  it("goes back when it came twice, and the order stands", async () => {
    const made = await placed({ payment: "pay_now" });
    await rider.post(`/api/customer/orders/${made.uuid}/pay`);
    const second = (await show(made.uuid)).payments[1].id as string;
    await tell(made, "paid");
    await tell({ ...made, payment: second }, "paid");
    await shop.runJobs("without pictures");
    expect(provider.refunds.map(({ reference }) => reference)).toEqual([`ref-${second}`]);
    await tell({ ...made, payment: second }, "refunded");
    expect((await show(made.uuid)).status).toBe("confirmed");
  });

  it("races with the cancelling and goes back once either way", async () => {
    const orders = await Promise.all(
      Array.from({ length: 4 }, () => placed({ payment: "pay_now" })),
    );
    await Promise.all(orders.flatMap((made) => [tell(made, "paid"), cancel(made.uuid)]));
    await shop.runJobs("without pictures");
    await Promise.all(orders.map(({ uuid }) => cancel(uuid)));
    await shop.runJobs("without pictures");
    for (const { uuid, payment } of orders) {
      expect((await show(uuid)).status).toBe("cancelled");
      const back = provider.refunds.filter(({ reference }) => reference === `ref-${payment}`);
      expect(back).toHaveLength(1);
    }
  });
});

describe("a credit note", () => {
  it("is its customer's alone, and the same each time", async () => {
    const { uuid } = await paid();
    expect((await creditNote(uuid)).status).toBe(404);
    await cancel(uuid);
    const once = await creditNote(uuid);
    expect(once.headers["content-type"]).toBe("application/pdf");
    expect(once.headers["content-disposition"]).toMatch(/filename="HC-\d{4}-\d{6}\.pdf"$/);
    expect((await creditNote(uuid)).bytes.length).toBe(once.bytes.length);
    expect((await creditNote(uuid, await shop.customer())).status).toBe(404);
    await shop.runJobs("without pictures");
  });

  it.each(languages)("and its mail are written in %s", async (language) => {
    const { uuid, number } = await paid({ language });
    await cancel(uuid);
    await shop.runJobs("without pictures");
    expect((await creditNote(uuid)).status).toBe(200);
    expect(await mailsWith(number, /undefined|NaN|\$\{/)).toBe(0);
    const rows = await shop.db
      .selectFrom("mails")
      .select(["kind", "language"])
      .where("kind", "=", "order-cancellation")
      .where("language", "=", language)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
  });
});
