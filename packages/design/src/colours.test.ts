import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand, coloursOf } from "@holeshot/design";
import type { DesignDocument } from "@holeshot/design";
import { designDocument } from "../testing/arbitraries.ts";

const fresh = "#0badc0";

/** Every colour in a document's own text, by where it stands; nothing here knows what a layer is. */
function leaves(value: unknown, path = ""): [path: string, colour: string][] {
  if (typeof value === "string") return /^#[0-9a-f]{6}$/.test(value) ? [[path, value]] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, `${path}/${name}`));
}

function unlocked(document: DesignDocument): DesignDocument {
  const products = Object.entries(document.products).map(([id, product]) => [
    id,
    { ...product, layers: product.layers.filter(({ locked }) => !locked) },
  ]);
  return { ...document, products: Object.fromEntries(products) };
}

test("D3.11 every colour a document holds is counted, at each of its places that can change", () => {
  fc.assert(
    fc.property(designDocument, (document) => {
      const expected = new Map(leaves(document).map(([, colour]) => [colour, 0]));
      for (const [, colour] of leaves(unlocked(document))) {
        expected.set(colour, (expected.get(colour) ?? 0) + 1);
      }
      expect(Object.fromEntries(coloursOf(document))).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 500 },
  );
});

test("D3.11 what is replaced is what was counted, and nothing else changes", () => {
  fc.assert(
    fc.property(designDocument, fc.nat(), (document, pick) => {
      const counted = [...coloursOf(document)].filter(([colour]) => colour !== fresh);
      const [from, places] = counted[pick % Math.max(1, counted.length)] ?? ["#123456", 0];
      const made = applyCommand(document, { type: "replace_colour", from, to: fresh });
      if (!made.ok) throw new Error(made.code);
      const before = JSON.stringify(document);
      const after = JSON.stringify(made.document);
      const was = leaves(document);
      const is = leaves(made.document);
      const changed = is.filter(([, colour], index) => colour !== was[index]?.[1]);
      expect(changed).toHaveLength(places);
      expect(changed.every(([, colour]) => colour === fresh)).toBe(true);
      // With the colours taken out, both are the same text.
      const bare = (text: string) => text.replaceAll(/"#[0-9a-f]{6}"/g, "");
      expect(bare(after)).toBe(bare(before));
      expect(coloursOf(made.document).get(from) ?? 0).toBe(0);
    }),
    { numRuns: 500 },
  );
});
