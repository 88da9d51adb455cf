import { dressFigure, type Model } from "@holeshot/views";
import { expect, test } from "vitest";
import { oval } from "./waist.ts";

/** A ring of a trunk's cloth, round, and one of a sleeve's, at a height; m. */
const ring = (piece: string, height: number): Model["pieces"][number] => {
  const turns = Array.from({ length: 36 }, (_, i) => (i * Math.PI) / 18);
  return {
    piece,
    positions: Float32Array.from(
      turns.flatMap((turn) => [0.2 * Math.sin(turn), height, 0.2 * Math.cos(turn)]),
    ),
    normals: Float32Array.from(turns.flatMap((turn) => [Math.sin(turn), 0, Math.cos(turn)])),
    millimetres: new Float32Array(72),
    openness: new Float32Array(36).fill(1),
    triangles: Uint32Array.of(0, 1, 2),
  };
};
const span = (piece: string, height: number, axis: 0 | 2, size = 1) => {
  const tucks = [oval({ from: 1.28, to: 1.02, broad: 1.06, deep: 0.88 }, size)];
  const worn = dressFigure(
    { parts: [{ product: "jersey", drape: "top", tucks }] },
    new Map([["top", { pieces: [ring(piece, height)] }]]),
    { pieces: [] },
  );
  const own = [...(worn.pieces[0]?.positions ?? [])].filter((_, i) => i % 3 === axis);
  return Math.max(...own) - Math.min(...own);
};

test("a trunk is broader than deep from the waist down, more and more from the chest, and about as far round", () => {
  expect(span("front", 1.3, 0)).toBeCloseTo(0.4, 4);
  expect(span("front", 1.3, 2)).toBeCloseTo(0.4, 4);
  expect(span("front", 1.15, 0)).toBeGreaterThan(0.405);
  expect(span("front", 1.15, 0)).toBeLessThan(0.423);
  for (const height of [1.02, 0.9, 0.6]) {
    const [broad, deep] = [span("front", height, 0), span("front", height, 2)];
    expect(broad).toBeCloseTo(0.424, 4);
    expect(deep).toBeCloseTo(0.352, 4);
    // Ramanujan's girth of an ellipse.
    const [a, b] = [broad / 2, deep / 2];
    const girth = Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
    expect(girth / (0.4 * Math.PI)).toBeCloseTo(0.97, 1);
  }
});

test("arms are left alone, and a child's heights are a child's", () => {
  for (const piece of ["sleeve_left", "cuff_right", "collar"])
    expect(span(piece, 0.9, 2), piece).toBeCloseTo(0.4, 4);
  expect(span("front", 1, 2, 0.75)).toBeCloseTo(0.4, 4);
  expect(span("front", 0.75, 2, 0.75)).toBeCloseTo(0.352, 4);
});
