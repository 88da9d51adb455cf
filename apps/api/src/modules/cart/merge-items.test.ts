import { expect, it } from "vitest";
import { mergeItems } from "./merge-items.ts";
import type { CartItemRow } from "./reader.ts";

let count = 0;

function item(overrides: Partial<CartItemRow> = {}): CartItemRow {
  return {
    id: `item-${(count += 1)}`,
    design_id: "a",
    product: "jersey",
    product_position: 0,
    quantity: 1,
    properties: { size: "L", collar: "v" },
    rider_name: null,
    rider_number: null,
    set_id: "kit",
    name: "Lierop",
    document_hash: "hash",
    has_pixel_images: false,
    follows_saves: true,
    ...overrides,
  };
}

it("moves what the cart does not have", () => {
  const other = [item({ design_id: "b" }), item({ quantity: null, product: "pants" })];
  expect(mergeItems([item()], other)).toEqual({
    move: other.map((each) => each.id),
    drop: [],
    raise: [],
  });
});

it("adds up equal rows, whatever the order of their choices", () => {
  const present = item({ quantity: 2 });
  const equal = [
    item({ quantity: 3, properties: { collar: "v", size: "L" } }),
    item({ quantity: 1 }),
  ];
  expect(mergeItems([present], equal).raise).toEqual([{ id: present.id, quantity: 6 }]);
});

it("keeps a rider's row once", () => {
  const rider = { rider_name: "de Vries", rider_number: "38" };
  const same = item(rider);
  const other = item({ ...rider, rider_number: "39" });
  expect(mergeItems([item(rider)], [same, other])).toEqual({
    move: [other.id],
    drop: [],
    raise: [],
  });
});

it("lets a chosen row take the place of one that waits, never the other way", () => {
  const waiting = item({ quantity: null });
  const chosen = item();
  expect(mergeItems([waiting], [chosen])).toEqual({
    move: [chosen.id],
    drop: [waiting.id],
    raise: [],
  });
  expect(mergeItems([chosen], [waiting])).toEqual({ move: [], drop: [], raise: [] });
});

it("keeps two rows when one would be too many pieces", () => {
  const full = item({ quantity: 400 });
  const more = item({ quantity: 200 });
  expect(mergeItems([full], [more])).toEqual({ move: [more.id], drop: [], raise: [] });
});
