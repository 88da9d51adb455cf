import { expect, test } from "vitest";
import { hexOf, labOf, labOfHex } from "./lab.ts";
import { paletteOfPixels } from "./palette-of-pixels.ts";

type Triple = readonly [number, number, number];

const width = 60;
const height = 40;

/** A picture by a rule for each pixel, with noise that is the same each time. */
function picture(at: (x: number, y: number) => Triple): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const noise = ((x * 7 + y * 13) % 11) - 5;
      data.set([...at(x, y).map((each) => each + noise), 255], (y * width + x) * 4);
    }
  }
  return data;
}

function apart(hex: string | undefined, [red, green, blue]: Triple): number {
  const value = Number.parseInt((hex ?? "#000000").slice(1), 16);
  return Math.max(
    Math.abs((value >> 16) - red),
    Math.abs(((value >> 8) & 255) - green),
    Math.abs((value & 255) - blue),
  );
}

const orange = [240, 105, 25] as const;
const black = [24, 24, 26] as const;
const gravel = [140, 134, 126] as const;

test("a bike's plastics come before the gravel it stands on, though there is more of that", () => {
  const data = picture((x, y) => {
    if (y > 12 && y < 24 && x > 15 && x < 45) return orange;
    if (y >= 24 && y < 32 && x > 20 && x < 40) return black;
    return gravel;
  });
  const colours = paletteOfPixels(data, width, height);
  expect(apart(colours[0], orange)).toBeLessThan(16);
  expect(colours.length).toBeLessThanOrEqual(3);
  expect(colours.some((hex) => apart(hex, black) < 24)).toBe(true);
});

test("one colour is one colour, the same photo gives the same, and an empty one none", () => {
  const data = picture(() => orange);
  expect(paletteOfPixels(data, width, height)).toHaveLength(1);
  expect(paletteOfPixels(data, width, height)).toEqual(paletteOfPixels(data, width, height));
  expect(paletteOfPixels(new Uint8ClampedArray(width * height * 4), width, height)).toEqual([]);
});

test("Lab is what the books say, and leads back", () => {
  // Lindbloom's calculator, D65.
  for (const [rgb, lab] of [
    [
      [255, 0, 0],
      [53.2408, 80.0925, 67.2032],
    ],
    [
      [0, 255, 0],
      [87.7347, -86.1827, 83.1793],
    ],
    [
      [0, 0, 255],
      [32.297, 79.1875, -107.8602],
    ],
    [
      [255, 255, 255],
      [100, 0, 0],
    ],
  ] as const) {
    labOf(rgb).forEach((value, index) => expect(value).toBeCloseTo(lab[index] ?? 0, 1));
  }
  for (const hex of ["#000000", "#ffffff", "#f26a1b", "#0f3fb0", "#3fa535", "#808080"]) {
    expect(hexOf(labOfHex(hex))).toBe(hex);
  }
});
