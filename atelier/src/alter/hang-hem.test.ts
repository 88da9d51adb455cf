import { MOVE_UNIT, type Model, type ModelPiece } from "@holeshot/views";
import { expect, test } from "vitest";
import { hemHung } from "./hang-hem.ts";

/** Half a tube a piece, a corner every 6° and 15 mm, 0.2 m round; its hem stands away from 66 to 84° to the left, m. */
const rows = 21;
const flap = 0.03;
const turns = Array.from({ length: 31 }, (_, i) => 6 * i);
const farAt = (turn: number, row: number) => 0.2 + (turn > 60 && turn < 90 && row > 16 ? flap : 0);
function half(piece: string, start: number): ModelPiece {
  const corners = turns.flatMap((turn) =>
    Array.from({ length: rows }, (_, row) => ({ turn: turn + start, x: 4 * turn, row })),
  );
  return {
    piece,
    positions: Float32Array.from(
      corners.flatMap(({ turn, row }) => {
        const [angle, far] = [(turn * Math.PI) / 180, farAt(turn, row)];
        return [far * Math.sin(angle), 1 - 0.015 * row, far * Math.cos(angle)];
      }),
    ),
    normals: new Float32Array(3 * corners.length),
    millimetres: Float32Array.from(corners.flatMap(({ x, row }) => [x, 15 * row])),
    openness: new Float32Array(corners.length),
    triangles: Uint32Array.from(
      turns.slice(1).flatMap((_, i) =>
        Array.from({ length: rows - 1 }, (_each, row) => {
          const [a, b] = [i * rows + row, (i + 1) * rows + row];
          return [a, a + 1, b, b, a + 1, b + 1];
        }).flat(),
      ),
    ),
  };
}
const sleeve = half("sleeve_left", 0);
const tube: Model = {
  pieces: [
    half("front", -90),
    half("back", 90),
    // Sewn to nothing.
    { ...sleeve, positions: sleeve.positions.map((value) => 2 * value) },
  ],
};
const still = new Map(
  tube.pieces.map(({ piece, positions }) => [piece, new Int16Array(positions.length)]),
);
/** Where a corner hangs: how far from the middle and how high, m. */
const hung = (piece: string, turn: number, row: number) => {
  const n = tube.pieces.findIndex((one) => one.piece === piece);
  const { positions } = tube.pieces[n] as ModelPiece;
  const i = 3 * ((turn / 6) * rows + row);
  const own = hemHung(tube, still).get(piece) ?? new Int16Array();
  const at = (c: number) => (positions[i + c] ?? 0) + MOVE_UNIT * (own[i + c] ?? Number.NaN);
  return { far: Math.hypot(at(0), at(2)), high: at(1) };
};
/** To the wearer's left, where the flap is: of the front, which begins at his right. */
const flapped = 168;

test("a hem that stands away hangs from the cloth above it, at its height", () => {
  const edge = hung("front", flapped, rows - 1);
  expect(edge.far - 0.2).toBeLessThan(0.3 * flap);
  expect(edge.far - 0.2).toBeGreaterThan(0.1 * flap);
  expect(edge.high).toBeCloseTo(1 - 0.015 * (rows - 1), 4);
  expect(hung("front", 60, rows - 1).far).toBeCloseTo(0.2, 3);
});

test("less and less of it goes along above the edge, and nothing further up or on sleeves", () => {
  const off = [17, 18, 19, 20].map((row) => hung("front", flapped, row).far - 0.2);
  expect(off).toEqual(off.toSorted((one, other) => other - one));
  expect(hung("front", flapped, 14).far).toBeCloseTo(0.2, 4);
  const arm = hemHung(tube, still).get("sleeve_left") ?? Int16Array.of(1);
  expect(Math.max(...arm.map(Math.abs))).toBe(0);
});

test("a turned edge stays behind the cloth before it", () => {
  const front = tube.pieces[0] as ModelPiece;
  const count = front.positions.length / 3;
  // Turned in along the hem: on the hem's own millimetres, 2 mm behind it and 15 higher.
  const ends = turns.map((_, i) => i * rows + rows - 1);
  const inner = ends.flatMap((n) => {
    const [x = 0, y = 0, z = 0] = front.positions.subarray(3 * n, 3 * n + 3);
    const far = Math.hypot(x, z);
    return [(x * (far - 0.002)) / far, y + 0.015, (z * (far - 0.002)) / far];
  });
  const folded: ModelPiece = {
    ...front,
    positions: Float32Array.from([...front.positions, ...inner]),
    normals: new Float32Array(3 * (count + ends.length)),
    millimetres: Float32Array.from([
      ...front.millimetres,
      ...ends.flatMap((n) => [...front.millimetres.subarray(2 * n, 2 * n + 2)]),
    ]),
    openness: new Float32Array(count + ends.length),
    triangles: Uint32Array.from([
      ...front.triangles,
      ...ends.slice(1).flatMap((n, i) => [ends[i] as number, n, count + i]),
    ]),
  };
  const model = { pieces: [folded, ...tube.pieces.slice(1)] };
  const moves = hemHung(
    model,
    new Map(still).set("front", new Int16Array(folded.positions.length)),
  );
  const own = moves.get("front") ?? new Int16Array();
  const far = (n: number) =>
    Math.hypot(
      ...[0, 2].map((c) => (folded.positions[3 * n + c] ?? 0) + MOVE_UNIT * (own[3 * n + c] ?? 0)),
    );
  for (const [i, turn] of turns.entries())
    expect(far(i * rows + rows - 2) - far(count + i), String(turn)).toBeGreaterThan(0.001);
});

test("throws where nothing tells how a piece is worn", () => {
  expect(() => hemHung(tube, new Map())).toThrow(RangeError);
});
