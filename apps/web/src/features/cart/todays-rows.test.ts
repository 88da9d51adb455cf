import type { DesignDocument } from "@holeshot/design";
import { expect, test } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { todaysRows } from "./todays-rows.ts";

const kim = { name: "KIM", number: "7" };

function item(uuid: string, product: string, more: object = {}): CartItem {
  const base = { id: `${uuid} ${product}`, configuredSetUuid: uuid, product: { id: product } };
  return { ...base, quantity: 1, properties: { size: "L" }, rider: null, ...more } as never;
}

const document = {
  schema: 1,
  pattern: 1,
  products: { jersey: { template: "k", layers: [], properties: { collar: "zip", cuff: "rib" } } },
} as const satisfies DesignDocument;
const older = { uuid: "then", document };

test("sizes, riders and what was chosen for a line alone go over, the older version's own choices do not", () => {
  const properties = { size: "M", collar: "zip", cuff: "open" };
  const items = [
    item("then", "jersey", { properties, rider: kim, quantity: 2 }),
    item("then", "pants"),
    item("today", "jersey", { quantity: null }),
    item("other", "jersey"),
  ];
  expect(todaysRows({ items }, older, "today")).toEqual([
    {
      configuredSetUuid: "today",
      product: "jersey",
      rows: [{ properties: { size: "M", cuff: "open" }, rider: kim, quantity: 2 }],
    },
    {
      configuredSetUuid: "today",
      product: "pants",
      rows: [{ properties: { size: "L" }, quantity: 1 }],
    },
    { configuredSetUuid: "then", product: "jersey", rows: [] },
    { configuredSetUuid: "then", product: "pants", rows: [] },
  ]);
});

test("what is ordered of today's design already stays before them", () => {
  const items = [item("then", "jersey", { quantity: 2 }), item("today", "jersey", { rider: kim })];
  expect(todaysRows({ items }, older, "today")[0]?.rows).toEqual([
    { properties: { size: "L" }, rider: kim, quantity: 1 },
    { properties: { size: "L" }, quantity: 2 },
  ]);
});
