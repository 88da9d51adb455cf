import { draftGarment, sizes, type Garment, type ProductId, type Side } from "@holeshot/garments";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose, flatLay, pick, project, type PieceRaster, type ViewTable } from "./index.ts";

const size = { width: 900, height: 900 };
const sides: readonly Side[] = ["front", "back", "left", "right"];
const base: Record<ProductId, string> = { jersey: "L", pants: "W32", gloves: "L" };
const products = Object.keys(base) as ProductId[];

function garmentOf(product: ProductId): Garment {
  return draftGarment({ product, size: base[product] });
}

/** A table of one flat piece: two pixels a millimetre, from (10, 20). */
function flatTable(): ViewTable {
  const [width, height] = [40, 30];
  const count = width * height;
  const x = Float32Array.from({ length: count }, (_, i) => 10 + ((i % width) + 0.5) / 2);
  const y = Float32Array.from({ length: count }, (_, i) => 20 + (Math.floor(i / width) + 0.5) / 2);
  return {
    width,
    height,
    pieces: ["front"],
    piece: new Uint8Array(count).fill(1),
    x,
    y,
    light: new Float32Array(count).fill(1),
    coverage: new Uint8Array(count).fill(255),
  };
}

/** Left half red, right half half-clear blue, one pixel a millimetre from (10, 20). */
const raster: PieceRaster = {
  piece: "front",
  left: 10,
  top: 20,
  scale: 1,
  width: 20,
  height: 15,
  data: Uint8ClampedArray.from({ length: 20 * 15 * 4 }, (_, i) => {
    const left = (i >> 2) % 20 < 10;
    return [left ? 255 : 0, 0, left ? 0 : 255, left ? 255 : 128][i % 4] as number;
  }),
};

describe("compose", () => {
  test("artwork lies over the cloth's colour, clear where there is no cloth", () => {
    const table = flatTable();
    table.coverage[0] = 0;
    table.coverage[1] = 100;
    const { data } = compose({ table, rasters: [raster], fabrics: { front: "#ffffff" } });
    const at = (column: number) => [...data.subarray(column * 4, column * 4 + 4)];
    expect(at(0)).toEqual([0, 0, 0, 0]);
    expect(at(1)).toEqual([255, 0, 0, 100]);
    expect(at(5)).toEqual([255, 0, 0, 255]);
    // Half of white's light and half of blue's: 187 is 49.8 % light in sRGB.
    expect(at(35)).toEqual([187, 187, 255, 255]);
  });

  test("light is linear and white does not burn out", () => {
    const table = flatTable();
    table.light.fill(0.5);
    table.light[3] = 1.4;
    const { data } = compose({ table, rasters: [], fabrics: { default: "#ffffff" } });
    expect(data[0]).toBe(188);
    expect(data[12]).toBeLessThanOrEqual(255);
    expect(data[12]).toBeGreaterThan(245);
  });

  test("a dirty area changes only its own pixels, to what a whole picture would show", () => {
    const table = flatLay(garmentOf("jersey"), "front", { width: 200, height: 200 });
    const before = compose({ table, rasters: [], fabrics: { default: "#223344" } });
    const whole = compose({ table, rasters: [], fabrics: { default: "#aa3311" } });
    const part = { width: 200, height: 200, data: before.data.slice() };
    const dirty = { x: 60, y: 50, width: 40, height: 30 };
    const changed = compose({
      table,
      rasters: [],
      fabrics: { default: "#aa3311" },
      onto: { picture: part, dirty },
    });
    expect(changed).toBe(part);
    for (let i = 0; i < 200 * 200; i++) {
      const [column, row] = [i % 200, Math.floor(i / 200)];
      const inside = column >= 60 && column < 100 && row >= 50 && row < 80;
      expect(part.data[i * 4]).toBe((inside ? whole : before).data[i * 4]);
    }
  });

  test("refuses a colour that is none and a picture of another size", () => {
    const table = flatTable();
    expect(() => compose({ table, rasters: [], fabrics: { front: "red" } })).toThrow(RangeError);
    const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
    const onto = { picture, dirty: { x: 0, y: 0, width: 1, height: 1 } };
    expect(() => compose({ table, rasters: [], fabrics: {}, onto })).toThrow(RangeError);
  });
});

describe.each(products)("%s", (product) => {
  const garment = garmentOf(product);

  test.each(sides)("%s: a place on the cloth is found again within 1 mm", (side) => {
    const table = flatLay(garment, side, size);
    const printed = new Set(
      garment.pieces.filter(({ material }) => material === "printed").map(({ id }) => id),
    );
    const spots = fc.record({
      x: fc.integer({ min: 0, max: 8999 }).map((n) => n / 10),
      y: fc.integer({ min: 0, max: 8999 }).map((n) => n / 10),
    });
    let met = 0;
    let missed = 0;
    fc.assert(
      fc.property(spots, ({ x, y }) => {
        const first = pick(table, x, y);
        if (!first || !printed.has(first.piece)) return;
        const shown = project(table, first.piece, first.point);
        // Right on a rim the nearest pixel may belong to the other side of it.
        if (!shown) {
          missed += 1;
          return;
        }
        const again = pick(table, shown.x, shown.y);
        if (again?.piece !== first.piece) {
          missed += 1;
          return;
        }
        expect(
          Math.hypot(again.point.x - first.point.x, again.point.y - first.point.y),
        ).toBeLessThan(1);
        met += 1;
      }),
      { numRuns: 1500, seed: 7 },
    );
    // Palms carry no artwork.
    if (!(product === "gloves" && side === "back")) expect(met).toBeGreaterThan(60);
    expect(missed).toBeLessThan(0.02 * 1500);
  });

  test("the picture is filled but for its margin, and symmetric from front and back", () => {
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

  test("every side of every size can be laid", () => {
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

test("pick and project answer null beside the garment and for what is not seen", () => {
  const table = flatLay(garmentOf("jersey"), "front", size);
  expect(pick(table, 2, 2)).toBeNull();
  expect(pick(table, -1, 40)).toBeNull();
  expect(project(table, "back", { x: 0, y: 400 })).toBeNull();
  expect(project(table, "front", { x: 900, y: 400 })).toBeNull();
  expect(project(table, "nothing", { x: 0, y: 0 })).toBeNull();
});

test("front: the wearer's left is at the right of the picture, and from the back at the left", () => {
  const garment = garmentOf("jersey");
  const front = project(flatLay(garment, "front", size), "front", { x: 200, y: 400 });
  const back = project(flatLay(garment, "back", size), "back", { x: -200, y: 400 });
  expect(front?.x).toBeGreaterThan(500);
  expect(back?.x).toBeLessThan(400);
});

test("every choice of options can be laid on every side", () => {
  const choices: [ProductId, Record<string, string>][] = [
    ["jersey", { collar: "v-overlap", elbow: "patch", cuff: "open" }],
    ["jersey", { collar: "zip", cuff: "elastic" }],
    ["jersey", { collar: "low-band", fit: "race" }],
    ["pants", { style: "over-the-boot", pockets: "card" }],
    ["gloves", { closure: "slip-on", palm: "patched" }],
  ];
  for (const [product, options] of choices) {
    const garment = draftGarment({ product, size: base[product], options });
    for (const side of sides) {
      const table = flatLay(garment, side, { width: 120, height: 120 });
      expect(table.coverage.filter((share) => share > 127).length).toBeGreaterThan(1500);
    }
  }
});
