import { describe, expect, test } from "vitest";
import type { Surface } from "../finish/surface.ts";
import { attackArms } from "../jersey/attack.ts";
import {
  add,
  cross,
  length,
  mix,
  scale,
  subtract,
  unit,
  type Vector,
} from "../mannequin/vector.ts";
import { aroundArm, fold } from "./ridden-folds.ts";

const arms = attackArms();
const [left] = arms;
const [rows, columns] = [60, 36];

/** A sleeve that hangs 3 cm off the left arm all the way, as a tube of triangles. */
function tube(piece: string): Surface {
  const positions: number[] = [];
  const [upper, fore] = [subtract(left.elbow, left.shoulder), subtract(left.wrist, left.elbow)];
  const side = unit(cross(upper, fore));
  for (let i = 0; i <= rows; i++) {
    const t = (2 * i) / rows;
    const foot = t < 1 ? mix(left.shoulder, left.elbow, t) : mix(left.elbow, left.wrist, t - 1);
    const turn = Math.min(1, Math.max(0, (t - 0.8) / 0.4));
    const axis = unit(add(scale(unit(upper), 1 - turn), scale(unit(fore), turn)));
    const out = cross(axis, side);
    for (let k = 0; k < columns; k++) {
      const a = (2 * Math.PI * k) / columns;
      const away = add(scale(out, Math.cos(a)), scale(side, Math.sin(a)));
      positions.push(...scale(add(foot, scale(away, 8)), 10));
    }
  }
  const triangles: number[] = [];
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) {
      const at = (r: number, c: number) => (i + r) * columns + ((k + c) % columns);
      triangles.push(at(0, 0), at(0, 1), at(1, 0), at(1, 0), at(0, 1), at(1, 1));
    }
  const count = positions.length / 3;
  return {
    pieces: [piece],
    positions: Float64Array.from(positions),
    particleOf: Uint32Array.from({ length: count }, (_, i) => i),
    uv: new Float64Array(2 * count),
    triangles: Uint32Array.from(triangles),
    pieceOf: new Uint16Array(triangles.length / 3),
  };
}

describe("a sleeve that is ridden in", () => {
  const before = tube("sleeve_left");
  const after = fold(before, arms);
  const places = ({ positions }: Surface) =>
    Array.from(
      { length: positions.length / 3 },
      (_, i) => [0, 1, 2].map((c) => (positions[3 * i + c] as number) / 10) as unknown as Vector,
    );
  const [was, is] = [places(before), places(after)];
  const moved = was.map((place, i) => length(subtract(is[i] as Vector, place)));
  const where = was.map((place) => aroundArm(place, left));

  test("stays where it is sewn in and where the cuff holds it", () => {
    const reach = length(subtract(left.elbow, left.shoulder));
    const still = moved.filter((_, i) => {
      const { along = 0 } = where[i] ?? {};
      return along < 3 - reach || along > 28;
    });
    expect(still.length).toBeGreaterThan(100);
    expect(Math.max(...still)).toBeLessThan(1e-9);
  });

  test("is drawn to the arm outside the elbow, and hangs off it elsewhere", () => {
    const offs = (of: (place: (typeof where)[number]) => boolean) =>
      is.flatMap((place, i) => (of(where[i] as never) ? [left.distance(place)] : []));
    const mean = (all: number[]) => all.reduce((a, b) => a + b, 0) / all.length;
    const outside = mean(offs(({ along, round }) => Math.abs(along) < 4 && Math.abs(round) > 150));
    const above = mean(
      offs(({ along, round }) => along < -14 && along > -18 && Math.abs(round) > 150),
    );
    expect(outside).toBeLessThan(0.62 * above);
    expect(Math.min(...offs(() => true))).toBeGreaterThan(0);
  });

  test("creases where it is bent, more than on the other side", () => {
    const rough = (from: number, to: number) => {
      const seen = where.flatMap(({ along, round }, i) =>
        along > 3 && along < 18 && round > from && round < to
          ? [left.distance(is[i] as Vector)]
          : [],
      );
      const middle = seen.reduce((a, b) => a + b, 0) / seen.length;
      return Math.sqrt(seen.reduce((sum, v) => sum + (v - middle) ** 2, 0) / seen.length);
    };
    expect(rough(60, 140)).toBeGreaterThan(1.4 * rough(-140, -60));
  });
});

test("what is no sleeve and no front stays as it hung", () => {
  const back = tube("back");
  expect(fold(back, arms).positions).toEqual(back.positions);
});
