import { expect, test } from "vitest";
import { priceCart, shopUnits } from "./price-cart.ts";
import type { PriceLine, PriceList, PriceOptions, PriceRules, TaxTreatment } from "./types.ts";

const PRICES: PriceList = {
  kit: {
    jersey: { price: 6995, properties: { collar: { v: 0, zip: 495 } } },
    pants: { price: 14_995, properties: {} },
  },
};
const NL: TaxTreatment = { kind: "contained", country: "nl", percent: 21 };
const RULES: PriceRules = {
  breaks: [
    { from: 5, percent: 5 },
    { from: 10, percent: 10 },
    { from: 25, percent: 15 },
  ],
  manualCheck: { price: 1495, freeFromPieces: 10 },
};
const PLAIN: PriceOptions = {
  rules: RULES,
  discount: null,
  manualCheck: false,
  tax: NL,
  shipping: null,
};

function line(quantity: number | null, more: Partial<PriceLine> = {}): PriceLine {
  return { set: "kit", product: "jersey", design: "a", quantity, properties: {}, ...more };
}

test("an empty cart costs nothing", () => {
  expect(priceCart([], PRICES, { ...PLAIN, manualCheck: true }).totals).toEqual({
    subtotal: 0,
    vat: 0,
    shipping: 0,
    discount: 0,
    manual_check: 0,
    extras: [],
    total: 0,
  });
});

test("a line without a quantity has a unit price and counts for nothing", () => {
  const { lines, totals } = priceCart([line(null)], PRICES, PLAIN);
  expect(lines).toEqual([{ unitPrice: 6995, amount: 0 }]);
  expect(totals.total).toBe(0);
});

test.each([
  [4, 6995],
  [5, 6645],
  [9, 6645],
  [10, 6296],
  [24, 6296],
  [25, 5946],
])("%i jerseys cost %i each, rounded half up", (pieces, each) => {
  expect(priceCart([line(pieces)], PRICES, PLAIN).lines[0]?.unitPrice).toBe(each);
});

test("breaks count a product over all designs, not other products", () => {
  const lines = [line(3), line(2, { design: "b" }), line(4, { product: "pants" })];
  const { lines: priced } = priceCart(lines, PRICES, PLAIN);
  expect(priced.map((each) => each.unitPrice)).toEqual([6645, 6645, 14_995]);
});

test("property values add to the price before the break", () => {
  const { lines } = priceCart([line(5, { properties: { collar: "zip" } })], PRICES, PLAIN);
  expect(lines[0]?.unitPrice).toBe(7116); // 7490 × 0.95 = 7115.5
});

test("a manual check is paid per design and free from ten pieces", () => {
  const check = { ...PLAIN, manualCheck: true };
  const nine = [line(4), line(5, { design: "b" })];
  expect(priceCart(nine, PRICES, check).totals.manual_check).toBe(2990);
  expect(priceCart([...nine, line(1)], PRICES, check).totals.manual_check).toBe(0);
  expect(priceCart([line(null)], PRICES, check).totals.manual_check).toBe(1495);
});

test("a code never takes more than the goods cost, and never pays for shipping", () => {
  const { totals } = priceCart([line(1)], PRICES, {
    ...PLAIN,
    discount: { kind: "amount", amount: 10_000 },
    shipping: { id: "standard", price: 695, freeFrom: 15_000 },
  });
  expect(totals).toMatchObject({
    subtotal: 6995,
    discount: 6995,
    shipping: 695,
    total: 695,
    vat: 121,
  });
});

test("a percentage is rounded half up", () => {
  const discount = { kind: "percent", percent: 10 } as const;
  expect(priceCart([line(1)], PRICES, { ...PLAIN, discount }).totals.discount).toBe(700);
});

test("shipping is free from a subtotal less discount", () => {
  const shipping = { id: "standard", price: 695, freeFrom: 15_000 };
  const kit = [line(1, { product: "pants" }), line(1)];
  expect(priceCart(kit, PRICES, { ...PLAIN, shipping }).totals.shipping).toBe(0);
  const discount = { kind: "amount", amount: 6991 } as const;
  expect(priceCart(kit, PRICES, { ...PLAIN, shipping, discount }).totals.shipping).toBe(695);
});

test("outside the EU every unit is freed of the home VAT, shipping and check too", () => {
  const { lines, totals } = priceCart([line(3)], PRICES, {
    rules: RULES,
    discount: null,
    manualCheck: true,
    tax: { kind: "export", country: "ch" },
    shipping: { id: "standard", price: 2495 },
  });
  expect(lines[0]?.unitPrice).toBe(5781);
  expect(totals).toMatchObject({ subtotal: 17_343, shipping: 2062, manual_check: 1236, vat: 0 });
  expect(totals.total).toBe(17_343 + 2062 + 1236);
});

test("a business keeps the free delivery that its prices in the shop reach", () => {
  const { totals } = priceCart([line(3)], PRICES, {
    ...PLAIN,
    tax: { kind: "reverse_charge", country: "be" },
    shipping: { id: "standard", price: 995, freeFrom: 20_000 },
  });
  expect(totals).toMatchObject({ subtotal: 17_343, shipping: 0 });
});

test("a page that knows one set's prices counts the lines of other sets for the breaks", () => {
  const other = line(24, { set: "unknown here", design: "b" });
  expect(shopUnits([line(null), other], PRICES, RULES)).toEqual([6296, 0]);
  expect(shopUnits([line(1), other], PRICES, RULES)[0]).toBe(5946);
});
