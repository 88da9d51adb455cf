import { describe, expect, it } from "vitest";
import type { ProductDesign } from "./document.ts";
import { layerChanges } from "./layer-changes.ts";

const text = (id: string, more = {}) => ({
  id,
  kind: "text",
  piece: "back",
  x: 0,
  y: 10,
  rotation: 0,
  size: 40,
  text: id,
  colour: "#000000",
  ...more,
});
const fill = (id: string, more = {}) => ({ id, kind: "colour", zone: id, ...more });
const product = (...layers: object[]) =>
  ({ template: "t", layers, properties: {} }) as unknown as ProductDesign;

function told(before: ProductDesign | undefined, after: ProductDesign | undefined) {
  return layerChanges(before, after).map(({ id, changes }) => [id, ...changes].join(" "));
}

describe("two versions of a product", () => {
  it("that are the same differ in nothing", () => {
    expect(told(product(text("a"), fill("b")), product(text("a"), fill("b")))).toEqual([]);
    expect(told(undefined, undefined)).toEqual([]);
  });

  it.each([
    [{ x: 5 }, "a moved"],
    [{ piece: "front" }, "a moved"],
    [{ size: 60 }, "a sized"],
    [{ text: "B" }, "a words"],
    [{ text: "B", sample: "A" }, "a words"],
    [{ colour: "#ffffff" }, "a look"],
    [{ rotation: 4, text: "B", size: 9, font: "x" }, "a moved words sized look"],
  ])("that differ by %j: %s", (change, words) => {
    const [given = ""] = told(product(text("a"), fill("b")), product(text("a", change), fill("b")));
    expect(given.split(" ").toSorted()).toEqual(words.split(" ").toSorted());
  });

  it("tell what came, what went, and what lies in another order", () => {
    expect(told(product(text("a"), text("b")), product(text("b"), text("c")))).toEqual([
      "c added",
      "a removed",
    ]);
    expect(told(product(text("a"), text("b")), product(text("b"), text("a")))).toEqual([
      "b order",
      "a order",
    ]);
  });
});
