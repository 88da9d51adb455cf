import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
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

describe("the desk", () => {
  test("weighs no more than 200 kB to its list", () => {
    const desk = { page: "/desk", module: "features/desk/DeskPage.tsx", kilobytes: 200 };
    const never = ["/src/editor/", "/features/configurator/", "/zod/", "/three/"];
    const { bytes, faults } = measure(lastBuild(), { ...desk, never });
    expect(faults).toEqual([]);
    expect(bytes).toBeGreaterThan(50_000);
  });

  test("is on nobody else's way: no page and no front door loads a byte of it", () => {
    const shop = lastBudgets().filter(({ page }) => !page.startsWith("/desk"));
    expect(shop.length).toBeGreaterThan(5);
    for (const budget of shop) {
      const never = [...budget.never, "/features/desk/"];
      expect(measure(lastBuild(), { ...budget, never }).faults, budget.page).toEqual([]);
    }
    // Not even its files are hinted at: the answer to /desk tells nobody which there are.
    const hints = readFileSync("apps/web/dist/first-loads.json", "utf8");
    const files = lastBuild()
      .filter(({ modules }) => modules.some((module) => module.includes("/features/desk/")))
      .map(({ file }) => file);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(hints).not.toContain(file);
  });
});
