import { MOVE_UNIT, type Model, type ModelPiece } from "@holeshot/views";
import { expect, test } from "vitest";
import { type Calm, calmedPanel } from "./calm-panel.ts";

const calm: Calm = {
  across: [0.6, 0.9],
  down: [0.2, 0.35, 0.9],
  most: 0.9,
  atHem: 0.5,
  fuller: 0,
};
/** Places every 15 mm on a piece 600 mm broad and 750 long. */
const places = Array.from({ length: 41 }, (_, i) =>
  Array.from({ length: 51 }, (_, j) => [15 * i - 300, 15 * j] as const),
).flat();

/** A body's breast with pipes down it, 6 cm apart and 6 mm out, m; nothing about which corners are neighbours is asked. */
const breast = (x: number) => 0.14 - (x / 1000) ** 2;
const piped = (x: number) => breast(x) + 0.006 * Math.cos((2 * Math.PI * x) / 60);
const sheet = (piece: string): ModelPiece => ({
  piece,
  positions: Float32Array.from(places.flatMap(([x, y]) => [x / 1000, 1.5 - y / 1000, piped(x)])),
  normals: Float32Array.from(places.flatMap(() => [0, 0, 1])),
  millimetres: Float32Array.from(places.flat()),
  openness: Float32Array.from(places.map(() => 1)),
  triangles: Uint32Array.of(0, 1, 51, 1, 52, 51),
});
const still = (...names: string[]) =>
  new Map(names.map((name) => [name, new Int16Array(3 * places.length)]));
const outOf = (model: Model, name: string, told = calm) => {
  const own =
    calmedPanel(model, still("front", "back"), "front", told).get(name) ?? new Int16Array();
  return (x: number, y: number) =>
    piped(x) +
    MOVE_UNIT * (own[3 * places.findIndex(([a, b]) => a === x && b === y) + 2] ?? Number.NaN);
};
const model = { pieces: [sheet("front"), { ...sheet("back"), positions: new Float32Array(6273) }] };

test("pipes are taken out of a front, and the breast that it lies on stays", () => {
  const z = outOf(model, "front");
  for (const x of [-120, -90, -60, 0, 30, 60, 120])
    expect(1000 * Math.abs(z(x, 390) - breast(x)), String(x)).toBeLessThan(1.5);
});

test("above the breast, on the flanks and on a back they stay, at the hem a part of them", () => {
  const z = outOf(model, "front");
  expect(z(0, 90)).toBeCloseTo(piped(0), 4);
  expect(z(-285, 390)).toBeCloseTo(piped(-285), 4);
  const left = (z(0, 750) - breast(0)) / 0.006;
  expect(left).toBeGreaterThan(0.3);
  expect(left).toBeLessThan(0.75);
  const [back] = [calmedPanel(model, still("front", "back"), "front", calm).get("back") ?? []];
  expect(Math.max(...back)).toBe(0);
});

test("below a place that is told, folds stay as they were: an arm is calmed above its elbow", () => {
  const z = outOf(model, "front", { ...calm, down: [0.1, 0.2, 0.4], ends: 0.55, atHem: 0 });
  expect(1000 * Math.abs(z(0, 240) - breast(0))).toBeLessThan(1.5);
  for (const y of [420, 570, 750]) expect(z(0, y), String(y)).toBeCloseTo(piped(0), 4);
});

test("what was in the pipes lies further out", () => {
  const [plain, fuller] = [calm, { ...calm, fuller: 8 }].map((told) => outOf(model, "front", told));
  expect(1000 * ((fuller?.(0, 390) ?? 0) - (plain?.(0, 390) ?? 0))).toBeCloseTo(7.2, 0);
});

test("a back is calmed alone, and as far as is told for it", () => {
  const hung = {
    pieces: [{ ...sheet("front"), positions: new Float32Array(6273) }, sheet("back")],
  };
  const moves = calmedPanel(hung, still("front", "back"), "back", { ...calm, most: 0.5 });
  const n = places.findIndex(([x, y]) => x === 0 && y === 390);
  const gone = -MOVE_UNIT * (moves.get("back")?.[3 * n + 2] ?? Number.NaN);
  expect(1000 * gone).toBeGreaterThan(2.4);
  expect(1000 * gone).toBeLessThan(3.6);
});

test("throws where nothing tells how a piece is worn", () => {
  expect(() => calmedPanel(model, still("front"), "front", calm)).toThrow(RangeError);
});
