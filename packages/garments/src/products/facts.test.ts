import { expect, test } from "vitest";
import { baseSize, draftGarment, productFacts, productIds, sizes, wornTogether } from "../index.ts";

test.each(productIds)(
  "what is said of %s without drafting it is so when it is drafted",
  (product) => {
    const facts = productFacts(product);
    const { pieces } = draftGarment({ product, size: baseSize(product) });
    const printed = pieces.filter(({ material }) => material === "printed").map(({ id }) => id);
    for (const piece of Object.values(facts.sides)) expect(printed).toContain(piece);
    const groups = [...new Set(sizes(product).map(({ group }) => group))];
    expect(Object.keys(facts.base)).toEqual(groups);
    expect(Object.keys(facts.guide.tables)).toEqual(groups);
    for (const group of groups) {
      const base = baseSize(product, group);
      expect(sizes(product)).toContainEqual({ id: base, group });
    }
  },
);

const offered = (...ids: (typeof productIds)[number][]) => ids.map((id) => ({ id }));

test("what is worn instead of a kit's own pieces counts only where there are none", () => {
  const kit = offered("jersey", "pants", "gloves");
  expect(wornTogether([...kit, ...offered("pit-shirt")])).toEqual(kit);
  expect(wornTogether(offered("pit-shirt"))).toEqual(offered("pit-shirt"));
  expect(wornTogether([])).toEqual([]);
});
