import { draftGarment, otherWeaves, productFacts, productIds } from "@holeshot/garments";
import { beforeAll, describe, expect, test } from "vitest";
import type { Model } from "../model/model.ts";
import { openModel } from "../model/open-model.ts";
import { tubeCamera, tubeSeen } from "../../testing/tube.ts";
import { tubeGlb } from "../../testing/write-glb.ts";
import type { ViewTable } from "../types.ts";
import { lightByte, specularByte } from "./light-picture.ts";
import { grainAt, grainOf } from "./grain.ts";
import { photoView } from "./photo-view.ts";
import { rasterise } from "./rasterise.ts";
import { printedWeaves } from "./surface.ts";

const side = 300;
const size = { width: side, height: side };
let model: Model;

beforeAll(async () => {
  model = await openModel(await tubeGlb(true, 400, 40));
}, 120_000);

function at(table: ViewTable, i: number) {
  return {
    name: table.pieces[(table.piece[i] as number) - 1],
    x: table.x[i] as number,
    y: table.y[i] as number,
    inside: table.inside?.[i] === 1,
  };
}

describe.each([
  ["front", 0, 0.07],
  ["left", Math.PI / 2, 0.07],
  ["back", Math.PI, 0.07],
  ["above", 0.5, 0.5],
] as const)("%s", (_, around, above) => {
  test("V2.1 every pixel shows the piece, millimetre and face its ray meets", () => {
    const camera = tubeCamera(around, above);
    const raster = rasterise(model, camera, size);
    const table = photoView({ model, camera, size });
    let looked = 0;
    let wrong = 0;
    let worst = 0;
    for (let i = 0; i < side * side; i++) {
      const [column, row] = [i % side, Math.floor(i / side)];
      const exact = tubeSeen(camera, side, column + 0.5, row + 0.5);
      // At silhouettes the mesh, which has corners, and the tube, which has none, part ways.
      const near = [0, 1, 2, 3].map((k) =>
        tubeSeen(
          camera,
          side,
          column + 0.5 + (k & 1 ? 1.5 : -1.5),
          row + 0.5 + (k & 2 ? 1.5 : -1.5),
        ),
      );
      const plain = near.every(
        (n) =>
          n?.name === exact?.name && n?.inside === exact?.inside && Boolean(n) === Boolean(exact),
      );
      if (!plain) continue;
      if (Boolean(exact) !== (table.coverage[i] === 255)) wrong += 1;
      if (!exact) continue;
      const seen = at(table, i);
      if (seen.name !== exact.name || seen.inside !== exact.inside || raster.part[i] === 0)
        wrong += 1;
      worst = Math.max(worst, Math.hypot(seen.x - exact.x, seen.y - exact.y));
      looked += 1;
    }
    expect(wrong).toBe(0);
    expect(looked).toBeGreaterThan(side * side * 0.25);
    expect(worst).toBeLessThan(0.7);
  });
});

/** Shares of a pixel by what it shows, from a fine grid of exact rays. */
function exactShares(camera: ReturnType<typeof tubeCamera>, i: number): Map<string, number> {
  const fine = 16;
  const shares = new Map<string, number>();
  for (let k = 0; k < fine * fine; k++) {
    const u = (i % side) + ((k % fine) + 0.5) / fine;
    const v = Math.floor(i / side) + (Math.floor(k / fine) + 0.5) / fine;
    const seen = tubeSeen(camera, side, u, v);
    const key = seen ? `${seen.name} ${seen.inside}` : "nothing";
    shares.set(key, (shares.get(key) ?? 0) + 1 / (fine * fine));
  }
  return shares;
}

describe("edges", () => {
  test("V2.4 coverage is the share of a pixel that is cloth", () => {
    const camera = tubeCamera(0.4);
    const table = photoView({ model, camera, size });
    let partly = 0;
    let worst = 0;
    for (let i = 0; i < side * side; i++) {
      const cover = table.coverage[i] as number;
      if (cover === 0 || cover === 255) continue;
      partly += 1;
      const exact = 1 - (exactShares(camera, i).get("nothing") ?? 0);
      worst = Math.max(worst, Math.abs(exact - cover / 255));
    }
    expect(partly).toBeGreaterThan(side);
    expect(worst).toBeLessThan(1 / 8 + 1 / 16);
  });

  test("V2.5 where two pieces meet the lesser one is named with its share", () => {
    // From the side the seam between front and back runs down the middle, slanting by the camera's height.
    const camera = tubeCamera(Math.PI / 2 + 0.2);
    const { borders, pieces, piece, coverage } = photoView({ model, camera, size });
    expect(borders?.at.length).toBeGreaterThan(side * 0.4);
    let looked = 0;
    borders?.at.forEach((pixel, k) => {
      if (coverage[pixel] !== 255 || borders.inside[k] === 1) return;
      const shares = exactShares(camera, pixel);
      const share = (borders.share[k] as number) / 255;
      expect(share).toBeLessThanOrEqual(0.5);
      const second = pieces[(borders.piece[k] as number) - 1];
      expect(second).not.toBe(pieces[(piece[pixel] as number) - 1]);
      expect(Math.abs((shares.get(`${second} false`) ?? 0) - share)).toBeLessThan(3 / 16);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(side * 0.3);
  });

  test("V2.3 inner faces are marked where they are wide and left out where they are slivers", async () => {
    const camera = tubeCamera(0, 0.4);
    const open = photoView({ model, camera, size });
    expect(open.inside?.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(side);
    // From hardly above the upper rim the far half's inner face is a line of two pixels.
    const hardly = tubeCamera(0, 0.1894);
    const level = photoView({ model, camera: hardly, size });
    const raster = rasterise(model, hardly, size);
    expect(raster.inside.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(20);
    expect(level.inside?.reduce((sum, one) => sum + one, 0)).toBe(0);
  });
});

test("V2.2 a frame larger than the picture shows a part of the larger picture", () => {
  const camera = tubeCamera(0.3);
  const whole = photoView({ model, camera, size });
  const [left, top, width, height] = [90, 60, 120, 70];
  const part = photoView({
    model,
    camera,
    size: { width, height },
    frame: { left: -left, top: -top, side },
  });
  for (const plane of ["piece", "x", "y", "light", "coverage"] as const) {
    let worst = 0;
    for (let i = 0; i < width * height; i++) {
      // The rim of the part has no neighbours to tell an edge by.
      const [column, row] = [i % width, Math.floor(i / width)];
      if (column < 2 || row < 2 || column > width - 3 || row > height - 3) continue;
      const there = (row + top) * side + column + left;
      worst = Math.max(
        worst,
        Math.abs((part[plane][i] as number) - (whole[plane][there] as number)),
      );
    }
    expect([plane, worst < 1e-3]).toEqual([plane, true]);
  }
});

test("V2.6 the same request gives the same table", () => {
  const request = { model, camera: tubeCamera(1), size: { width: 90, height: 70 } };
  expect(photoView(request)).toEqual(photoView(request));
});

test("V2.7 light is read bilinearly at the pixel's place and decoded from its square root", () => {
  // Light rises from left to right, the surface's own from top to bottom.
  const wide = 200;
  const data = new Uint8Array(2 * wide * wide);
  for (let i = 0; i < wide * wide; i++) {
    data[i] = lightByte((0.2 + ((i % wide) + 0.5) / wide) ** 2);
    data[wide * wide + i] = specularByte(0.3 * ((Math.floor(i / wide) + 0.5) / wide) ** 2);
  }
  const light = { width: wide, height: 2 * wide, channels: 1, data };
  const table = photoView({ model, camera: tubeCamera(), size, light });
  let worst = 0;
  for (let i = 0; i < side * side; i++) {
    if (table.coverage[i] !== 255) continue;
    const across = 0.2 + ((i % side) + 0.5) / side;
    const down = (Math.floor(i / side) + 0.5) / side;
    worst = Math.max(
      worst,
      Math.abs(Math.sqrt(table.light[i] as number) - across),
      Math.abs(Math.sqrt((table.specular?.[i] as number) / 0.3) - down),
    );
  }
  expect(worst).toBeLessThan(0.006);
  expect([lightByte(1), lightByte(0), lightByte(9), specularByte(0.4)]).toEqual([159, 0, 255, 255]);
  const low = { ...light, height: wide };
  expect(() => photoView({ model, camera: tubeCamera(), size, light: low })).toThrow(RangeError);
});

test("V2.8 without a light picture cloth that faces the lamp is lighter", () => {
  const { light, specular } = photoView({ model, camera: tubeCamera(), size });
  const at = (share: number) => light[150 * side + Math.round(side * share)] as number;
  // The lamp is at the upper left; the tube turns away from it to the right.
  expect(at(0.42)).toBeGreaterThan(at(0.6) + 0.1);
  expect(specular?.every((value) => value === 0)).toBe(true);
});

/** Of every product, in every fabric that it is told of. */
const cloths = new Set(
  productIds.flatMap((id) => [productFacts(id).weave, ...Object.values(otherWeaves[id])]),
);

describe("V2.9 the grain of printed cloth", () => {
  const weaves = printedWeaves(draftGarment({ product: "jersey", size: "L" }), "mesh");
  const plain = new Map<number, ViewTable>();
  /** Twenty rows in the middle of a picture of `given` pixels. */
  const band = (given: number) => ({
    camera: tubeCamera(),
    size: { width: given, height: 20 },
    frame: { left: 0, top: 10 - given / 2, side: given },
  });
  /** What the grain does to the light along forty pixels in the middle, as shares. */
  const shares = (given: number, piece: string): number[] => {
    const named = model.pieces.map((one, i) => (i === 0 ? { ...one, piece } : one));
    const request = band(given);
    const without = plain.get(given) ?? photoView({ model, ...request });
    plain.set(given, without);
    const table = photoView({ model: { pieces: named }, ...request, weaves });
    const middle = 10 * given + (given >> 1);
    return Array.from(
      { length: 40 },
      (_, k) =>
        (table.light[middle + k - 20] as number) / (without.light[middle + k - 20] as number),
    );
  };
  const most = (values: readonly number[]) => Math.max(...values.map((v) => Math.abs(v - 1)));

  test("V2.9 shows where a pixel is fine enough, and on no other cloth", () => {
    expect(most(shares(900, "front"))).toBeGreaterThan(0.01);
    expect(most(shares(120, "front"))).toBe(0);
    expect(most(shares(900, "collar"))).toBe(0);
  });

  test("V2.9 takes no light on the whole, repeats without a break, and has dark holes in mesh", () => {
    for (const cloth of cloths) {
      const grain = grainOf(cloth);
      for (const pixel of [0.1, grain.finest / 6, grain.finest / 3]) {
        let [sum, least, greatest] = [0, 1, 1];
        for (let i = 0; i < 64 * 64; i++) {
          const [x, y] = [
            ((0.5 + (i % 64)) / 64) * grain.across,
            ((0.5 + Math.floor(i / 64)) / 64) * grain.down,
          ];
          const share = grainAt(grain, x, y, pixel);
          [sum, least, greatest] = [sum + share, Math.min(least, share), Math.max(greatest, share)];
          expect(grainAt(grain, x - grain.across, y + 3 * grain.down, pixel)).toBeCloseTo(share, 9);
        }
        expect(sum / 4096).toBeCloseTo(1, 4);
        expect(greatest - least).toBeGreaterThan(0.005);
        if (cloth.endsWith("mesh")) expect(1 - least).toBeGreaterThan(greatest - 1);
        expect(least).toBeGreaterThan(0.6);
      }
      expect(grainAt(grain, 1, 1, grain.finest / 2)).toBe(1);
    }
  });

  test("V2.9 fades where cloth is seen at a slant", () => {
    const [table, without] = [
      photoView({ model, ...band(900), weaves }),
      photoView({ model, ...band(900) }),
    ];
    const at = (column: number) =>
      Math.max(
        ...Array.from({ length: 20 }, (_, k) => k * 900 + column).map((i) =>
          Math.abs((table.light[i] as number) / (without.light[i] as number) - 1),
        ),
      );
    const row = table.coverage.subarray(10 * 900, 11 * 900);
    const [left, right] = [row.indexOf(255), row.lastIndexOf(255)];
    expect(at((left + right) >> 1)).toBeGreaterThan(0.01);
    expect(at(left + 3)).toBe(0);
    expect(at(right - 3)).toBe(0);
  });
});
