import { expect, test } from "vitest";
import type { Model } from "../model/model.ts";
import { garmentAt } from "../find/garment-at.ts";
import { photoView } from "../photo/photo-view.ts";
import { dressFigure, type FigurePart } from "./figure.ts";

const strip = (piece: string): Model["pieces"][number] => ({
  piece,
  positions: Float32Array.of(1, 0, 0, 1, 1, 0, 1, 2, 0),
  normals: Float32Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0),
  millimetres: Float32Array.of(1, 2, 3, 4, 5, 6),
  openness: Float32Array.of(1, 1, 1),
  triangles: Uint32Array.of(0, 1, 2),
});
const models = new Map<string, Model>([
  ["top", { pieces: [strip("front")] }],
  ["hands", { pieces: [strip("back_left"), strip("back_right")] }],
]);
const gear: Model = { pieces: [strip("shell")] };

test("V6.4 a figure wears drapes by their names, moved and tucked as its parts say", () => {
  const { pieces } = dressFigure(
    {
      parts: [
        {
          product: "jersey",
          drape: "top",
          tucks: [
            { half: 0, at: [0, 0, 0], along: [0, 1, 0], from: 1, to: 2, keeps: 0.25 },
            // What it leaves alone stays where it is.
            { half: 0, at: [0, 0, 0], along: [0, 1, 0], from: 0, to: 1, keeps: 0, but: ["fro"] },
          ],
        },
        {
          product: "gloves",
          drape: "hands",
          only: "_right",
          // Fingers, which point up, point to the front.
          axes: [
            [1, 0, 0],
            [0, 0, 1],
            [0, -1, 0],
          ],
          at: [0, 0, 5],
        },
      ],
    },
    models,
    gear,
  );
  expect(pieces.map(({ piece }) => piece)).toEqual([
    "jersey/front",
    "gloves/back_right",
    "gear/shell",
  ]);
  expect([...(pieces[0]?.positions ?? [])]).toEqual([1, 0, 0, 1, 1, 0, 0.25, 2, 0]);
  const rows = [...(pieces[1]?.positions ?? [])].map((value) => value + 0);
  expect(rows).toEqual([1, 0, 5, 1, 0, 6, 1, 0, 7]);
  expect([...(pieces[1]?.normals ?? [])].map((value) => value + 0)).toEqual([
    1, 0, 0, 1, 0, 0, 1, 0, 0,
  ]);
  for (const { millimetres } of pieces) expect([...millimetres]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(models.get("top")?.pieces[0]?.positions[6]).toBe(1);
  expect(() => dressFigure({ parts: [{ product: "pants", drape: "none" }] }, models, gear)).toThrow(
    RangeError,
  );
});

test("bends a leg at its joints, normals and all, and leaves the other one and what lies between them", () => {
  // Down a leg, 1 m out: above its knee at 1 m, below it, and below its foot; each with a normal to the front.
  const leg = (x: number) => ({
    ...strip("thigh"),
    positions: Float32Array.of(x, 2, 0, x, 0.5, 0, x, 0, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  });
  const worn = (x: number) => {
    const legs = new Map<string, Model>([["legs", { pieces: [leg(x)] }]]);
    // A quarter of a turn to the back about a knee 1 m out, all of it from 0.5 m down.
    const bends: FigurePart["bends"] = [
      { half: 1, at: [1, 1, 0], turn: [90, 0, 0], from: 1.5, to: 0.5 },
    ];
    const part: FigurePart = { product: "pants", drape: "legs", bends };
    const [piece] = dressFigure({ parts: [part] }, legs, { pieces: [] }).pieces;
    const near = (values: Float32Array = new Float32Array()) =>
      Array.from(values, (value) => Math.round(value * 1000) / 1000 + 0);
    return [near(piece?.positions), near(piece?.normals)];
  };
  expect(worn(1)).toEqual([
    [1, 2, 0, 1, 1, -0.5, 1, 1, -1],
    [0, 0, 1, 0, -1, 0, 0, -1, 0],
  ]);
  expect(worn(-1)).toEqual([
    [-1, 2, 0, -1, 0.5, 0, -1, 0, 0],
    [0, 0, 1, 0, 0, 1, 0, 0, 1],
  ]);
  expect(worn(0)[0]).toEqual([0, 2, 0, 0, 0.5, 0, 0, 0, 0]);
  // What lies near the middle goes half as far.
  expect(worn(0.0125)[0]?.slice(3, 6)).toEqual([0.013, 0.646, -0.354]);
});

test("a leg that is bent over the middle is tucked as the one it is", () => {
  const piece = { ...strip("thigh"), positions: Float32Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0) };
  const part: FigurePart = {
    product: "pants",
    drape: "legs",
    // Half a turn about a joint in the middle: what was on the left is on the right.
    bends: [{ half: 1, at: [0, 0, 0], turn: [0, 180, 0], from: 2, to: 1 }],
    tucks: [{ half: 1, at: [0, 0, 0], along: [0, 1, 0], from: 2, to: 1, keeps: 0.5 }],
  };
  const legs = new Map<string, Model>([["legs", { pieces: [piece] }]]);
  const [worn] = dressFigure({ parts: [part] }, legs, { pieces: [] }).pieces;
  expect(worn?.positions[0]).toBeCloseTo(-0.5);
});

test("V6.4 normals lean where a tuck grows, and are the cloth's own above it and below", () => {
  // A tube of 1 m radius that is drawn in to half of it between 1 and 2 m: cloth runs in, so its normals rise.
  const worn = (y: number) => {
    const tube = {
      ...strip("front"),
      positions: Float32Array.of(1, y, 0, 0, y, 1, -1, y, 0),
      normals: Float32Array.of(1, 0, 0, 0, 0, 1, -1, 0, 0),
    };
    const tucks: FigurePart["tucks"] = [
      { half: 0, at: [0, 0, 0], along: [0, 1, 0], from: 1, to: 2, keeps: 0.5 },
    ];
    const parts: FigurePart[] = [{ product: "jersey", drape: "tube", tucks }];
    const tubes = new Map<string, Model>([["tube", { pieces: [tube] }]]);
    return dressFigure({ parts }, tubes, { pieces: [] }).pieces[0]?.normals ?? new Float32Array();
  };
  expect(worn(0.5)).toEqual(Float32Array.of(1, 0, 0, 0, 0, 1, -1, 0, 0));
  expect(Array.from(worn(2.5), Math.round)).toEqual([1, 0, 0, 0, 0, 1, -1, 0, 0].map((v) => v + 0));
  // Half way the radius falls by 0.75 a metre: a normal across it is as steep.
  const half = worn(1.5);
  for (const corner of [0, 3, 6]) {
    const across = Math.hypot(half[corner] as number, half[corner + 2] as number);
    expect((half[corner + 1] as number) / across).toBeCloseTo(0.75, 5);
    expect(Math.hypot(...half.subarray(corner, corner + 3))).toBeCloseTo(1, 5);
  }
});

/** A square of 1 m before the camera, its left lower corner at `x`. */
function square(piece: string, x: number, turned = false): Model["pieces"][number] {
  return {
    piece,
    positions: Float32Array.of(x, 0, 0, x + 1, 0, 0, x + 1, 1, 0, x, 1, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    millimetres: Float32Array.of(0, 0, 1000, 0, 1000, 1000, 0, 1000),
    openness: Float32Array.of(1, 1, 1, 1),
    triangles: turned ? Uint32Array.of(0, 2, 1, 0, 3, 2) : Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
}

test("V6.5 a place of a figure's picture names the product whose cloth is seen there", () => {
  const worn = new Map<string, Model>([
    ["top", { pieces: [square("front", -2)] }],
    ["legs", { pieces: [square("thigh_left", -1, true)] }],
    ["hands", { pieces: [square("back_left", 0)] }],
  ]);
  const model = dressFigure(
    {
      parts: [
        { product: "jersey", drape: "top" },
        { product: "pants", drape: "legs" },
        { product: "gloves", drape: "hands" },
      ],
    },
    worn,
    { pieces: [square("shell", 1)] },
  );
  const camera = { eye: [0, 0.5, 10], target: [0, 0.5, 0], up: [0, 1, 0], fovY: 30 } as const;
  const size = { width: 200, height: 200 };
  const table = photoView({ model, camera, size });
  // A metre is 37 pixels; the middle of the picture is x 0.
  const at = (x: number) => garmentAt(table, 100 + x * 37, 100);
  expect([-1.5, -0.5, 0.5, 1.5].map(at)).toEqual(["jersey", "pants", "gloves", null]);
  expect(garmentAt(table, 100, 20)).toBe(null);
  expect(garmentAt(table, -1, 100)).toBe(null);
  expect(garmentAt(table, 100, 200)).toBe(null);
});

test("V6.4 a tuck that is flat keeps one share across its line and another through it, normals alike", () => {
  const piece = {
    ...strip("cuff"),
    positions: Float32Array.of(0.2, 0, 0, 0, 0, 0.2, 0.2, 0, 0.2),
    normals: Float32Array.of(1, 0, 0, 0, 0, 1, Math.SQRT1_2, 0, Math.SQRT1_2),
  };
  const flat = { way: [0, 0, 1], keeps: 0.25 } as const;
  const tuck = { half: 0, at: [0, 0, 0.1], along: [0, 1, 0], from: 1, to: 0, keeps: 0.5 } as const;
  const part: FigurePart = { product: "jersey", drape: "arm", tucks: [{ ...tuck, flat }] };
  const arm = new Map<string, Model>([["arm", { pieces: [piece] }]]);
  const [worn] = dressFigure({ parts: [part] }, arm, { pieces: [] }).pieces;
  const near = (values: Float32Array = new Float32Array()) =>
    Array.from(values, (value) => Math.round(value * 1000) / 1000 + 0);
  expect(near(worn?.positions)).toEqual([0.1, 0, 0.075, 0, 0, 0.125, 0.1, 0, 0.125]);
  // An ellipse half as thick as it is broad faces its flat side more.
  expect(near(worn?.normals)).toEqual([1, 0, 0, 0, 0, 1, 0.447, 0, 0.894]);
});
