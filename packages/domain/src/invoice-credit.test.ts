import { expect, it } from "vitest";
import { invoiceCredit, mayOrderOnInvoice } from "./index.ts";

const limit = 1_000_000;

it.each([
  [{ open: 0, paidOnce: false }, limit],
  [{ open: 999_999, paidOnce: false }, 1],
  [{ open: 1_000_000, paidOnce: false }, 0],
  // Orders from before there was a bound.
  [{ open: 5_000_000, paidOnce: false }, 0],
  [{ open: 5_000_000, paidOnce: true }, null],
])("%j leaves %s", (history, credit) => {
  expect(invoiceCredit(history, limit)).toBe(credit);
});

it.each([
  [limit, limit, true],
  [limit + 1, limit, false],
  [1, 0, false],
  [0, 0, true],
  [50 * limit, null, true],
])("an order of %s with %s left: %s", (total, credit, may) => {
  expect(mayOrderOnInvoice(total, credit)).toBe(may);
});
