import type { PriceRules } from "@holeshot/domain";
import { expect, it } from "vitest";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { rosterOf, setCount } from "./roster.ts";
import { priceOfSheet } from "./sheet-price.ts";

const jersey: SetProduct = {
  id: "jersey",
  name: "Jersey",
  price: 6995,
  pieces: [],
  sides: [],
  properties: [
    {
      id: "size",
      name: "Size",
      required: true,
      values: ["M", "L"].map((id) => ({
        id,
        name: id,
        price: id === "L" ? 500 : 0,
        pictured: true,
      })),
    },
  ],
};
const rules = (from: number, percent: number): PriceRules => ({
  breaks: [{ from, percent }],
  manualCheck: { price: 0, freeFromPieces: 0 },
});

function item(design: string, quantity: number | null): CartItem {
  return {
    id: design,
    configuredSetUuid: design,
    name: design,
    product: { id: "jersey", name: "Jersey" },
    quantity,
    ppuInclVat: 0,
    properties: quantity === null ? {} : { size: "M" },
    rider: null,
    hasThumbnail: true,
    preview_url: null,
  };
}

const own = [item("mine", null)];
const cart = { items: [...own, item("other", 3)] } as unknown as Cart;
const roster = setCount(setCount(rosterOf(own), "jersey", "M", 1), "jersey", "L", 1);

it("counts the other designs of the cart, by the rules it is given", () => {
  const five = priceOfSheet(roster, [jersey], cart, own, rules(5, 20));
  expect(five).toMatchObject({ pieces: 2, amount: 5596 + 5996, percent: 20, next: null });
  const six = priceOfSheet(roster, [jersey], cart, own, rules(6, 20));
  expect(six).toMatchObject({ amount: 6995 + 7495, percent: 0 });
  expect(six.next).toEqual({ product: "Jersey", missing: 1, percent: 20 });
});

it("names for each size the price that the sum is made of", () => {
  const { unitOf, amount } = priceOfSheet(roster, [jersey], cart, own, rules(5, 20));
  expect(unitOf("jersey", { size: "M" }) + unitOf("jersey", { size: "L" })).toBe(amount);
});
