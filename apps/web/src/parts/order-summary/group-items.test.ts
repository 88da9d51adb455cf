import { sizes } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { groupItems, picturesOf, tellingChoices, type GroupableItem } from "./group-items.ts";

interface Item extends GroupableItem {
  design: string;
}

let last = 0;

function item(change: Partial<Item>): Item {
  last += 1;
  return {
    id: `item-${last}`,
    design: "a",
    name: "Duinpan",
    product: { id: "jersey", name: "Shirt" },
    quantity: 1,
    ppuInclVat: 6995,
    properties: { size: "M" },
    rider: null,
    preview_url: null,
    ...change,
  };
}

const byDesign = (each: Item) => each.design;

describe("groupItems", () => {
  it("keeps designs apart and in order", () => {
    const groups = groupItems([item({ design: "b" }), item({}), item({ design: "b" })], byDesign);
    expect(groups.map((group) => [group.key, group.pieces])).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
  });

  it.each(["jersey", "pants", "gloves"] as const)(
    "lists the sizes of %s as they are made",
    (id) => {
      const made = sizes(id).map((size) => size.id);
      const product = { id, name: id };
      const riders = made.toReversed().map((size) => item({ product, properties: { size } }));
      const [group] = groupItems(riders, byDesign);
      expect(group?.lines[0]?.sizes.map(({ size }) => size)).toEqual(made);
    },
  );

  it("sums sizes of one price and one set of choices", () => {
    const collar = { collar: "zip" };
    const [group] = groupItems(
      [
        item({ quantity: 2, properties: { ...collar, size: "M" } }),
        item({ quantity: 3, properties: { size: "L", ...collar } }),
        item({ quantity: 1, properties: { size: "M", ...collar } }),
      ],
      byDesign,
    );
    expect(group?.lines).toHaveLength(1);
    expect(group?.lines[0]?.sizes).toEqual([
      { size: "M", quantity: 3 },
      { size: "L", quantity: 3 },
    ]);
    expect(group?.amount).toBe(6 * 6995);
  });

  it("does not mix prices or choices", () => {
    const [group] = groupItems(
      [item({}), item({ ppuInclVat: 7995 }), item({ properties: { size: "M", collar: "zip" } })],
      byDesign,
    );
    expect(group?.lines).toHaveLength(3);
  });

  it("counts nothing for what has no quantity or size yet", () => {
    const [group] = groupItems([item({ quantity: null, properties: {} })], byDesign);
    expect(group).toMatchObject({ pieces: 0, amount: 0 });
    expect(group?.lines[0]?.sizes).toEqual([{ size: "", quantity: 0 }]);
  });

  it("names each rider once", () => {
    const rider = { name: "De Vries", number: "47" };
    const [group] = groupItems(
      [item({ rider }), item({ rider, product: { id: "pants", name: "Broek" } }), item({})],
      byDesign,
    );
    expect(group?.riders).toEqual([rider]);
  });
});

describe("tellingChoices", () => {
  it("are those that lines of one product do not share", () => {
    const pants = { id: "pants", name: "Broek" };
    const long = { size: "34", closure: "dial", length: "long" };
    const [group] = groupItems(
      [
        item({ properties: { size: "M", collar: "zip" } }),
        item({ product: pants, properties: long }),
        item({ product: pants, properties: { size: "32", closure: "dial", length: "regular" } }),
        item({ product: pants, properties: { size: "36", closure: "dial" } }),
      ],
      byDesign,
    );
    const lines = group?.lines ?? [];
    expect(lines.map((line) => tellingChoices(line, lines))).toEqual([
      {},
      { length: "long" },
      { length: "regular" },
      {},
    ]);
  });
});

describe("picturesOf", () => {
  it("takes the first picture of each product", () => {
    const items = [
      item({ preview_url: "/a" }),
      item({ preview_url: "/b" }),
      item({ product: { id: "pants", name: "Broek" }, preview_url: "/c" }),
    ];
    expect(picturesOf(items)).toEqual([
      { product: "jersey", url: "/a" },
      { product: "pants", url: "/c" },
    ]);
  });
});
