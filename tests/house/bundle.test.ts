import { expect, test } from "vitest";
import { budgets, lastBuild, measure } from "../../tools/bundle-budget.ts";

// `npm test` builds the shop before it asks.
test.each(budgets.map((budget) => [budget.page, budget] as const))(
  "the JavaScript of %s stays within its budget, without modules that have no business there",
  (_, budget) => {
    const { bytes, faults } = measure(lastBuild(), budget);
    expect(faults).toEqual([]);
    expect(bytes).toBeGreaterThan(50_000);
  },
);
