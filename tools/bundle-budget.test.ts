import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { measure, type Budget, type Chunk } from "./bundle-budget.ts";

const budget: Budget = {
  page: "/cart",
  module: "features/cart/CartPage.tsx",
  kilobytes: 10,
  never: ["/zod/"],
};

function chunk(change: Partial<Chunk>): Chunk {
  return {
    file: "a.js",
    entry: false,
    facade: null,
    imports: [],
    modules: [],
    code: "",
    ...change,
  };
}

const entry = chunk({ file: "index.js", entry: true, imports: ["react.js"], code: "start()" });
const react = chunk({ file: "react.js", code: randomBytes(3000).toString("base64") });
const page = chunk({
  file: "cart.js",
  facade: "/src/features/cart/CartPage.tsx",
  imports: ["react.js"],
});
const elsewhere = chunk({
  file: "editor.js",
  modules: ["/zod/index.js"],
  code: randomBytes(99_000).toString("base64"),
});

describe("measure", () => {
  it("counts what the page loads, once each, and nothing else", () => {
    const { bytes, faults } = measure([entry, react, page, elsewhere], budget);
    expect(faults).toEqual([]);
    expect(bytes).toBeGreaterThan(2900);
    expect(bytes).toBeLessThan(4000);
  });

  it("is red for a canary that brings weight", () => {
    const heavy = { ...page, imports: ["react.js", "editor.js"] };
    const { faults } = measure([entry, react, heavy, elsewhere], { ...budget, never: [] });
    expect(faults).toEqual([expect.stringContaining("the budget is 10 kB")]);
  });

  it("is red for a module that has no business there, however small", () => {
    const strayed = { ...page, modules: ["/node_modules/zod/mini/index.js"] };
    expect(measure([entry, react, strayed], budget).faults).toEqual([
      "/cart: loads /node_modules/zod/mini/index.js",
    ]);
  });

  it("is red when the page is not found", () => {
    expect(measure([entry], budget).faults).toHaveLength(1);
  });
});
