import { describe, expect, it } from "vitest";
import type { DeskOrder } from "./desk-order.ts";
import {
  piecesLeft,
  type RefundWish,
  shippingLeft,
  wishedAmount,
  wishedOf,
} from "./refund-wish.ts";

const order = {
  lines: [
    { id: "a", quantity: 3, refunded: 1, ppuInclVat: 4_000 },
    { id: "b", quantity: 1, ppuInclVat: 6_000, changes_paid: 500 },
    { id: "c", quantity: 2, refunded: 2, ppuInclVat: 1_000 },
  ],
  totals: { subtotal: 20_000, discount: 2_000, shipping: 1_500 },
  shipping_refunded: false,
  ledger: { invoiced: 20_000, credited: 5_000 },
} as unknown as DeskOrder;
const nothing: RefundWish = { by: "pieces", amount: "", pieces: {}, shipping: false };

describe("a refund", () => {
  it("offers the garments that were not given back", () => {
    expect([...piecesLeft(order)]).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });

  it.each([
    [{ pieces: { a: 2, b: 0 } }, { lines: [{ line_id: "a", quantity: 2 }], shipping: false }],
    [{ shipping: true }, { lines: [], shipping: true }],
    [
      { pieces: { b: 1 }, shipping: true, amount: "12" },
      { lines: [{ line_id: "b", quantity: 1 }], shipping: true },
    ],
    [{}, null],
    [{ pieces: { a: 0 } }, null],
    [{ pieces: { a: 3 } }, null],
    [{ pieces: { c: 1 } }, null],
    [{ by: "amount", amount: "12,50", pieces: { a: 1 }, shipping: true }, { amount: 1250 }],
    [{ by: "amount", amount: "150" }, { amount: 15_000 }],
    [{ by: "amount", amount: "150,01" }, null],
    [{ by: "amount", amount: "0" }, null],
    [{ by: "amount", amount: "much" }, null],
  ] as const)("of %j asks for %j", (filled, asked) => {
    expect(wishedOf(order, { ...nothing, ...filled })).toEqual(asked);
  });

  // A tenth less than they cost, and what a change cost since; written out by hand.
  it.each([
    [{ pieces: { a: 1 } }, 3_600],
    [{ pieces: { a: 2, b: 1 } }, 7_200 + 5_400 + 500],
    [{ pieces: { b: 1 }, shipping: true }, 5_400 + 500 + 1_500],
    [{ shipping: true }, 1_500],
    [{ by: "amount", amount: "12", pieces: { a: 1 } }, 3_600],
    [{}, null],
    [{ pieces: { a: 3 } }, null],
  ] as const)("of %j comes to %j cents", (filled, amount) => {
    expect(wishedAmount(order, { ...nothing, ...filled })).toBe(amount);
  });

  it("offers shipping that was paid, until it was given back", () => {
    expect(shippingLeft(order)).toBe(true);
    expect(shippingLeft({ ...order, shipping_refunded: true })).toBe(false);
    expect(shippingLeft({ ...order, totals: { ...order.totals, shipping: 0 } })).toBe(false);
  });
});
