import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync, inflateSync } from "node:zlib";
import { draftGarment } from "@holeshot/garments";
import { describe, expect, test } from "vitest";
import { board, flatTable, litTable, twoColours } from "../../testing/flat-table.ts";
import { tubeCamera } from "../../testing/tube.ts";
import { tubeGlb } from "../../testing/write-glb.ts";
import { flatLay } from "../flat-lay.ts";
import { openModel } from "../model/open-model.ts";
import { photoView } from "../photo/photo-view.ts";
import type { Picture, ViewTable } from "../types.ts";
import { compose } from "./compose.ts";

/** sRGB to linear light and back, written from the standard. */
function linear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function plain(table: ViewTable, colour: string): number[] {
  return [...compose({ table, rasters: [], fabrics: { default: colour } }).data.subarray(0, 4)];
}

test("V3.1 artwork lies over the cloth's colour, clear where there is no cloth", () => {
  const table = flatTable();
  table.coverage[0] = 0;
  table.coverage[1] = 100;
  const { data } = compose({ table, rasters: [twoColours], fabrics: { front: "#ffffff" } });
  const at = (column: number) => [...data.subarray(column * 4, column * 4 + 4)];
  expect(at(0)).toEqual([0, 0, 0, 0]);
  expect(at(1)).toEqual([255, 0, 0, 100]);
  expect(at(5)).toEqual([255, 0, 0, 255]);
  // Half of white's light and half of blue's: 187 is 49.8 % light in sRGB.
  expect(at(35)).toEqual([187, 187, 255, 255]);
});

test("V3.2 light is linear and white does not burn out on a flat lay", () => {
  const table = flatTable();
  table.light.fill(0.5);
  table.light[3] = 1.4;
  const { data } = compose({ table, rasters: [], fabrics: { default: "#ffffff" } });
  expect(data[0]).toBe(188);
  expect(data[12]).toBeLessThanOrEqual(255);
  expect(data[12]).toBeGreaterThan(245);
});

describe("draped cloth", () => {
  test("V3.3 below the knee a colour is its light and the surface's own, exactly", () => {
    const table = litTable();
    table.light[0] = 0.7;
    table.specular[0] = 0.05;
    const bytes = [200, 120, 30];
    const seen = plain(table, "#c8781e").slice(0, 3);
    bytes.forEach((byte, i) => {
      expect(Math.abs(linear(seen[i] as number) - (linear(byte) * 0.7 + 0.05))).toBeLessThan(0.004);
    });
  });

  test("V3.3 above the knee fluorescent and white cloth keep hue and folds", () => {
    for (const colour of ["#d8ff00", "#ff3ea5", "#ffffff"]) {
      const shown = [0.9, 1, 1.1, 1.25, 1.45].map((light) => {
        const table = litTable();
        table.light[0] = light;
        return plain(table, colour).slice(0, 3).map(linear);
      });
      const sums = shown.map((rgb) => rgb.reduce((sum, value) => sum + value, 0));
      sums.forEach((sum, i) => {
        if (i > 0) expect(sum).toBeGreaterThan((sums[i - 1] as number) + 0.004);
      });
      // The ratio of the channels stays: yellow does not turn white.
      const [first, last] = [shown[0] as number[], shown.at(-1) as number[]];
      const share = (rgb: number[]) => Math.min(...rgb) / Math.max(...rgb);
      expect(Math.abs(share(first) - share(last))).toBeLessThan(0.01);
      expect(Math.max(...last)).toBeLessThan(1);
    }
  });

  test("V3.5 a pixel two stretches share is mixed from both in linear light", () => {
    const table = {
      ...litTable(),
      pieces: ["front", "back"],
      borders: {
        at: Uint32Array.of(2, 41),
        piece: Uint8Array.of(2, 2),
        x: Float32Array.of(0, 0),
        y: Float32Array.of(0, 0),
        inside: Uint8Array.of(0, 0),
        share: Uint8Array.of(102, 102),
      },
    };
    table.light.fill(0.5);
    const fabrics = { front: "#ffffff", back: "#000000" };
    const { data } = compose({ table, rasters: [], fabrics });
    expect(linear(data[1 * 4] as number)).toBeCloseTo(0.5, 2);
    expect(linear(data[2 * 4] as number)).toBeCloseTo(0.5 * 0.6, 2);
    expect(data[3 * 4]).toBe(data[1 * 4]);
    expect(data[41 * 4]).toBe(data[2 * 4]);
    const part = compose({ table, rasters: [], fabrics: { default: "#808080" } });
    const onto = { picture: part, dirty: { x: 1, y: 1, width: 3, height: 1 } };
    expect(compose({ table, rasters: [], fabrics, onto }).data[41 * 4]).toBe(data[41 * 4]);
  });

  test("V3.6 the inner face shows the fabric, darker, and no artwork", () => {
    const table = litTable();
    table.inside[5] = 1;
    table.light.fill(0.7);
    const { data } = compose({ table, rasters: [twoColours], fabrics: { front: "#00ff00" } });
    const at = (i: number) =>
      [...data.subarray(i * 4, i * 4 + 3)].map(linear) as [number, number, number];
    expect(at(4)[0]).toBeCloseTo(0.7, 1);
    expect(at(5)[0]).toBe(0);
    expect(at(5)[1]).toBeGreaterThan(0.2);
    expect(at(5)[1]).toBeLessThan(0.6);
  });
});

test("V3.4 a dirty area changes only its own pixels, to what a whole picture would show", () => {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const table = flatLay(garment, "front", { width: 200, height: 200 });
  const before = compose({ table, rasters: [], fabrics: { default: "#223344" } });
  const whole = compose({ table, rasters: [], fabrics: { default: "#aa3311" } });
  const part = { width: 200, height: 200, data: before.data.slice() };
  const dirty = { x: 60, y: 50, width: 40, height: 30 };
  const fabrics = { default: "#aa3311" };
  expect(compose({ table, rasters: [], fabrics, onto: { picture: part, dirty } })).toBe(part);
  let wrong = 0;
  for (let i = 0; i < 200 * 200; i++) {
    const [column, row] = [i % 200, Math.floor(i / 200)];
    const inside = column >= 60 && column < 100 && row >= 50 && row < 80;
    if (part.data[i * 4] !== (inside ? whole : before).data[i * 4]) wrong += 1;
  }
  expect(wrong).toBe(0);
});

test("V3.7 refuses a colour that is none and a picture of another size", () => {
  const table = flatTable();
  expect(() => compose({ table, rasters: [], fabrics: { front: "red" } })).toThrow(RangeError);
  const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
  const onto = { picture, dirty: { x: 0, y: 0, width: 1, height: 1 } };
  expect(() => compose({ table, rasters: [], fabrics: {}, onto })).toThrow(RangeError);
});

describe("golden pictures", () => {
  const size = { width: 72, height: 72 };
  const folder = new URL("../../testing/golden/", import.meta.url);
  const box = { left: -320, top: -10, width: 640, height: 620 };
  const made: Record<string, () => Promise<Picture>> = {
    draped: async () => {
      const model = await openModel(await tubeGlb(true, 200, 20));
      const table = photoView({ model, camera: tubeCamera(0.6, 0.4), size });
      const rasters = [board("front", box, 50), board("back", box, 25, [200, 20, 60])];
      return compose({ table, rasters, fabrics: { front: "#30c060", back: "#f0f0f0" } });
    },
    flat: async () => {
      const table = flatLay(draftGarment({ product: "jersey", size: "L" }), "front", size);
      const rasters = [board("front", { left: -330, top: -20, width: 660, height: 880 }, 80)];
      return compose({ table, rasters, fabrics: { default: "#d8ff00", collar: "#101010" } });
    },
  };

  test.each(Object.keys(made))("V3.8 %s is as it was, to two steps of 255", async (name) => {
    const { data } = await (made[name] as () => Promise<Picture>)();
    const file = new URL(`${name}.rgba.zz`, folder);
    // GOLDEN=write keeps what is drawn now, after somebody has looked at it.
    if (process.env["GOLDEN"] === "write") writeFileSync(file, deflateSync(data, { level: 9 }));
    const kept = inflateSync(readFileSync(file));
    expect(kept.length).toBe(data.length);
    let worst = 0;
    for (let i = 0; i < data.length; i++) {
      worst = Math.max(worst, Math.abs((data[i] as number) - (kept[i] as number)));
    }
    expect(worst).toBeLessThanOrEqual(2);
  });
});

describe("cloth that turns away", () => {
  /** Light of the first pixels of a row on which each shows `step` mm more of lines a millimetre wide, and as much bare. */
  function lines(step: number): number[] {
    const table = flatTable();
    const count = 30;
    for (let i = 0; i < table.x.length; i++) {
      table.x[i] = (i % table.width) * step + 0.3;
      table.y[i] = 5 + 0.01 * Math.floor(i / table.width);
    }
    const scale = 4;
    const [width, height] = [800, 60];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let k = 0; k < width * height; k++) {
      const ink = Math.floor(((k % width) + 0.5) / scale) % 2 === 0 ? 0 : 255;
      data.set([ink, ink, ink, 255], k * 4);
    }
    const raster = { piece: "front", left: 0, top: 0, scale, width, height, data };
    const shown = compose({ table, rasters: [raster], fabrics: {} });
    return Array.from({ length: count }, (_, i) => linear(shown.data[4 * (i + 2)] as number));
  }

  test("V3.10 a pixel shows the mean of the lines it covers, and one that faces us the line it is on", () => {
    for (const step of [1.9, 2.6, 3.7])
      for (const light of lines(step)) expect(Math.abs(light - 0.5)).toBeLessThan(0.27);
    const facing = lines(0.2);
    expect(facing.filter((light) => light < 0.02).length).toBeGreaterThan(6);
    expect(facing.filter((light) => light > 0.98).length).toBeGreaterThan(6);
  });

  test("V3.10 cloth beyond a seam or a fold is not read", () => {
    const table = flatTable();
    table.x.forEach((_, i) => {
      table.x[i] = (i % table.width) % 2 === 0 ? 4 : 34;
      table.y[i] = 5;
    });
    const { data } = compose({ table, rasters: [twoColours], fabrics: {} });
    const near = [...data.subarray(0, 3)];
    const alone = flatTable();
    alone.x.fill(4);
    alone.y.fill(5);
    const own = compose({ table: alone, rasters: [twoColours], fabrics: {} });
    expect(near).toEqual([...own.data.subarray(0, 3)]);
  });
});
