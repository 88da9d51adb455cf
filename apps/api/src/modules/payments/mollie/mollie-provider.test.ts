import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mollieStandIn, type MollieStandIn } from "../../../testing/index.ts";
import { type PageOrder, type PaymentProvider, RefundRefused } from "../provider.ts";
import { openMollieClient } from "./mollie-client.ts";
import { mollieProvider } from "./mollie-provider.ts";
import { pageParameters, toAmount, toCents } from "./mollie-page.ts";

let mollie: MollieStandIn;
let provider: PaymentProvider;
let count = 0;

beforeAll(async () => {
  mollie = await mollieStandIn();
  provider = mollieProvider(mollie);
});
afterAll(() => mollie.close());
beforeEach(() => mollie.mischief({ answerWith: 0, loseAnswers: 0, ahead: 0 }));

function pageOrder(overrides: Partial<PageOrder> = {}): PageOrder {
  count += 1;
  return {
    paymentId: `01934a5e-6c00-7a10-8c01-${String(count).padStart(12, "0")}`,
    amount: 12_495,
    description: "HS-2026-000001",
    language: "nl",
    vatRate: 2100,
    lines: [
      { kind: "goods", description: "Shirt, Red Dust", quantity: 2, unitPrice: 6000 },
      { kind: "discount", description: "Korting", quantity: 1, unitPrice: -400 },
      { kind: "shipping", description: "Standaard", quantity: 1, unitPrice: 895 },
    ],
    payer: {
      firstName: "Sanne",
      lastName: "de Vries",
      email: "sanne@rider.example",
      company: null,
      street: "Zandweg 38a",
      postcode: "5408 XX",
      city: "Volkel",
      country: "nl",
    },
    returnUrl: "http://127.0.0.1:1/checkout/complete?order=1",
    webhookUrl: "http://127.0.0.1:1/api/payments/mollie/webhook",
    ...overrides,
  };
}

describe("a payment page", () => {
  it("is made in the buyer's language, with lines, address and the country's methods", async () => {
    const order = pageOrder();
    const page = await provider.openPage(order);
    expect(page.reference).toMatch(/^tr_\w+$/);
    expect(page.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/checkout\//);
    const [made] = await mollie.of(order.paymentId);
    expect(made).toMatchObject({
      id: page.reference,
      amount: 12_495,
      locale: "nl_NL",
      billingAddress: { country: "NL", city: "Volkel", givenName: "Sanne" },
    });
    expect(made?.methods).toEqual(["ideal", "creditcard", "paypal", "klarna", "banktransfer"]);
    expect(made?.lines?.map(({ type, totalAmount }) => [type, totalAmount])).toEqual([
      ["physical", { currency: "EUR", value: "120.00" }],
      ["discount", { currency: "EUR", value: "-4.00" }],
      ["shipping_fee", { currency: "EUR", value: "8.95" }],
    ]);
    const html = await (await fetch(page.url)).text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain("iDEAL");
  });

  it("asked for again is the same one, also when the first answer was lost", async () => {
    const order = pageOrder();
    await mollie.mischief({ loseAnswers: 1 });
    await expect(provider.openPage(order)).rejects.toMatchObject({ code: "payment_unavailable" });
    const page = await provider.openPage(order);
    expect(await provider.openPage(order)).toEqual(page);
    expect(await mollie.of(order.paymentId)).toHaveLength(1);
  });

  it("that Mollie refuses says why to the log and not to the customer", async () => {
    const lines = [{ kind: "goods", description: "x", quantity: 1, unitPrice: 1 }] as const;
    const refused = await provider.openPage(pageOrder({ lines })).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "payment_unavailable" });
    expect((refused as Error).message).not.toContain("lines");
    expect(String((refused as Error).cause)).toContain("does not match");
    const stranger = mollieProvider({ ...mollie, key: `test_${"x".repeat(35)}` });
    const unknown = await stranger.openPage(pageOrder()).catch((error: unknown) => error);
    expect((unknown as Error).cause).toMatchObject({ statusCode: 401 });
  });
});

describe("what Mollie says of a payment", () => {
  it.each([
    ["paid", "paid"],
    ["failed", "failed"],
    ["canceled", "cancelled"],
    ["expired", "expired"],
    ["pending", "pending"],
    ["authorized", "authorized"],
  ])("%s is %s", async (said, standing) => {
    const order = pageOrder();
    const { reference } = await provider.openPage(order);
    expect(await provider.ask(reference)).toMatchObject({ standing: "open", paidBy: null });
    await mollie.act(reference, said, { method: "bancontact" });
    expect(await provider.ask(reference)).toMatchObject({
      paymentId: order.paymentId,
      reference,
      standing,
      amount: 12_495,
      paidBy: "bancontact",
      refunds: [],
      chargebacks: [],
    });
  });

  it("lists refunds with the shop's ids, and chargebacks until they are reversed", async () => {
    const { reference } = await provider.openPage(pageOrder());
    await mollie.act(reference, "paid");
    const refundId = "01934a5e-6c00-7a10-8c01-0000000000ff";
    const wish = { refundId, reference, amount: 2500, description: "HS-2026-000001" };
    const name = await provider.refund(wish);
    expect(await provider.refund(wish)).toBe(name);
    await mollie.act(reference, "chargeback", { amount: 5000 });
    const waiting = await provider.ask(reference);
    expect(waiting.refunds).toEqual([
      { refundId, reference: name, amount: 2500, state: "waiting" },
    ]);
    expect(waiting.chargebacks).toMatchObject([{ amount: 5000, reversed: false }]);
    await mollie.act(reference, "refunds/all", { status: "refunded" });
    await mollie.act(reference, "reverse");
    expect(await provider.ask(reference)).toMatchObject({
      refunds: [{ state: "done" }],
      chargebacks: [{ amount: 5000, reversed: true }],
    });
  });

  it("is not found, or not answered: two different things", async () => {
    await expect(provider.ask("tr_unknown1234")).rejects.toMatchObject({ code: "not_found" });
    await mollie.mischief({ answerWith: 503 });
    await expect(provider.ask("tr_unknown1234")).rejects.toMatchObject({
      code: "payment_unavailable",
    });
  }, 20_000);
});

describe("money back", () => {
  it("beyond what was paid is refused for good, not asked for ever", async () => {
    const { reference } = await provider.openPage(pageOrder());
    const wish = { reference, description: "x", amount: 12_496 };
    const refundId = "01934a5e-6c00-7a10-8c01-0000000000aa";
    await expect(provider.refund({ ...wish, refundId })).rejects.toBeInstanceOf(RefundRefused);
    await mollie.act(reference, "paid");
    const other = "01934a5e-6c00-7a10-8c01-0000000000ab";
    await expect(provider.refund({ ...wish, refundId: other })).rejects.toBeInstanceOf(
      RefundRefused,
    );
  });
});

describe("an open payment", () => {
  it("can be ended until a bank works on it", async () => {
    const { reference } = await provider.openPage(pageOrder());
    expect(await provider.cancel(reference)).toBe(true);
    expect((await provider.ask(reference)).standing).toBe("cancelled");
    const other = await provider.openPage(pageOrder());
    await mollie.act(other.reference, "pending");
    expect((await provider.ask(other.reference)).standing).toBe("pending");
  });
});

describe("notices", () => {
  const read = (text: string) => provider.readNotice({}, Buffer.from(text), new Date());
  it("name a payment and say nothing else", async () => {
    expect(await read("id=tr_d0b0E3EA3v")).toEqual({
      paymentId: null,
      reference: "tr_d0b0E3EA3v",
      report: null,
    });
    for (const other of ["", "id=ord_1234", "id=tr_", "id=tr_../../x", '{"id":"tr_d0b0E3EA3v"}']) {
      expect(await read(other)).toBeNull();
    }
  });
});

describe("methods", () => {
  it("are the country's own, in the provider's order and the buyer's language", async () => {
    const methods = await provider.methods({ amount: 12_495, country: "be", language: "fr" });
    expect(methods.map(({ id }) => id)).toEqual([
      ...["bancontact", "kbc", "creditcard", "paypal", "klarna", "banktransfer"],
    ]);
    expect(methods.find(({ id }) => id === "banktransfer")?.name).toBe("Virement SEPA");
  });

  it("are remembered, and go without when nobody answers", async () => {
    const wish = { amount: 500, country: "de", language: "de" } as const;
    const before = await provider.methods(wish);
    await mollie.mischief({ answerWith: 500 });
    expect(await provider.methods(wish)).toEqual(before);
    expect(await provider.methods({ ...wish, country: "dk" })).toEqual([]);
  }, 20_000);
});

describe("where notices go", () => {
  it("is left out for a shop on this machine, which Mollie could not reach and would refuse", () => {
    const real = "https://api.mollie.com";
    expect(pageParameters(pageOrder(), [], real).webhookUrl).toBeUndefined();
    const webhookUrl = "https://shop.example/api/payments/mollie/webhook";
    expect(pageParameters(pageOrder({ webhookUrl }), [], real).webhookUrl).toBe(webhookUrl);
    expect(pageParameters(pageOrder(), [], mollie.url).webhookUrl).toContain("127.0.0.1");
  });
});

describe("amounts", () => {
  it("are whole cents both ways", () => {
    for (const cents of [1, 99, 100, 12_995, 1_000_000, -450, -1]) {
      expect(toCents(toAmount(cents))).toBe(cents);
    }
    expect(toAmount(5)).toEqual({ currency: "EUR", value: "0.05" });
    expect(() => toCents({ currency: "USD", value: "1.00" })).toThrow("USD");
    expect(() => toCents({ currency: "EUR", value: "1.0" })).toThrow("1.0");
  });
});

describe("the official client", () => {
  it("reads what the stand-in writes: lists, refunds, chargebacks, refusals with their field", async () => {
    const client = openMollieClient(mollie);
    const made = await client.payments.create(pageParameters(pageOrder(), [], mollie.url));
    expect([made.status, made.isCancelable]).toEqual(["open", true]);
    expect((await client.payments.page()).map(({ id }) => id)).toContain(made.id);
    await mollie.act(made.id, "paid");
    const paid = await client.payments.get(made.id);
    expect([paid.status, paid.hasRefunds(), paid.getCheckoutUrl()]).toEqual(["paid", false, null]);
    const amount = { currency: "EUR", value: "1.00" };
    const refund = await client.paymentRefunds.create({ paymentId: made.id, amount });
    expect(refund.status).toBe("pending");
    expect((await client.paymentRefunds.page({ paymentId: made.id })).length).toBe(1);
    await client.paymentRefunds.cancel(refund.id, { paymentId: made.id });
    await mollie.act(made.id, "chargeback");
    expect((await client.paymentChargebacks.page({ paymentId: made.id })).length).toBe(1);
    const wrong = { ...pageParameters(pageOrder(), [], mollie.url), redirectUrl: "nowhere" };
    await expect(client.payments.create(wrong)).rejects.toMatchObject({
      statusCode: 422,
      field: "redirectUrl",
    });
    await expect(client.payments.get("tr_missing123")).rejects.toMatchObject({ statusCode: 404 });
  });
});
