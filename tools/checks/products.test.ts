import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkProducts } from "./products.ts";

const ids = ["sock", "cap"];

function check(path: string, source: string): string[] {
  return checkProducts(fixture({ [path]: source }), ids);
}

describe("the products check", () => {
  it.each([
    ["a comparison", `if (product === "sock") fold();`],
    ["a default", "const first = products[0] ?? `cap`;"],
    ["a table", "const width = { sock: 90, cap: 560 };"],
    ["a shape", "interface Sizes { sock: string }"],
    ["a property asked for", "const text = texts.sock;"],
    ["a case", `switch (id) { case "cap": break; }`],
  ])("finds %s that knows a product by its name", (_, source) => {
    const found = check("apps/web/src/parts/fold.ts", source);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(/^apps\/web\/src\/parts\/fold\.ts:1 names the product “(sock|cap)”/);
  });

  it("lets words be words", () => {
    expect(check("apps/web/src/a.ts", `const t = "a sock"; const sock = 1; use(sock);`)).toEqual(
      [],
    );
  });

  it.each([
    "packages/garments/src/products/sock/facts.ts",
    "packages/garments/src/products/facts.ts",
    "atelier/src/products.ts",
    "apps/api/src/shop.test.ts",
    "apps/api/src/testing/shop.ts",
    "tests/e2e/shop.ts",
  ])("leaves %s alone", (path) => {
    expect(check(path, `const made = "sock";`)).toEqual([]);
  });
});
