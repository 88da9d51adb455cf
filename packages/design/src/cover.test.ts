import { expect, test } from "vitest";
import { coverOf, coverSide } from "@holeshot/design";
import type { DesignDocument } from "@holeshot/design";

const text = (piece: string, role?: string, hidden = false) => ({
  ...{ id: piece, kind: "text", piece, hidden, text: "27" },
  ...(role !== undefined && { role }),
});

function design(layers: Readonly<Record<string, readonly object[]>>): DesignDocument {
  const products = Object.entries(layers).map(([id, own]) => [
    id,
    { template: "blok", layers: own, properties: {} },
  ]);
  return { schema: 1, pattern: 1, products: Object.fromEntries(products) };
}

test("the back stands for a design where a rider's number or name is seen there", () => {
  expect(coverSide(design({ jersey: [text("back", "number")] }), "jersey")).toBe("back");
  expect(coverSide(design({ jersey: [text("back", "name")] }), "jersey")).toBe("back");
  expect(coverSide(design({ pants: [text("back_left", "number")] }), "pants")).toBe("back");
});

test("the front, where the back has none, or a hidden one, or is another product's", () => {
  expect(coverSide(design({ jersey: [text("front", "number")] }), "jersey")).toBe("front");
  expect(coverSide(design({ jersey: [text("back")] }), "jersey")).toBe("front");
  expect(coverSide(design({ jersey: [text("back", "number", true)] }), "jersey")).toBe("front");
  expect(coverSide(design({ pants: [text("back_left", "number")] }), "jersey")).toBe("front");
});

test("the set's first product is on the cover", () => {
  const document = design({ jersey: [], pants: [text("back_left", "number")] });
  expect(coverOf(document, ["jersey", "pants"])).toEqual({ product: "jersey", side: "front" });
  expect(coverOf(document, ["pants"])).toEqual({ product: "pants", side: "back" });
});
