import { dressFigure, type FigurePart, type Model } from "@holeshot/views";
import { expect, test } from "vitest";
import { halfClosed } from "./half-closed.ts";

/** A finger's back from the wrist to 17 cm beyond, 2 cm above its palm; metres. */
const levels = Array.from({ length: 18 }, (_, cm) => cm / 100);
const strip = (piece: string, z: number, x = 0): Model["pieces"][number] => ({
  piece,
  positions: Float32Array.from(levels.flatMap((y) => [x - 0.03, y, z, x + 0.03, y, z])),
  normals: Float32Array.from(levels.flatMap(() => [0, 0, 1, 0, 0, 1])),
  millimetres: new Float32Array(4 * levels.length),
  openness: new Float32Array(2 * levels.length).fill(1),
  triangles: Uint32Array.of(0, 1, 2),
});

test.each(["left", "right"] as const)(
  "the %s hand that hangs closes to its palm, keeps its back's length and its wrist's place",
  (side) => {
    const out = side === "left" ? 1 : -1;
    const model: Model = {
      pieces: [
        strip(`back_${side}`, 0.01),
        strip(`palm_${side}`, -0.01),
        strip(`thumb_${side}`, 0, out * 0.075),
      ],
    };
    // Fingers down, the back of the hand outwards, at nine tenths of its size.
    const hangs: FigurePart = {
      product: "gloves",
      drape: "gloves",
      axes: [
        [0, 0, out * 0.9],
        [0, -0.9, 0],
        [out * 0.9, 0, 0],
      ],
      at: [out * 0.4, 0.8, 0.1],
    };
    const bent = { ...hangs, bends: [halfClosed(model, side, hangs)] };
    const [back, palm, thumb] = dressFigure({ parts: [bent] }, new Map([["gloves", model]]), {
      pieces: [],
    }).pieces.map(({ positions }) =>
      levels.map((_, i) => [...positions.subarray(6 * i, 6 * i + 3)]),
    );
    const at = (line: number[][] | undefined, i: number) => line?.[i] ?? [];
    const far = (a: number[], b: number[]) => Math.hypot(...a.map((v, c) => v - (b[c] ?? 0)));
    expect(at(back, 3)[0]).toBeCloseTo(out * 0.409, 6);
    expect(at(back, 3)[1]).toBeCloseTo(0.773, 6);
    const way = at(back, 17).map((v, c) => v - (at(back, 14)[c] ?? 0));
    // 28 degrees inwards from straight down.
    expect((Math.atan2(-out * (way[0] ?? 0), -(way[1] ?? 0)) * 180) / Math.PI).toBeCloseTo(28, 1);
    const walked = (line: number[][] | undefined) =>
      levels.slice(1).reduce((sum, _, i) => sum + far(at(line, i), at(line, i + 1)), 0) / 0.9;
    expect(walked(back)).toBeGreaterThan(0.165);
    expect(walked(back)).toBeLessThan(0.175);
    expect(walked(palm)).toBeLessThan(walked(back) - 0.005);
    // The thumb hangs where it hung: straight down.
    expect(at(thumb, 17)[0]).toBeCloseTo(out * 0.4, 6);
    expect(at(thumb, 17)[1]).toBeCloseTo(0.8 - 0.9 * 0.17, 6);
    // Nothing folds through itself: a finger's tip stays the lowest, each level before the next.
    for (const i of levels.slice(1).keys())
      expect(at(palm, i + 1)[1]).toBeLessThan(at(palm, i)[1] ?? 0);
  },
);
