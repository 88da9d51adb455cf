import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OrderTotals } from "./OrderTotals.tsx";

afterEach(cleanup);

const totals = {
  subtotal: 200_00,
  vat: 33_84,
  shipping: 0,
  discount: 20_00,
  manual_check: 15_00,
  extras: [],
  total: 195_00,
};

/** Each line of the sum as it is read, spaces as they fall. */
function linesOf(change: Partial<Parameters<typeof OrderTotals>[0]["order"]>): string[] {
  const order = { lines: [], totals, discount_code: null, proof: null, ...change };
  const { container } = render(<OrderTotals order={order} />);
  return [...container.querySelectorAll("dt")].map(({ textContent }) => textContent ?? "");
}

it("names the code that was used; a discount from before codes were kept has none", () => {
  expect(linesOf({ discount_code: { code: "GATE9" } })).toContain("totals.discount");
  cleanup();
  expect(linesOf({})).toContain("order.discount");
});

it("leaves out what was not taken off", () => {
  expect(linesOf({ totals: { ...totals, discount: 0 } }).join(" ")).not.toContain("order.discount");
});
