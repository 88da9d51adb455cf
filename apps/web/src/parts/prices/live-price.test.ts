import type { PriceRules } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { livePrice } from "./live-price.ts";

const rules: PriceRules = {
  breaks: [
    { from: 5, percent: 5 },
    { from: 10, percent: 10 },
    { from: 25, percent: 15 },
  ],
  manualCheck: { price: 1495, freeFromPieces: 10 },
};

function product(id: SetProduct["id"], price: number): SetProduct {
  const values = [{ id: "zip", name: "Zip", price: 995, pictured: false }];
  const properties = [{ id: "collar", name: "Collar", required: true, values }];
  return { id, name: id, price, pieces: [], sides: [], properties };
}

const products = [product("jersey", 6995), product("pants", 14_995), product("gloves", 3495)];

function items(design: string, quantity: number | null, only = products): CartItem[] {
  return only.map(({ id, name }) => ({
    id: `${design} ${id}`,
    configuredSetUuid: design,
    name: design,
    product: { id, name },
    quantity,
    ppuInclVat: 0,
    properties: {},
    rider: null,
    hasThumbnail: true,
    preview_url: null,
  }));
}

const kit = { products, chosen: () => ({}), design: "mine" };

describe("the price in the editor", () => {
  it("is that of one with nothing in the cart", () => {
    expect(livePrice({ ...kit, items: [] }, rules)).toEqual({ price: 25_485, count: 1 });
  });

  it("of a design whose 24 kits lie in the cart is what the cart charges for 24", () => {
    expect(livePrice({ ...kit, items: items("mine", 24) }, rules)).toEqual({
      price: 22_938,
      count: 24,
    });
  });

  it("of a new design beside 24 kits of another is that of the 25th", () => {
    expect(livePrice({ ...kit, items: items("other", 24) }, rules)).toEqual({
      price: 21_663,
      count: 25,
    });
  });

  it("counts the other designs of the cart beside its own pieces", () => {
    const both = [...items("mine", 4), ...items("other", 1)];
    expect(livePrice({ ...kit, items: both }, rules).count).toBe(5);
  });

  it("takes a waiting product for one piece, each product by itself", () => {
    const [jersey, ...rest] = products;
    const waiting = [...items("mine", 9, jersey && [jersey]), ...items("mine", null, rest)];
    // Nine jerseys at 5 % off, one of pants and gloves each.
    expect(livePrice({ ...kit, items: waiting }, rules)).toEqual({
      price: 6645 + 14_995 + 3495,
      count: 1,
    });
  });

  it("follows the rules it is given, and the choices made", () => {
    const cheap: PriceRules = { ...rules, breaks: [{ from: 2, percent: 50 }] };
    const chosen = (id: string): Record<string, string> =>
      id === "jersey" ? { collar: "zip" } : {};
    const { price } = livePrice({ ...kit, chosen, items: items("other", 1) }, cheap);
    expect(price).toBe(3995 + 7498 + 1748);
  });
});
