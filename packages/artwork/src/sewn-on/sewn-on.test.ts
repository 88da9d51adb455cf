import {
  draftGarment,
  type ProductId,
  productFacts,
  sewnOnChoices,
  sizes,
} from "@holeshot/garments";
import { expect, test } from "vitest";
import { itemBounds } from "../items/bounds.ts";
import { sewnOn } from "./sewn-on.ts";

/** What lies on each piece of a size for a choice, by piece. */
function lying(product: ProductId, size: string, options: Readonly<Record<string, string>>) {
  const shown = draftGarment({ product, size });
  const chosen = { garment: draftGarment({ product, size, options }), options };
  const all = shown.pieces.map(
    (piece) => [piece, sewnOn(shown, piece, "#808080", chosen)] as const,
  );
  return all.filter(([, items]) => items.length > 0);
}

const wishes: [ProductId, string, string, string, string[]][] = [
  ["jersey", "L", "collar", "zip", ["front", "collar"]],
  ["jersey", "Y10", "collar", "zip", ["front", "collar"]],
  ["jersey", "L", "elbow", "patch", ["sleeve_left", "sleeve_right"]],
  ["jersey", "W-M", "elbow", "foam", ["sleeve_left", "sleeve_right"]],
  ["pants", "W32", "pockets", "card", ["thigh_right"]],
  ["pants", "Y10", "pockets", "two-zip", ["thigh_left", "thigh_right"]],
  ["pants", "W32", "closure", "ratchet", ["waistband"]],
  ["pants", "W32", "closure", "dial", ["waistband"]],
  ["pants", "W32", "closure", "hook-and-loop", ["waistband"]],
  ["pants", "W32", "inner-knee", "suede", ["calf_left", "calf_right"]],
  ["pants", "W32", "inner-knee", "aramid", ["calf_left", "calf_right"]],
  ["gloves", "L", "palm", "patched", ["palm_left", "palm_right"]],
  ["gloves", "L", "touch", "yes", ["palm_left", "palm_right"]],
];

test.each(wishes)("%s %s, %s %s lies on its pieces", (product, size, option, value, pieces) => {
  const found = lying(product, size, { [option]: value });
  expect(found.map(([{ id }]) => id)).toEqual(pieces);
  for (const [{ id, bounds }, items] of found) {
    for (const box of items.map(itemBounds)) {
      // The puller of a zip hangs over the neckline; an edge is pressed in just outside its line.
      const reach = option === "collar" ? 40 : 2;
      expect(box.left, id).toBeGreaterThan(bounds.left - 2);
      expect(box.right, id).toBeLessThan(bounds.right + 2);
      expect(box.top, id).toBeGreaterThan(bounds.top - reach);
      expect(box.bottom, id).toBeLessThan(bounds.bottom + reach);
    }
  }
});

test("pants that nobody chose a closure for are closed by their ratchet, across the centre front, in every size", () => {
  for (const { id: size } of sizes("pants")) {
    const shown = draftGarment({ product: "pants", size });
    const band = shown.pieces.find(({ id }) => id === "waistband");
    if (!band) throw new Error("no waistband");
    const items = sewnOn(shown, band, "#808080", {
      garment: shown,
      options: productFacts("pants").madeWith,
    });
    const ends = [band.landmarks["front_left"]?.x ?? 0, band.landmarks["front_right"]?.x ?? 0];
    const [left, right] = ends as [number, number];
    const boxes = items.map(itemBounds);
    // As far as 29 mm on the left end and 81 on the right, nothing between, and all of it on the band.
    for (const box of boxes) {
      const onLeft = box.left >= left - 0.01 && box.right <= left + 29.01;
      const onRight = box.left >= right - 81.01 && box.right <= right + 0.01;
      expect(onLeft || onRight, size).toBe(true);
      expect(Math.min(box.top - band.bounds.top, band.bounds.bottom - box.bottom)).toBeGreaterThan(
        1,
      );
    }
    expect(Math.max(...boxes.map((box) => (box.right < 0 ? box.right : -1e9)))).toBeCloseTo(
      left + 29,
      1,
    );
    expect(Math.min(...boxes.map((box) => (box.left > 0 ? box.left : 1e9)))).toBeCloseTo(
      right - 81,
      1,
    );
  }
});

test("what was not chosen, or was draped, lies on nothing", () => {
  expect(lying("jersey", "L", {})).toEqual([]);
  const options = { collar: "zip", elbow: "foam" };
  const garment = draftGarment({ product: "jersey", size: "L", options });
  for (const piece of garment.pieces) {
    if (piece.id === "collar") continue;
    expect(sewnOn(garment, piece, "#808080", { garment, options })).toEqual([]);
  }
});

test("the choices that lie on cloth are told from those that need a drape", () => {
  const chosen = { fit: "race", collar: "zip", elbow: "none", unknown: "x" };
  expect(sewnOnChoices("jersey", chosen)).toEqual({ collar: "zip" });
  expect(sewnOnChoices("pit-shirt", chosen)).toEqual({});
});
