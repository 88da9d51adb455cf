import { expect, test } from "vitest";
import { lastBudgets, lastBuild, measure } from "../../tools/bundle-budget.ts";

// `npm test` builds the shop before it asks.
test.each(lastBudgets().map((budget) => [budget.page, budget] as const))(
  "the JavaScript of %s stays within its budget, without modules that have no business there",
  (_, budget) => {
    const { bytes, faults } = measure(lastBuild(), budget);
    expect(faults).toEqual([]);
    expect(bytes).toBeGreaterThan(50_000);
  },
);

test("the pages with which visits begin have one", () => {
  const pages = lastBudgets().map(({ page }) => page);
  expect(pages).toEqual(
    expect.arrayContaining([
      "/cart",
      "/checkout",
      "/info/:topic",
      expect.stringMatching("/configured-set/"),
    ]),
  );
});
