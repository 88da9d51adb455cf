import { expect, it } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { besideKit } from "../sets/beside-kit.ts";
import { selectionsOf } from "./quantities-body.ts";
import { rosterOf, setCount } from "./roster.ts";

const products = (["jersey", "pit-shirt"] as const).map((id) => ({
  ...{ id, name: id, price: 2995, pieces: [], sides: [], properties: [] },
}));
const jersey: CartItem = {
  ...{ id: "1", configuredSetUuid: "mine", name: "Mine", product: { id: "jersey", name: "Shirt" } },
  ...{ quantity: null, ppuInclVat: 0, properties: {}, rider: null },
  ...{ hasThumbnail: true, preview_url: null },
};

it("offers what is worn instead of a kit's pieces, and sends it once a quantity is chosen", () => {
  const roster = rosterOf([jersey], besideKit({ products }));
  expect(roster.products).toEqual(["jersey", "pit-shirt"]);
  expect(selectionsOf(roster, [jersey], undefined)).toEqual([]);
  const chosen = setCount(roster, "pit-shirt", "M", 2);
  expect(selectionsOf(chosen, [jersey], "secret")).toEqual([
    {
      ...{ configuredSetUuid: "mine", product: "pit-shirt", add: true, hash: "secret" },
      rows: [{ properties: { size: "M" }, quantity: 2 }],
    },
  ]);
});

it("takes a product out that was ordered and is not any more", () => {
  const item = { ...jersey, quantity: 1, properties: { size: "L" } };
  const roster = setCount(rosterOf([item], []), "jersey", "L", 0);
  expect(selectionsOf(roster, [item], undefined)).toEqual([
    { configuredSetUuid: "mine", product: "jersey", add: true, rows: [] },
  ]);
});
