import { describe, expect, it } from "vitest";
import { designChanges } from "./design-changes.ts";
import type { DesignDocument, Layer, ProductDesign } from "./document.ts";

const zone = (id: string, colour: string): Layer =>
  ({ id, kind: "colour", zone: id, colour, hidden: false, locked: false }) as unknown as Layer;
const words = (id: string, text: string): Layer =>
  ({ id, kind: "text", piece: "back", x: 0, y: 0, rotation: 0, text }) as unknown as Layer;

function jersey(change: Partial<ProductDesign> = {}): ProductDesign {
  const layers = [zone("body", "#112233"), words("name", "DE VRIES")];
  return { template: "roost", colourway: "lime", properties: { collar: "v" }, layers, ...change };
}

function design(change: Partial<ProductDesign> = {}): DesignDocument {
  const pants: ProductDesign = { template: "roost", properties: {}, layers: [] };
  return { schema: 1, pattern: 1, products: { jersey: jersey(change), pants } };
}

describe("in what two versions differ", () => {
  it("is nothing between equal ones, whatever the order of their options", () => {
    const one = design({ properties: { a: "1", b: "2" } });
    expect(designChanges(one, design({ properties: { b: "2", a: "1" } }))).toEqual([]);
  });

  it.each([
    ["kit", { template: "gate" }],
    ["colours", { colourway: "magenta" }],
    ["options", { properties: { collar: "round" } }],
    ["options", { properties: {} }],
  ] as const)("tells of another %s, of that product alone", (what, change) => {
    const [told, ...others] = designChanges(design(), design(change));
    expect(others).toEqual([]);
    expect(told).toEqual({
      product: "jersey",
      kit: what === "kit",
      colours: what === "colours",
      options: what === "options",
      layers: [],
    });
  });

  it("takes a zone's colour for the cloth's, and lettering for what lies on it", () => {
    const layers = [zone("body", "#ffffff"), words("name", "JANSEN")];
    const [told] = designChanges(design(), design({ layers }));
    expect(told).toMatchObject({ colours: true, kit: false });
    expect(told?.layers.map(({ id, changes }) => [id, ...changes])).toEqual([["name", "words"]]);
  });

  it("tells of a product that only one of them has", () => {
    const before = design();
    const { jersey: kept } = before.products;
    const after: DesignDocument = { ...before, products: { ...(kept && { jersey: kept }) } };
    expect(designChanges(before, after).map(({ product }) => product)).toEqual(["pants"]);
  });
});
