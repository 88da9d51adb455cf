import type { Garment, Weave } from "@holeshot/garments";
import { beforeAll, expect, test } from "vitest";
import { flatTable, twoColours } from "../../testing/flat-table.ts";
import { tubeCamera } from "../../testing/tube.ts";
import { tubeGlb } from "../../testing/write-glb.ts";
import { openModel } from "../model/open-model.ts";
import { pixelMillimetres } from "../photo/camera.ts";
import { photoView } from "../photo/photo-view.ts";
import { type NearCloth, nearCloth } from "../photo/surface.ts";
import { reachOf } from "../photo/vents.ts";
import type { Picture, ViewTable } from "../types.ts";
import { composeNear } from "./compose-near.ts";
import { compose } from "./compose.ts";

const SIDE = 200;
const fabrics = { default: "#b0a890" };

/** A tube with its front of a fabric, in a table too coarse for its threads. */
interface Sewn {
  readonly table: ViewTable;
  readonly cloth: NearCloth;
}
let knit: Sewn;
let vented: Sewn;

beforeAll(async () => {
  const { pieces } = await openModel(await tubeGlb(true, 400, 40));
  const sew = (name: string, weave: Weave): Sewn => {
    const model = { pieces: pieces.map((one, i) => (i === 0 ? { ...one, piece: name } : one)) };
    const camera = tubeCamera();
    const size = { width: SIDE, height: SIDE };
    const data = new Uint8Array(2 * 64 * 64).fill(120);
    const light = { width: 64, height: 128, channels: 1, data };
    const weaves = new Map([[name, weave]]);
    const table = photoView({ model, camera, size, light, weaves });
    const [first] = model.pieces;
    const bounds = first && reachOf(first);
    const garment = { pieces: [{ id: name, material: "printed", bounds }] };
    const pixel = pixelMillimetres(camera, { left: 0, top: 0, side: SIDE });
    const drafted = garment as unknown as Pick<Garment, "pieces">;
    return { table, cloth: nearCloth(table, drafted, { weave, pixel }) };
  };
  knit = sew("front", "stretch-knit");
  vented = sew("thigh_left", "vented-canvas");
}, 120_000);

function whole(by: number, { table, cloth }: Sewn, near: NearCloth | null = cloth): Picture {
  const size = { width: SIDE * by, height: SIDE * by };
  const area = { x: 0, y: 0, ...size };
  return composeNear({ table, rasters: [], fabrics, size, area, cloth: near });
}

test("V3.9 at the table's own size it is the picture, surface and all", () => {
  for (const sewn of [knit, vented]) {
    const { data } = compose({ table: sewn.table, rasters: [], fabrics });
    expect(whole(1, sewn, null).data).toEqual(data);
    // Taken out and put in again.
    const apart = whole(1, sewn).data.map((value, i) => Math.abs(value - (data[i] ?? 0)));
    expect(apart.every((steps) => steps <= 1)).toBe(true);
  }
});

test("V3.9 a part is a part of the whole, pixel for pixel", () => {
  const size = { width: SIDE * 3, height: SIDE * 3 };
  const area = { x: 217, y: 170, width: 90, height: 40 };
  const { table, cloth } = knit;
  const part = composeNear({ table, rasters: [], fabrics, size, area, cloth }).data;
  const { data } = whole(3, knit);
  for (let row = 0; row < area.height; row++) {
    const from = ((area.y + row) * size.width + area.x) * 4;
    const own = part.subarray(row * area.width * 4, (row + 1) * area.width * 4);
    expect(own).toEqual(data.subarray(from, from + area.width * 4));
  }
});

/** How much neighbours in the front's middle differ. */
function threads({ width, data }: Picture): number {
  let sum = 0;
  for (let row = -20; row < 20; row++)
    for (let column = -20; column < 20; column++) {
      const at = ((width / 2 + row) * width + width / 2 + column) * 4;
      sum += Math.abs((data[at] as number) - (data[at + 4] as number));
    }
  return sum / 1600;
}

test("V3.9 enlarged, threads and holes are seen that the table is too coarse for", () => {
  for (const far of [whole(1, knit), whole(8, knit, null)]) expect(threads(far)).toBeLessThan(0.3);
  expect(threads(whole(8, knit))).toBeGreaterThan(0.8);
  const darkest = ({ width, data }: Picture): number => {
    const row = data.subarray((width / 2) * width * 4, (width / 2 + 1) * width * 4);
    const light = [...row]
      .filter((_, i) => i % 4 === 0 && row[i + 3] === 255)
      .toSorted((a, b) => a - b);
    return (light[10] as number) / (light[light.length >> 1] as number);
  };
  expect(darkest(whole(1, vented))).toBeGreaterThan(0.7);
  expect(darkest(whole(8, vented))).toBeLessThan(0.65);
});

test("V3.9 between the table's pixels artwork runs on, and across a seam it does not mix", () => {
  const flat = flatTable();
  const size = { width: flat.width * 4, height: flat.height * 4 };
  const rasters = [twoColours];
  const shown = composeNear({
    table: flat,
    rasters,
    fabrics: {},
    size,
    area: { x: 0, y: 0, ...size },
    cloth: null,
  });
  const count = size.width * size.height;
  const fine = {
    ...flat,
    ...size,
    piece: new Uint8Array(count).fill(1),
    x: Float32Array.from({ length: count }, (_, i) => 10 + ((i % size.width) + 0.5) / 8),
    y: Float32Array.from({ length: count }, (_, i) => 20 + (Math.floor(i / size.width) + 0.5) / 8),
    light: new Float32Array(count).fill(1),
    coverage: new Uint8Array(count).fill(255),
  };
  const expected = compose({ table: fine, rasters, fabrics: {} });
  for (let row = 4; row < size.height - 4; row++)
    for (let i = (row * size.width + 4) * 4; i < (row * size.width + size.width - 4) * 4; i++)
      expect(Math.abs((shown.data[i] as number) - (expected.data[i] as number))).toBeLessThan(2);
  // Whoever mixed places on both sides of it would read where there is no artwork.
  const halves = flat.piece.map((_, i) => (i % 40 < 20 ? 1 : 2));
  const seams = [
    { pieces: ["front"], piece: flat.piece, jump: 100 },
    { pieces: ["front", "back"], piece: halves, jump: 8 },
  ];
  for (const { pieces, piece, jump } of seams) {
    const x = flat.x.map((value, i) => (i % 40 < 20 ? value : value + jump));
    const data = red(130 * 15, (i) => i % 130 < 12 || i % 130 >= 8 + jump);
    const one = { ...twoColours, width: 130, data };
    const shown = composeNear({
      table: { ...flat, pieces, piece, x },
      rasters: [one, { ...one, piece: "back" }],
      fabrics: { default: "#00ff00" },
      size,
      area: { x: 0, y: 0, ...size },
      cloth: null,
    });
    for (let i = 0; i < shown.data.length; i += 4) expect(shown.data[i + 1]).toBe(0);
  }
});

function red(count: number, where: (i: number) => boolean): Uint8ClampedArray {
  const data = new Uint8ClampedArray(count * 4);
  for (let i = 0; i < count; i++) if (where(i)) data.set([255, 0, 0, 255], i * 4);
  return data;
}
