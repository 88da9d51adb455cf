import { draftGarment } from "@holeshot/garments";
import { type Model, type ModelPiece, MOVE_UNIT, openMoves } from "@holeshot/views";
import { expect, test } from "vitest";
import type { Drape, DrapedPiece } from "../drape/drape.ts";
import { writeMoves } from "../export/write-moves.ts";
import { cornerMoves } from "./worn-moves.ts";

const garment = draftGarment({ product: "jersey", size: "L" });
const [columns, rows] = [8, 6];
/** Corners of a sheet of cloth, mm, and its triangles. */
const grid = (step: number, across: number, down: number) => {
  const places: number[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= down; row++)
    for (let column = 0; column <= across; column++) {
      places.push(step * column, step * row);
      if (row === down || column === across) continue;
      const a = row * (across + 1) + column;
      triangles.push(a, a + across + 1, a + 1, a + 1, a + across + 1, a + across + 2);
    }
  return { places, triangles };
};

/** Draped in squares of 10 mm; the particles of `front` come first, then those of `back`. */
function draped(id: string, first: number): DrapedPiece {
  const { places, triangles } = grid(10, columns, rows);
  return {
    id,
    material: "printed",
    uv: Float32Array.from(places),
    positions: new Float32Array((places.length / 2) * 3),
    triangles: Uint32Array.from(triangles),
    particles: Uint32Array.from({ length: places.length / 2 }, (_, i) => first + i),
    outlineCount: 0,
    edges: {},
  };
}
const count = (columns + 1) * (rows + 1);
const drape = {
  id: "some",
  pieces: [draped("front", 0), draped("back", count)],
} as unknown as Drape;

/** Modelled in squares of 4 mm, wider than it was draped by one of them, at `ahead` metres. */
function modelled(piece: string, ahead: number): ModelPiece {
  const { places, triangles } = grid(4, 21, 15);
  return {
    piece,
    positions: Float32Array.from(
      Array.from({ length: places.length / 2 }, (_, i) => [
        (places[2 * i] ?? 0) / 1000,
        -(places[2 * i + 1] ?? 0) / 1000,
        ahead,
      ]).flat(),
    ),
    normals: Float32Array.from({ length: (places.length / 2) * 3 }, (_, i) =>
      i % 3 === 2 ? 1 : 0,
    ),
    millimetres: Float32Array.from(places),
    openness: new Float32Array(places.length / 2).fill(1),
    triangles: Uint32Array.from(triangles),
  };
}

/** The front's cloth goes to the left by a hundredth of how far it is across, and up as far as it is down; the back's ahead. */
const moves = Float64Array.from(
  [...grid(10, columns, rows).places.keys()].flatMap((i) => {
    if (i % 2) return [];
    const [x = 0, y = 0] = grid(10, columns, rows).places.slice(i, i + 2);
    return [x / 100, y / 10, 0];
  }),
);
const both = Float64Array.from([...moves, ...moves.map((_, i) => (i % 3 === 2 ? 0.5 : 0))]);

test("corners go as the cloth between the particles round them, those beside it as its edge", () => {
  const model: Model = { pieces: [modelled("front", 0), modelled("back", -0.2)] };
  const told = cornerMoves(model, garment, drape, both);
  const [front, back] = [told.get("front"), told.get("back")];
  const { millimetres } = modelled("front", 0);
  for (let i = 0; i < millimetres.length / 2; i++) {
    const x = Math.min(80, millimetres[2 * i] ?? 0);
    const y = millimetres[2 * i + 1] ?? 0;
    expect(Math.abs((front?.[3 * i] ?? 0) * MOVE_UNIT * 100 - x / 100)).toBeLessThan(0.006);
    expect(Math.abs((front?.[3 * i + 1] ?? 0) * MOVE_UNIT * 100 - y / 10)).toBeLessThan(0.006);
    expect(back?.subarray(3 * i, 3 * i + 3)).toEqual(Int16Array.of(0, 0, 50));
  }
});

test("what is sewn together goes together", () => {
  const told = cornerMoves(
    { pieces: [modelled("front", 0), modelled("back", 0)] },
    garment,
    drape,
    both,
  );
  expect(told.get("front")).toEqual(told.get("back"));
  expect(told.get("front")?.[2]).toBe(25);
});

test("what was written is read", async () => {
  const told = cornerMoves({ pieces: [modelled("front", 0)] }, garment, drape, both);
  const read = await openMoves(await writeMoves(told));
  expect([...read.keys()]).toEqual(["front"]);
  const own = told.get("front") ?? [];
  expect(read.get("front")?.length).toBe(own.length);
  own.forEach((value, i) => expect(read.get("front")?.[i]).toBeCloseTo(value * MOVE_UNIT, 7));
});
