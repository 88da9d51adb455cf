import { draftGarment, type Piece } from "@holeshot/garments";
import { MOVE_UNIT, type ModelPiece } from "@holeshot/views";
import { expect, test } from "vitest";
import { asCreased } from "./crease.ts";

const garment = draftGarment({ product: "pants", size: "W32" });
const boundsOf = (id: string) => (garment.pieces.find((piece) => piece.id === id) as Piece).bounds;
const step = 12;

/** A panel that lies level and looks up, with ripples 3 mm high and 24 broad along it; nothing is sewn to it. */
function panel(id: string, far: number, high = 0.003): ModelPiece {
  const { left, right, top, bottom } = boundsOf(id);
  const columns = Math.floor((right - left) / step);
  const rows = Math.floor((bottom - top) / step);
  const places = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_each, j) => [left + step * i, top + step * j] as const),
  ).flat();
  return {
    piece: id,
    positions: Float32Array.from(
      places.flatMap(([x, y], n) => [x / 1000, far + (n % 2 === 0 ? high : -high), y / 1000]),
    ),
    normals: Float32Array.from(places.flatMap(() => [0, 1, 0])),
    millimetres: Float32Array.from(places.flat()),
    openness: new Float32Array(places.length).fill(1),
    triangles: Uint32Array.from(
      Array.from({ length: columns }, (_, i) =>
        Array.from({ length: rows }, (_each, j) => {
          const [a, b] = [i * (rows + 1) + j, (i + 1) * (rows + 1) + j];
          return [a, b, a + 1, a + 1, b, b + 1];
        }).flat(),
      ).flat(),
    ),
  };
}

const knee = panel("knee_stretch_left", 1);
const leg = panel("back_leg_left", 3, 0);
const other = panel("back_leg_right", 5, 0);
const moves = asCreased({ pieces: [knee, leg, other] }, garment, {
  calm: {
    knee_stretch_left: {
      across: [1, 1.2],
      down: [0, 0.3, 0.6],
      most: 0.9,
      atHem: 0,
      fuller: 0,
    },
  },
  folds: {
    back_leg_left: [
      {
        height: 10,
        width: 5,
        crest: [
          [-0.5, 0.5],
          [0, 0.5],
          [0.5, 0.5],
        ],
      },
    ],
  },
});
/** Where a panel's corner is beside its middle plane, mm. */
const heightOf = (piece: ModelPiece, n: number, plane: number) =>
  1000 *
  ((piece.positions[3 * n + 1] ?? 0) -
    plane +
    MOVE_UNIT * (moves.get(piece.piece)?.[3 * n + 1] ?? Number.NaN));
const at = (piece: ModelPiece, across: number, down: number) => {
  const { left, right, top, bottom } = boundsOf(piece.piece);
  const place = [left + across * (right - left), top + down * (bottom - top)] as const;
  const off = (n: number) =>
    Math.hypot(
      (piece.millimetres[2 * n] ?? 0) - place[0],
      (piece.millimetres[2 * n + 1] ?? 0) - place[1],
    );
  return Array.from({ length: piece.millimetres.length / 2 }, (_, n) => n).reduce((a, b) =>
    off(b) < off(a) ? b : a,
  );
};

test("stretch cloth above a knee is drawn out in its middle, and goes on where it is sewn", () => {
  const middle = at(knee, 0.5, 0.45);
  expect(Math.abs(heightOf(knee, middle, 1))).toBeLessThan(1.2);
  const edge = at(knee, 0.5, 0);
  expect(Math.abs(heightOf(knee, edge, 1))).toBeCloseTo(3, 1);
});

test("a fold stands out of a leg's back where it is told, and of no other", () => {
  const { left, right } = boundsOf("back_leg_left");
  const crest = heightOf(leg, at(leg, 0.5, 0.5), 3);
  expect(crest).toBeGreaterThan(0.006 * (right - left));
  expect(crest).toBeLessThan(0.011 * (right - left));
  expect(heightOf(leg, at(leg, 0.5, 0.2), 3)).toBeCloseTo(0, 1);
  expect(Math.max(...(moves.get("back_leg_right") ?? [1]).map(Math.abs))).toBe(0);
});
