import { expect, it } from "vitest";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { cartChanges } from "./cart-changes.ts";
import { isSameOrder } from "./same-order.ts";

function item(of: Partial<CartItem> = {}): CartItem {
  return {
    id: "1",
    configuredSetUuid: "kit",
    name: "Lierop",
    product: { id: "jersey", name: "Shirt" },
    quantity: 1,
    ppuInclVat: 6995,
    properties: { size: "L", collar: "v" },
    rider: { name: "Zoë", number: "7" },
    saved: { version: "a", at: "2026-03-04T13:00:00.000Z" },
    hasThumbnail: true,
    preview_url: null,
    ...of,
  };
}

function cart(items: readonly CartItem[], of: Partial<Cart> = {}): Cart {
  const totals = { subtotal: 0, vat: 0, shipping: 0, discount: 0, manual_check: 0, extras: [] };
  return {
    uuid: "cart",
    version: 1,
    fingerprint: "a",
    manual_check: false,
    items: [...items],
    discount_code: null,
    totals: { ...totals, total: 0 },
    problems: [],
    currency: "EUR",
    ...of,
  };
}

const told = (was: readonly CartItem[], is: readonly CartItem[]) =>
  cartChanges(cart(was), cart(is));

it("a save is told with its design and its time, whatever it drew", () => {
  const at = "2026-03-04T14:02:00.000Z";
  const now = [item({ id: "2", saved: { version: "b", at } })];
  expect(told([item()], now)).toEqual([{ kind: "design", key: "kit", name: "Lierop", at }]);
});

it("of a design that is gone the time is nobody's", () => {
  const { saved: _, ...left } = item();
  expect(told([item()], [left])).toEqual([
    { kind: "design", key: "kit", name: "Lierop", at: null },
  ]);
});

it.each([
  ["another number", { rider: { name: "Zoë", number: "8" } }],
  ["nobody's name", { rider: null }],
  ["another size", { properties: { size: "M", collar: "v" } }],
  ["another choice, which costs more", { properties: { size: "L" }, ppuInclVat: 7495 }],
  ["more of it, at a lower price each", { quantity: 30, ppuInclVat: 4995 }],
] as const)("%s is one change of rows, told once", (_, change) => {
  const now = [item({ id: "9", ...change })];
  expect(told([item()], now)).toEqual([{ kind: "rows", key: "kit", name: "Lierop" }]);
});

it("rows in another order, and a price alone, are told apart", () => {
  const two = [item(), item({ id: "2", rider: { name: "Bram", number: "23" } })];
  expect(told(two, two.toReversed())).toEqual([]);
  const dearer = [item({ ppuInclVat: 7995 })];
  expect(told([item()], dearer)).toEqual([{ kind: "price", key: "kit", name: "Lierop" }]);
});

it("designs come, go and are renamed; code and check belong to the whole", () => {
  const other = item({ configuredSetUuid: "other", name: "Volkel" });
  const before = cart([item(), other]);
  const third = item({ configuredSetUuid: "third", name: "Axel" });
  const now = cart([item({ name: "Lierop 2" }), third], {
    manual_check: true,
    discount_code: { code: "MX10" },
  });
  expect(cartChanges(before, now)).toEqual([
    { kind: "renamed", key: "kit", name: "Lierop 2", before: "Lierop" },
    { kind: "added", key: "third", name: "Axel" },
    { kind: "removed", key: "other", name: "Volkel" },
    { kind: "code" },
    { kind: "check" },
  ]);
});

it("a server of before is asked by the version that it counts", () => {
  const silent = { fingerprint: "" };
  const first = cart([item()], silent);
  expect(isSameOrder(first, cart([item()], { ...silent, version: 2 }))).toBe(false);
  expect(isSameOrder(first, cart([item()], silent))).toBe(true);
  // One that tells it counts what was taken back, too.
  expect(isSameOrder(cart([item()]), cart([item()], { version: 2 }))).toBe(true);
});
