import { expect, test } from "vitest";
import { shippingMethods, shippingOffers } from "./shipping.ts";

const NL = [
  { id: "standard", price: 695, freeFrom: 15_000 },
  { id: "express", price: 1995, availableFrom: 7500 },
];

test("thresholds hold from the exact amount on", () => {
  expect(shippingMethods(NL, 7499).map((each) => each.available)).toEqual([true, false]);
  expect(shippingMethods(NL, 7500).map((each) => each.available)).toEqual([true, true]);
  expect(shippingMethods(NL, 14_999)[0]?.price).toBe(695);
  expect(shippingMethods(NL, 15_000)[0]?.price).toBe(0);
  expect(shippingMethods(NL, 0)[1]?.available_from).toBe(7500);
});

test("a country that no zone names has no way of delivery", () => {
  expect(shippingOffers([{ countries: ["nl"], methods: NL }], "us")).toEqual([]);
});
