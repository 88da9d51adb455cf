import { draftGarment, edgeOf } from "@holeshot/garments";
import { pathLength, pointAtLength, type PiecePoint } from "@holeshot/geometry";
import { expect, test } from "vitest";
import type { Model, ModelPiece } from "../model/model.ts";
import { photoView } from "../photo/photo-view.ts";
import { hangOver } from "./hang-over.ts";
import { mendLight } from "../photo/mend-light.ts";
import { alterModel, type Alterations, readAlterations } from "./alterations.ts";

const from = draftGarment({ product: "jersey", size: "L" });
const to = draftGarment({ product: "jersey", size: "L", options: { fit: "race", cuff: "open" } });

/** A sheet of some of a piece's millimetres, hung up flat: a corner each ten millimetres. */
function sheet(piece: string, left: number, top: number, ahead = 0): ModelPiece {
  const [columns, rows] = [20, 20];
  const positions: number[] = [];
  const millimetres: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      millimetres.push(left + 10 * i, top + 10 * j);
      positions.push((left + 10 * i) / 1000, -(top + 10 * j) / 1000, ahead);
      if (i === columns || j === rows) continue;
      const a = j * (columns + 1) + i;
      const below = a + columns + 1;
      triangles.push(a, below, a + 1, a + 1, below, below + 1);
    }
  const count = millimetres.length / 2;
  return {
    piece,
    positions: Float32Array.from(positions),
    normals: Float32Array.from({ length: 3 * count }, (_, i) => (i % 3 === 2 ? 1 : 0)),
    millimetres: Float32Array.from(millimetres),
    openness: new Float32Array(count).fill(1),
    triangles: Uint32Array.from(triangles),
  };
}

const corners = [-1000, 1000].flatMap((x) => [-1000, 9000].flatMap((y) => [x, y]));
/** Every corner of a piece goes as far. */
const alike = (x: number, y: number, z: number) =>
  corners.flatMap((_, i) => (i % 2 ? [] : [x, y, z]));
const told: Alterations = readAlterations({
  format: 1,
  points: { front: corners, back: corners, cuff_left: corners },
  moves: {
    fit: { race: { front: alike(20, 0, -50), back: alike(0, 0, 70) } },
    cuff: { open: { front: alike(0, 30, 0), back: alike(0, 0, 0) } },
  },
});
const choices = { fit: "race", cuff: "open" };
const model: Model = {
  pieces: [sheet("front", -100, 200), sheet("back", -100, 200, -0.3), sheet("cuff_left", -50, 0)],
};

test("V8.1 cloth goes as far as its choices say together, and remembers where it was lit", () => {
  const altered = alterModel(model, { alterations: told, choices, from, to });
  const [front] = altered.pieces;
  const plain = model.pieces[0] as ModelPiece;
  expect(front?.lit).toEqual(plain.positions);
  front?.positions.forEach((place, i) => {
    const moved = [0.002, 0.003, -0.005][i % 3] as number;
    expect(place - (plain.positions[i] as number)).toBeCloseTo(moved, 6);
  });
  // What was there is as it was: who wears it plain still does.
  expect(model.pieces[0]).toEqual(sheet("front", -100, 200));
});

test("V8.2 pieces that the other cut lacks are gone", () => {
  const pieces = (wish: Record<string, string>, other = to) =>
    alterModel(model, { alterations: told, choices: wish, from, to: other }).pieces.map(
      ({ piece }) => piece,
    );
  expect(pieces(choices)).toEqual(["front", "back"]);
  const race = draftGarment({ product: "jersey", size: "L", options: { fit: "race" } });
  expect(pieces({ fit: "race" }, race)).toEqual(["front", "back", "cuff_left"]);
});

test("V8.3 every corner shows the place of the other cut that lies where its own did on the edge", () => {
  const side = (garment: typeof from): PiecePoint => {
    const { path } = edgeOf(
      garment.pieces.find(({ id }) => id === "front") as (typeof garment.pieces)[number],
      "side_left",
    );
    return pointAtLength<"piece">(path, pathLength(path) / 4).point;
  };
  const [was, is] = [side(from), side(to)];
  const at = sheet("front", was.x, was.y);
  const altered = alterModel(
    { pieces: [at] },
    { alterations: told, choices: { fit: "race" }, from, to },
  );
  const shown = altered.pieces[0]?.millimetres ?? [];
  // 60 mm narrower round the chest: a good 13 mm at each side seam.
  expect(was.x - is.x).toBeGreaterThan(10);
  expect(Math.abs((shown[0] ?? 0) - is.x)).toBeLessThan(1);
  expect(Math.abs((shown[1] ?? 0) - is.y)).toBeLessThan(1);
});

test("V8.4 what was sewn together stays together though its pieces move apart", () => {
  const beside = { pieces: [sheet("front", -100, 200), sheet("back", -100, 200)] };
  const { pieces } = alterModel(beside, { alterations: told, choices, from, to });
  expect(pieces[0]?.positions).toEqual(pieces[1]?.positions);
});

test("V8.5 light stays on the cloth it fell on when the cloth moves", () => {
  const camera = { eye: [0, -0.3, 1.5], target: [0, -0.3, 0], up: [0, 1, 0], fovY: 12 } as const;
  const size = { width: 200, height: 200 };
  // A light that grows from left to right, in the picture of the side.
  const wide = 200;
  const data = new Uint8Array(2 * wide * wide);
  for (let i = 0; i < wide * wide; i++) data[i] = 60 + (i % wide) / 2;
  const light = { width: wide, height: 2 * wide, channels: 1, data };
  const cloth: Model = { pieces: [sheet("front", -100, 200)] };
  const far: Alterations = {
    ...told,
    moves: { fit: { race: { front: alike(300, 0, 0) } } },
  };
  const altered = alterModel(cloth, { alterations: far, choices: { fit: "race" }, from, to: from });
  const before = photoView({ model: cloth, camera, size, light });
  const after = photoView({ model: altered, camera, size, light });
  // 30 mm to the right are some twenty of these pixels.
  const found = new Map<string, number>();
  const key = (table: typeof before, i: number) =>
    `${Math.round(table.x[i] as number)} ${Math.round(table.y[i] as number)}`;
  before.coverage.forEach((cover, i) => {
    if (cover === 255) found.set(key(before, i), before.light[i] as number);
  });
  let [looked, worst] = [0, 0];
  after.coverage.forEach((cover, i) => {
    const was = cover === 255 ? found.get(key(after, i)) : undefined;
    if (was === undefined) return;
    looked += 1;
    worst = Math.max(worst, Math.abs(was - (after.light[i] as number)));
  });
  expect(looked).toBeGreaterThan(1000);
  expect(worst).toBeLessThan(0.02);
});

test("V8.6 where a strap is gone, light goes on as it falls above and below it, and nowhere else", () => {
  const camera = { eye: [0, -0.3, 1.5], target: [0, -0.3, 0], up: [0, 1, 0], fovY: 12 } as const;
  const side = 400;
  const strap = { ...sheet("tab", -30, 270), piece: "tab" };
  const small = strap.positions.map((value, i) =>
    i % 3 === 0 ? value * 0.3 : i % 3 === 1 ? -0.3 + (value + 0.37) * 0.3 : 0.002,
  );
  const cloth = sheet("front", -100, 200);
  const behind = small.map((value, i) => (i % 3 === 2 ? -0.05 : value));
  const data = new Uint8Array(2 * side * side);
  for (let i = 0; i < side * side; i++) {
    // Cords of a rib, on which the strap lies as a dark spot.
    data[i] = 100 + 10 * ((i % side) % 3);
  }
  const picture = { width: side, height: 2 * side, channels: 1, data: data.slice() };
  const without = (positions: Float32Array): Model => ({
    pieces: [cloth],
    gone: [{ ...strap, positions, lay: true }],
  });
  const seen = photoView({
    model: { pieces: [cloth, { ...strap, positions: small }] },
    camera,
    size: { width: side, height: side },
  });
  const covered = [...seen.piece].flatMap((number, i) =>
    seen.pieces[number - 1] === "tab" ? [i] : [],
  );
  expect(covered.length).toBeGreaterThan(2000);
  for (const i of covered) picture.data[i] = 20;
  const mended = mendLight(without(small), camera, picture);
  expect([...mended.data.subarray(0, side * side)]).toEqual([...data.subarray(0, side * side)]);
  expect(mendLight({ pieces: [cloth] }, camera, picture)).toBe(picture);
  expect(mendLight(without(behind), camera, picture).data).toEqual(picture.data);
});

test("V8.7 a hem hangs over what is worn below it, where both would be, and without a gap", () => {
  const camera = { eye: [0, -0.3, 1.5], target: [0, -0.3, 0], up: [0, 1, 0], fovY: 12 } as const;
  const size = { width: 300, height: 300 };
  // The legs are 20 mm nearer than the shirt that should cover them, and 60 mm nearer in a second try.
  const seen = (nearer: number, names: readonly string[]) => {
    const shirt = sheet("shirt/front", -100, 200);
    const legs = sheet("pants/front", -100, 200, nearer);
    const table = photoView({
      model: hangOver({ pieces: [shirt, legs] }, new Set(names)),
      camera,
      size,
    });
    const at = (row: number) => table.pieces[(table.piece[row * 300 + 150] as number) - 1];
    const holes = Array.from({ length: 160 }, (_, i) => table.coverage[(70 + i) * 300 + 150]);
    expect(holes.every((cover) => cover === 255)).toBe(true);
    return [at(75), at(150), at(225)];
  };
  expect(seen(0.02, [])).toEqual(["pants/front", "pants/front", "pants/front"]);
  expect(seen(0.02, ["shirt/front"])).toEqual(["pants/front", "shirt/front", "shirt/front"]);
  expect(seen(0.06, ["shirt/front"])).toEqual(["pants/front", "pants/front", "pants/front"]);
});

test("V8.8 a file of another format is refused", () => {
  for (const other of [null, {}, { format: 2, points: {}, moves: {} }, { format: 1, points: {} }])
    expect(() => readAlterations(other)).toThrow(RangeError);
});
