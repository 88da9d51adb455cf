import { draftGarment, type Piece } from "@holeshot/garments";
import type { Model, ModelPiece } from "@holeshot/views";
import { expect, test } from "vitest";
import { foldsRaised } from "./raise-folds.ts";

const garment = draftGarment({ product: "jersey", size: "L" });
const { bounds } = garment.pieces.find(({ id }) => id === "sleeve_left") as Piece;
const breadth = bounds.right - bounds.left;
const middle = (bounds.left + bounds.right) / 2;
const down = (share: number) => bounds.top + share * (bounds.bottom - bounds.top);

/** A level sheet that looks up, three of its corners at places of a sleeve, mm. */
const sheet = (piece: string, places: readonly (readonly [number, number])[]): ModelPiece => ({
  piece,
  // Not sewn to one another: each at a height of its own.
  positions: Float32Array.from(places.flatMap(([x, y]) => [x / 1000, piece.length, y / 1000])),
  normals: Float32Array.from(places.flatMap(() => [0, 1, 0])),
  millimetres: Float32Array.from(places.flat()),
  openness: Float32Array.from(places.map(() => 1)),
  triangles: Uint32Array.of(0, 2, 1),
});
const crest = [
  [0, 0.3],
  [0, 0.5],
  [0, 0.7],
] as const;

test("a fold lifts the cloth on its crest along its normal, and nothing beside it or on other pieces", () => {
  const on = [middle, down(0.5)] as const;
  const beside = [middle + 0.45 * breadth, down(0.5)] as const;
  const above = [middle, down(0.1)] as const;
  const model: Model = {
    pieces: [sheet("sleeve_left", [on, beside, above]), sheet("front", [on, beside, above])],
  };
  const still = new Map(model.pieces.map(({ piece }) => [piece, new Int16Array(9)]));
  const moves = foldsRaised(model, still, garment, {
    sleeve_left: [{ crest, height: 10, width: 5 }],
  });
  const [x, y, z, ...rest] = moves.get("sleeve_left") ?? [];
  expect([x, z]).toEqual([0, 0]);
  // A hundredth of its breadth, in tenths of a millimetre.
  expect((y ?? 0) / (0.1 * breadth)).toBeCloseTo(1, 1);
  expect(rest.map((by) => Math.abs(by))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(Array.from(moves.get("front") ?? [], Math.abs)).toEqual(
    Array.from({ length: 9 }, () => 0),
  );
});

test("an edge that is turned in goes along with the cloth before it, and does not come out of it", () => {
  const at = down(0.5);
  // Three corners of cloth, and one turned in behind the first, which faces the other way and shows the edge's print.
  const cloth = sheet("sleeve_left", [
    [middle, at],
    [middle + 4, at],
    [middle, at + 4],
  ]);
  const turned = {
    ...cloth,
    positions: Float32Array.of(...cloth.positions, middle / 1000, 11 - 0.0022, at / 1000),
    normals: Float32Array.of(...cloth.normals, 0, -1, 0),
    millimetres: Float32Array.of(...cloth.millimetres, middle, at),
    openness: Float32Array.of(1, 1, 1, 1),
    triangles: Uint32Array.of(0, 2, 1, 0, 1, 3),
  };
  const moves = foldsRaised(
    { pieces: [turned] },
    new Map([["sleeve_left", new Int16Array(12)]]),
    garment,
    { sleeve_left: [{ crest, height: 10, width: 5 }] },
  );
  const own = moves.get("sleeve_left") ?? new Int16Array();
  expect(own[1]).toBeGreaterThan(20);
  expect(own[10]).toBe(own[1]);
});
