import { expect, test } from "vitest";
import type { Model } from "../model/model.ts";
import { dressFigure } from "./figure.ts";

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
