import { draftGarment } from "@holeshot/garments";
import { expect, test } from "vitest";
import { pointsGlb, tubeGlb } from "../../testing/write-glb.ts";
import { type Model, ModelError, type ModelPiece } from "../model/model.ts";
import { type Alterations } from "./alterations.ts";
import { hungDrape } from "./hung-drape.ts";
import { openMoves, asWorn } from "./as-worn.ts";

/** A square of cloth that looks ahead, a corner each decimetre. */
function square(piece: string, ahead = 0): ModelPiece {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [column, row] as const));
  const triangles = [0, 1, 3, 4].flatMap((a) => [a, a + 3, a + 1, a + 1, a + 3, a + 4]);
  return {
    piece,
    positions: Float32Array.from(places.flatMap(([x, y]) => [x / 10, -y / 10, ahead])),
    normals: Float32Array.from(places.flatMap(() => [0, 0, 1])),
    millimetres: Float32Array.from(places.flatMap(([x, y]) => [100 * x, 100 * y])),
    openness: new Float32Array(9).fill(1),
    triangles: Uint32Array.from(triangles),
  };
}

const model: Model = { pieces: [square("front"), square("cuff_left", 1)] };
/** The front's lower edge comes forward by a fifth of how far it is down; the cuff goes left. */
const moves = new Map([
  ["front", square("front").positions.map((_, i) => (i % 3 === 2 ? 0.02 * Math.floor(i / 9) : 0))],
  ["cuff_left", square("cuff_left").positions.map((_, i) => (i % 3 === 0 ? -0.01 : 0))],
]);

test("V8.9 a top goes where a rider wears it, its normals turn as its cloth does, and the model stays as it was", () => {
  const [front, cuff] = asWorn(model, moves).pieces;
  const plain = square("front");
  plain.positions.forEach((value, i) => {
    const ahead = i % 3 === 2 ? 0.02 * Math.floor(i / 9) : 0;
    expect(front?.positions[i]).toBeCloseTo(value + ahead, 6);
  });
  // It leans: what looked ahead looks a fifth upwards.
  const [x = 0, y = 0, z = 0] = front?.normals.subarray(12, 15) ?? [];
  expect(x).toBeCloseTo(0, 6);
  expect(y / z).toBeCloseTo(0.2, 3);
  expect(Math.hypot(x, y, z)).toBeCloseTo(1, 6);
  expect(cuff?.normals).toEqual(square("cuff_left", 1).normals);
  expect(cuff?.positions[0]).toBeCloseTo(-0.01, 6);
  expect(front?.lit).toBeUndefined();
  expect(model.pieces[0]).toEqual(plain);
});

test("V8.10 in another cut a rider's top goes on from where he wears it, and on its stand from where it was draped", () => {
  const from = draftGarment({ product: "jersey", size: "L" });
  const to = draftGarment({ product: "jersey", size: "L", options: { fit: "race" } });
  const corner = [-1000, 1000].flatMap((x) => [-1000, 9000].flatMap((y) => [x, y]));
  const alterations: Alterations = {
    format: 1,
    points: { front: corner },
    moves: { fit: { race: { front: corner.flatMap((_, i) => (i % 2 ? [] : [0, 0, -50])) } } },
  };
  const altered = { choices: { fit: "race" }, from };
  const hung = (worn: typeof moves | null, other: typeof altered | null) =>
    hungDrape(model, { alterations, altered: other, to, worn }).pieces[0];
  const worn = asWorn(model, moves).pieces[0];
  expect(hung(moves, null)).toEqual(worn);
  expect(hung(moves, altered)?.lit).toEqual(worn?.positions);
  expect(hung(moves, altered)?.positions[26]).toBeCloseTo(0.04 - 0.005, 6);
  expect(hung(null, altered)?.positions[26]).toBeCloseTo(-0.005, 6);
  expect(hungDrape(model, { alterations: null, altered: null, to, worn: null })).toBe(model);
});

test("V8.11 how a top is worn is read in tenths of a millimetre; other files and other models are refused", async () => {
  const told = await openMoves(await pointsGlb({ front: [0, 10, -20], cuff_left: [1, 2, 3] }));
  expect([...told.keys()]).toEqual(["front", "cuff_left"]);
  [0, 0.001, -0.002].forEach((value, i) => expect(told.get("front")?.[i]).toBeCloseTo(value, 7));
  expect(() => asWorn(model, told)).toThrow(ModelError);
  expect(() => asWorn(model, new Map([["front", moves.get("front") as Float32Array]]))).toThrow(
    ModelError,
  );
  await expect(openMoves(await tubeGlb(false, 12, 8))).rejects.toThrow(ModelError);
  await expect(openMoves(Uint8Array.of(1, 2, 3))).rejects.toThrow(ModelError);
});
