import { describe, expect, test } from "vitest";
import { type CreditableOrder, creditFor, ledgerDifference, vatOfCredit } from "./ledger.ts";

const order: CreditableOrder = {
  subtotal: 30_000,
  discount: 1_001,
  shipping: 895,
  manualCheck: 2_500,
  lines: [
    { id: "jersey", quantity: 3, unitPrice: 6_000 },
    { id: "pants", quantity: 1, unitPrice: 12_000 },
  ],
};

describe("what is credited", () => {
  test("every piece and the shipping are the total without the manual check", () => {
    const lines = order.lines.map(({ id, quantity }) => ({ id, quantity }));
    expect(creditFor(order, { lines, shipping: true })).toBe(30_000 - 1_001 + 895);
  });

  test("a piece carries its share of the discount", () => {
    expect(creditFor(order, { lines: [{ id: "jersey", quantity: 1 }], shipping: false })).toBe(
      6_000 - 200,
    );
  });

  test("no line of another order, and no more pieces than there are", () => {
    const of = (id: string, ...quantities: number[]) =>
      creditFor(order, {
        lines: quantities.map((quantity) => ({ id, quantity })),
        shipping: false,
      });
    expect(of("gloves", 1)).toBeNull();
    expect(of("jersey", 4)).toBeNull();
    expect(of("jersey", 2, 2)).toBeNull();
    expect(of("jersey", 0)).toBeNull();
    expect(of("jersey", 2, 1)).toBe(18_000 - 601);
  });
});

test("credits in any parts take back the invoice's VAT to the cent", () => {
  const whole = { total: 10_001, vat: 1_736 };
  for (const size of [1, 7, 333, 3_333, 5_000, 10_001]) {
    const before = { amount: 0, vat: 0 };
    while (before.amount < whole.total) {
      const amount = Math.min(size, whole.total - before.amount);
      const vat = vatOfCredit(amount, whole, before);
      expect(vat).toBeGreaterThanOrEqual(0);
      before.vat += vat;
      before.amount += amount;
    }
    expect(before).toEqual({ amount: whole.total, vat: whole.vat });
  }
});

test("an order's books close, or say by how much they do not", () => {
  const paid = {
    invoiced: 10_000,
    credited: 0,
    received: 10_000,
    refunded: 0,
    chargedBack: 0,
    receivable: 0,
  };
  expect(ledgerDifference(paid)).toBe(0);
  expect(ledgerDifference({ ...paid, credited: 2_500, refunded: 2_500 })).toBe(0);
  expect(ledgerDifference({ ...paid, chargedBack: 10_000, receivable: 10_000 })).toBe(0);
  expect(ledgerDifference({ ...paid, received: 0, receivable: 10_000 })).toBe(0);
  expect(ledgerDifference({ ...paid, received: 9_999 })).toBe(1);
  expect(ledgerDifference({ ...paid, received: 20_000 })).toBe(-10_000);
});
