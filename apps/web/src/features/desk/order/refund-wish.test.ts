import { describe, expect, it } from "vitest";
import type { DeskOrder } from "./desk-order.ts";
import { piecesLeft, type RefundWish, wishedOf } from "./refund-wish.ts";

const order = {
  lines: [
    { id: "a", quantity: 3, refunded: 1 },
    { id: "b", quantity: 1 },
    { id: "c", quantity: 2, refunded: 2 },
  ],
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
});
