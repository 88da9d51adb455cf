import {
  baseSize,
  draftGarment,
  productIds,
  sizes,
  type Garment,
  type ProductId,
  type Side,
} from "@holeshot/garments";
import { describe, expect, test } from "vitest";
import { flatLay, project } from "./index.ts";

const size = { width: 900, height: 900 };
const sides: readonly Side[] = ["front", "back", "left", "right"];
const products = productIds;

function garmentOf(product: ProductId): Garment {
  return draftGarment({ product, size: baseSize(product) });
}

describe.each(products)("%s", (product) => {
  const garment = garmentOf(product);

  test("V5.1 the picture is filled but for its margin, and symmetric from front and back", () => {
    for (const side of ["front", "back"] as const) {
      const { coverage, width, height } = flatLay(garment, side, { width: 300, height: 300 });
      let [left, right, top, bottom] = [width, 0, height, 0];
      let uneven = 0;
      for (let i = 0; i < coverage.length; i++) {
        const [column, row] = [i % width, Math.floor(i / width)];
        if ((coverage[i] as number) > 127) {
          [left, right] = [Math.min(left, column), Math.max(right, column)];
          [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
        }
        const twin = coverage[row * width + width - 1 - column] as number;
        if (Math.abs((coverage[i] as number) - twin) > 200) uneven += 1;
      }
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(265);
      expect(Math.min(left, top)).toBeGreaterThan(8);
      expect(uneven).toBeLessThan(0.002 * coverage.length);
    }
  });

  test("V5.2 every side of every size can be laid", () => {
    for (const { id } of sizes(product)) {
      const one = draftGarment({ product, size: id });
      for (const side of sides) {
        const table = flatLay(one, side, { width: 90, height: 90 });
        const covered = table.coverage.reduce((sum, share) => sum + share / 255, 0);
        expect(covered).toBeGreaterThan(900);
        expect(table.light.every((light) => light >= 0 && light < 2)).toBe(true);
      }
    }
  });
});

test("V5.3 front: the wearer's left is at the right of the picture, and from the back at the left", () => {
  const garment = garmentOf("jersey");
  const front = project(flatLay(garment, "front", size), "front", { x: 200, y: 400 });
  const back = project(flatLay(garment, "back", size), "back", { x: -200, y: 400 });
  expect(front?.x).toBeGreaterThan(500);
  expect(back?.x).toBeLessThan(400);
});

test("V5.2 every choice of options can be laid on every side", () => {
  const choices: [ProductId, Record<string, string>][] = [
    ["jersey", { collar: "v-overlap", elbow: "patch", cuff: "open" }],
    ["jersey", { collar: "zip", cuff: "elastic" }],
    ["jersey", { collar: "low-band", fit: "race" }],
    ["pants", { style: "over-the-boot", pockets: "card" }],
    ["gloves", { closure: "slip-on", palm: "patched" }],
  ];
  for (const [product, options] of choices) {
    const garment = draftGarment({ product, size: baseSize(product), options });
    for (const side of sides) {
      const table = flatLay(garment, side, { width: 120, height: 120 });
      expect(table.coverage.filter((share) => share > 127).length).toBeGreaterThan(1500);
    }
  }
});
