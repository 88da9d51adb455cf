import { describe, expect, test } from "vitest";
import { type CreditableOrder, creditFor, ledgerDifference, vatOfCredit } from "./ledger.ts";

const order: CreditableOrder = {
  subtotal: 30_000,
  discount: 1_001,
  shipping: 895,
  shippingBack: false,
  lines: [
    { id: "jersey", quantity: 3, unitPrice: 6_000, refunded: 0, changesPaid: 0 },
    { id: "pants", quantity: 1, unitPrice: 12_000, refunded: 0, changesPaid: 0 },
  ],
};

function amountOf(
  of: CreditableOrder,
  quantities: Readonly<Record<string, number>>,
  shipping = false,
) {
  const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  const credit = creditFor(of, { lines, shipping });
  return typeof credit === "string" ? credit : credit.amount;
}

describe("what is credited", () => {
  test("every piece and the shipping are the total without the manual check", () => {
    expect(amountOf(order, { jersey: 3, pants: 1 }, true)).toBe(30_000 - 1_001 + 895);
  });

  test("a piece carries its share of the discount", () => {
    expect(amountOf(order, { jersey: 1 })).toBe(6_000 - 200);
  });

  test("no line of another order, and no more pieces than there are", () => {
    const of = (id: string, ...quantities: number[]) => {
      const lines = quantities.map((quantity) => ({ id, quantity }));
      const credit = creditFor(order, { lines, shipping: false });
      return typeof credit === "string" ? credit : credit.amount;
    };
    expect(of("gloves", 1)).toBe("unknown");
    expect(of("jersey", 4)).toBe("unknown");
    expect(of("jersey", 2, 2)).toBe("unknown");
    expect(of("jersey", 0)).toBe("unknown");
    expect(of("jersey", 2, 1)).toBe(18_000 - 601);
  });

  test("what was given back is not given back again", () => {
    const [jersey, pants] = order.lines;
    const after = { ...order, shippingBack: true, lines: [{ ...jersey!, refunded: 2 }, pants!] };
    expect(amountOf(after, { jersey: 2 })).toBe("given_back");
    expect(amountOf(after, { jersey: 1 }, true)).toBe("given_back");
    expect(amountOf(after, { pants: 1 })).toBe(12_000 - 401);
  });

  test("in whatever parts, all of it is the total and what changes cost, to the cent", () => {
    for (const changesPaid of [0, 1, 1_000, 1_001, -1, -495, -1_486]) {
      const [jersey, pants] = order.lines;
      let left = changesPaid;
      let sum = 0;
      for (let refunded = 0; refunded < 3; refunded += 1) {
        const lines = [{ ...jersey!, refunded, changesPaid: left }, pants!];
        const credit = creditFor(
          { ...order, lines },
          { lines: [{ id: "jersey", quantity: 1 }], shipping: false },
        );
        if (typeof credit === "string") throw new Error(credit);
        left -= credit.changes.get("jersey") ?? 0;
        sum += credit.amount;
      }
      const rest = [{ ...jersey!, refunded: 3, changesPaid: left }, pants!];
      const last = amountOf({ ...order, lines: rest }, { pants: 1 }, true);
      expect([left, sum + Number(last)]).toEqual([0, 30_000 - 1_001 + 895 + changesPaid]);
    }
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
