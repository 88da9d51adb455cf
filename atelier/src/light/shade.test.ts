import { expect, test } from "vitest";
import type { Light } from "./lights.ts";
import type { Relief } from "./relief/relief.ts";
import { type Floor, fromFloor, type LitSurface, shade, shadeInEach, sheenOf } from "./shade.ts";
import type { Sheen } from "./sheen.ts";

/** A picture of one pixel that shows the middle of one triangle, without relief. */
const onePixel = {
  ...{ width: 1, height: 1, parts: [] },
  part: Uint8Array.of(1),
  triangle: new Uint32Array(1),
  inside: new Uint8Array(1),
  near: Float32Array.of(1),
  b: Float32Array.of(1 / 3),
  c: Float32Array.of(1 / 3),
};
const flat: Relief = {
  tilt: (_triangle, _x, _y, _seen, slope) => {
    slope.fill(0);
    return 1;
  },
};
const facing = Float64Array.from([0, 0, 1, 0, 0, 1, 0, 0, 1]);
const turned = Float64Array.from(facing, (_, k) => [0.98, 0, 0.2][k % 3] as number);

interface Given extends Pick<LitSurface, "normals" | "draped" | "around" | "floor"> {
  readonly lights?: Light[];
  readonly relief?: Relief;
  readonly sheen?: Sheen;
}

/** A piece of canvas, seen from its front. */
function canvas(given: Given): LitSurface {
  const { lights = [], relief = flat, sheen = sheenOf("printed", "canvas") } = given;
  return {
    surface: {
      pieces: ["thigh_left"],
      positions: Float64Array.from([0, 0, 0, 10, 0, 0, 0, 10, 0]),
      particleOf: Uint32Array.from([0, 1, 2]),
      uv: new Float64Array(6),
      triangles: Uint32Array.from([0, 1, 2]),
      pieceOf: new Uint16Array(1),
    },
    ...{ ...given, lights, relief },
    seen: lights.map(() => new Float32Array(3).fill(1)),
    sky: [new Float32Array(3).fill(1), new Float32Array(3).fill(1)],
    camera: { eye: [0, 0, 5000], target: [0, 0, 0], up: [0, 1, 0], fovY: 0.2 },
    sheens: [sheen],
  };
}

/** What falls on it and what it throws back. */
function lit(given: Given): { diffuse: number; specular: number } {
  const { diffuse, specular } = shade(onePixel, canvas(given));
  return { diffuse: diffuse[0] ?? NaN, specular: specular[0] ?? NaN };
}

test("a fold that is lit harder shines as no silhouette does", () => {
  expect(lit({ normals: turned, draped: turned }).specular).toBeGreaterThan(0.05);
  expect(lit({ normals: turned, draped: facing }).specular).toBeLessThan(0.001);
});

test("a strip behind the cloth falls on nothing, and is seen on what is turned to it", () => {
  const strip: Light = { at: [1700, 0, -1500], spread: 0, strength: 0, gleam: 6 };
  const side = Float64Array.from(facing, (_, k) => [0.8, 0, 0.6][k % 3] as number);
  const away = Float64Array.from(facing, (_, k) => [-0.8, 0, 0.6][k % 3] as number);
  const adds = (normals: Float64Array) => {
    const [without, within] = [[], [strip]].map((lights) =>
      lit({ normals, draped: normals, lights }),
    );
    expect(within?.diffuse).toBe(without?.diffuse);
    return (within?.specular ?? NaN) - (without?.specular ?? NaN);
  };
  expect(adds(side)).toBeGreaterThan(0.02);
  expect(adds(facing)).toBe(0);
  expect(adds(away)).toBe(0);
});

test("a mirror throws back what is where a ray from the eye would go on to, not what it is lit by", () => {
  const sheen = { strength: 0, power: 1, rim: 0, mirror: { share: 0.1, soft: 0.1 } };
  const ways: (readonly number[])[] = [];
  const around = (_: unknown, way: readonly number[]) => {
    ways.push(way);
    return 2;
  };
  const tilted = Float64Array.from(facing, (_, k) => [Math.SQRT1_2, 0, Math.SQRT1_2][k % 3] ?? 0);
  const shown = { normals: tilted, draped: tilted, sheen };
  const seen = lit({ ...shown, around });
  // The eye is before the cloth, which is turned by half a right angle: the ray goes off to its right.
  const [way = []] = ways;
  expect(way.map((value) => Math.round(20 * value) / 20 + 0)).toEqual([1, 0, 0]);
  expect(seen.specular).toBeGreaterThan(2 * 0.1);
  expect(seen.specular).toBeLessThan(2 * 0.12);
  expect(lit(shown).specular).toBe(0);
  expect(lit({ ...shown, around, sheen: { strength: 0, power: 1, rim: 0 } }).specular).toBe(0);
});

test("paint takes from the colour, and nothing from the coat over it", () => {
  const lights: Light[] = [{ at: [0, 0, 3000], spread: 0, strength: 0.8 }];
  const given = { normals: facing, draped: facing, lights };
  const painted = lit({ ...given, relief: { ...flat, paint: () => 0.25 } });
  const plain = lit(given);
  expect(plain.diffuse).toBeGreaterThan(0.5);
  expect(painted.diffuse).toBeCloseTo(0.25 * plain.diffuse, 6);
  expect(painted.specular).toBe(plain.specular);
});

test("in several lights each is as it is alone, and what stands out of the cloth is asked once", () => {
  let asked = 0;
  const relief: Relief = { ...flat, tilt: (...spot) => (asked++, flat.tilt(...spot)) };
  const sheen = { strength: 0.1, power: 4, mirror: { share: 0.1, soft: 0.1 } };
  const given = { normals: turned, draped: turned, relief, sheen };
  const each = [
    { ...given, around: () => 2, lights: [{ at: [900, 0, 3000], spread: 0, strength: 0.8 }] },
    { ...given, around: () => 0.5, lights: [{ at: [2000, 0, -500], spread: 0, strength: 3 }] },
  ] satisfies Given[];
  const alone = each.map((one) => shade(onePixel, canvas(one)));
  asked = 0;
  const [first, ...others] = each.map(canvas);
  if (!first) throw new RangeError("It is lit");
  expect(shadeInEach(onePixel, first, [first, ...others])).toEqual(alone);
  expect(asked).toBe(1);
  expect(alone[0]?.diffuse).not.toEqual(alone[1]?.diffuse);
});

test("a bright floor lights what is near to it, most what faces down and its bright side, and nothing that faces up", () => {
  const floor: Floor = { bright: 0.8, from: [0, 0, 1], high: 600 };
  const ahead = fromFloor(floor, 0, [0, 0, 1]);
  expect(fromFloor(floor, 0, [0, 1, 0])).toBe(0);
  expect(fromFloor(floor, 0, [0, -1, 0])).toBeGreaterThan(ahead);
  expect(ahead).toBeCloseTo(0.4, 9);
  expect(fromFloor(floor, 0, [0, 0, -1]) / ahead).toBeCloseTo(0.45, 9);
  expect(fromFloor(floor, 600, [0, 0, 1]) / ahead).toBeCloseTo(0.5, 9);
  const given = { normals: facing, draped: facing };
  const [without, within] = [lit(given), lit({ ...given, floor })];
  expect(within.diffuse - without.diffuse).toBeCloseTo(ahead, 2);
  expect(within.specular).toBe(without.specular);
});
