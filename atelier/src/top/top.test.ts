import { bodyMeasures, draftGarment, productFacts, type ProductId } from "@holeshot/garments";
import { describe, expect, test } from "vitest";
import { placeVertices } from "../drape/start-places.ts";
import { girth } from "../mannequin/girth.ts";
import { length, mix, subtract } from "../mannequin/vector.ts";
import { buildMesh } from "../mesh/build-mesh.ts";
import { carryAlongArm, makeArm } from "./arm.ts";
import { man } from "./builds.ts";
import { sewing } from "../products.ts";
import { makeUpperBody } from "./upper-body.ts";

const tops = Object.entries(sewing)
  .filter(([product]) => productFacts(product as ProductId).wear === "top")
  .flatMap(([, { recipes }]) => Object.entries(recipes));

describe.each(tops)("%s", (_, makeRecipe) => {
  const recipe = makeRecipe();
  const { product, size, options } = recipe;

  test("hangs on a mannequin whose girths are the size table's, to 2 %", () => {
    const table = bodyMeasures(product, size, [
      "chest",
      "waist",
      "hip",
      "neckBase",
      "biceps",
      "wrist",
    ]);
    const wanted = recipe.girths.map(({ wanted: value }) => value * 10);
    expect(wanted).toEqual([
      table.chest,
      table.waist,
      table.hip,
      table.neckBase,
      table.biceps,
      table.wrist,
    ]);
    for (const { name, wanted: aim, measured } of recipe.girths)
      expect(Math.abs(measured / aim - 1), name).toBeLessThan(0.02);
  });

  test("starts with its seams nearly closed and no piece inside out", () => {
    const garment = draftGarment({ product, size, options });
    const mesh = buildMesh(garment, 25);
    const places = placeVertices(garment, mesh, recipe);
    const at = (vertex: number) =>
      places.subarray(3 * vertex, 3 * vertex + 3) as unknown as [number, number, number];
    for (const { a, verticesA, verticesB } of mesh.seams)
      for (const [i, vertex] of verticesA.entries())
        expect(
          length(subtract(at(vertex), at(verticesB[i] as number))),
          `${a.piece}.${a.edge}`,
        ).toBeLessThan(4);
    // Seen from the front, the front's outside shows; the back's inside would.
    for (const [id, sign] of [
      ["front", 1],
      ["back", -1],
    ] as const) {
      const piece = mesh.pieces.find((one) => one.id === id);
      expect(
        Math.sign(
          facing(mesh.triangles, places, piece?.firstTriangle ?? 0, piece?.triangleCount ?? 0),
        ),
      ).toBe(sign);
    }
  });
});

test.each(Object.entries(sewing["jersey"].overPants ?? {}))(
  "%s is held on a rider by its hem alone, once his arms are down and before it is pushed up",
  (_, makeRecipe) => {
    const steps = makeRecipe().worn ?? [];
    const holding = steps.flatMap(({ hold }, n) => (hold ? [{ hold, n }] : []));
    expect(holding).toHaveLength(1);
    const [{ hold, n } = { hold: () => false, n: 0 }] = holding;
    const arms = steps.filter(({ body }) => body !== steps.at(-1)?.body).length;
    expect(n).toBeGreaterThan(arms);
    expect(steps.length - n).toBeGreaterThan(10);
    expect(hold([0, 50, 14], "front")).toBe(true);
    expect(hold([0, 50, -14], "back")).toBe(true);
    expect(hold([0, 100, 14], "front")).toBe(false);
    expect(hold([30, 50, 14], "cuff_left")).toBe(false);
  },
);

const measures = {
  height: 180,
  chest: 106,
  waist: 94,
  hip: 104,
  neckBase: 43,
  shoulderWidth: 45,
  armBent: 63,
  biceps: 34,
  wrist: 18,
};

test("a guard is worn over chest and shoulders, not round waist or hips, and no girth counts it", () => {
  const pose = { lift: 40, swing: 1, bend: 10, tuck: 8 };
  const [bare, guarded] = [0, 0.007].map((guard) =>
    makeUpperBody(measures, { ...man, guard })({ left: pose, right: pose, twist: 0 }),
  );
  if (!bare || !guarded) throw new Error("no body");
  const thicker = (place: [number, number, number]) =>
    bare.body.distance(place) - guarded.body.distance(place);
  // On the breastbone, between the shoulder blades, and above the middle of a shoulder.
  expect(thicker([0, 128, 18])).toBeCloseTo(1.26, 1);
  expect(thicker([0, 132, -18])).toBeCloseTo(1.26, 1);
  expect(thicker([12, 154, -1])).toBeGreaterThan(0.6);
  expect(thicker([0, 108, 16])).toBeCloseTo(0, 2);
  expect(thicker([0, 95, 16])).toBeCloseTo(0, 2);
  expect(guarded.girths()).toEqual(
    bare.girths().map((each) => ({ ...each, measured: expect.closeTo(each.measured, 6) })),
  );
});

test("pants are worn round hips and waist, not round chest or neck, and no girth counts them", () => {
  const pose = { lift: 40, swing: 1, bend: 10, tuck: 8 };
  const [bare, dressed] = [0, 0.0065].map((trousers) =>
    makeUpperBody(measures, { ...man, trousers })({ left: pose, right: pose, twist: 0 }),
  );
  if (!bare || !dressed) throw new Error("no body");
  const thicker = (place: [number, number, number]) =>
    bare.body.distance(place) - dressed.body.distance(place);
  expect(thicker([0, 95, 16])).toBeCloseTo(1.17, 2);
  expect(thicker([0, 95, -16])).toBeCloseTo(1.17, 2);
  expect(thicker([0, 126, 16])).toBeCloseTo(0, 9);
  expect(thicker([0, 155, 16])).toBeCloseTo(0, 9);
  expect(dressed.girths()).toEqual(bare.girths());
});

test("a trunk that leans lowers the shoulder on that side, stays as thick and takes its cloth along", () => {
  const arm = { lift: 40, swing: 1, bend: 10, tuck: 8 };
  const makeBody = makeUpperBody(measures, man);
  const [upright, leaning] = [0, 6].map((lean) =>
    makeBody({ left: arm, right: arm, twist: 10, lean }),
  );
  if (!upright || !leaning) throw new Error("no body");
  const [left, right] = leaning.arms;
  expect(right.shoulder[1] - left.shoulder[1]).toBeGreaterThan(3);
  expect(upright.arms[1].shoulder[1]).toBeCloseTo(upright.arms[0].shoulder[1], 9);
  // The neck goes to the wearer's left; hips stay where they are.
  const neck = leaning.posed([0, 148, 0]);
  expect(neck[0]).toBeCloseTo((148 - 108) * Math.sin((6 * Math.PI) / 180), 6);
  expect(leaning.posed([12, 92, 4])).toEqual([12, 92, 4]);
  for (const place of [
    [4, 146, 5],
    [14, 128, -8],
    [-15, 118, 3],
  ] as const) {
    expect(length(subtract(leaning.square(leaning.posed(place)), place))).toBeLessThan(0.25);
    const apart =
      leaning.body.distance(leaning.posed(place)) - upright.body.distance(upright.posed(place));
    expect(Math.abs(apart)).toBeLessThan(0.8);
  }
});

test("an arm is as thick and as long as the table says, however it is held", () => {
  for (const pose of [
    { lift: 56, swing: 1, bend: 10, tuck: 8 },
    { lift: 30, swing: 10, bend: 40, tuck: 0 },
  ]) {
    const arm = makeArm(-1, measures, pose, 0.1);
    const upper = subtract(arm.elbow, arm.shoulder);
    expect(girth(arm.distance, mix(arm.shoulder, arm.elbow, 0.5), upper)).toBeCloseTo(34, 0);
    expect(length(upper) + length(subtract(arm.wrist, arm.elbow))).toBeCloseTo(63, 0);
  }
});

test("cloth goes along with the arm: the wrist to the wrist, the elbow's outside round the elbow, the chest nowhere", () => {
  const before = makeArm(1, measures, { lift: 56, swing: 1, bend: 10, tuck: 8 }, 0);
  const after = makeArm(1, measures, { lift: 52, swing: 1, bend: 14, tuck: 8 }, 0.01);
  const off = (a: readonly [number, number, number], b: readonly [number, number, number]) =>
    length(subtract(a, b));
  expect(off(carryAlongArm(before.wrist, before, after), after.wrist)).toBeLessThan(1e-6);
  const near = mix(before.shoulder, before.elbow, 0.9);
  expect(
    off(carryAlongArm(near, before, after), mix(after.shoulder, after.elbow, 0.9)),
  ).toBeLessThan(0.3);
  expect(carryAlongArm([5, 130, 12], before, after)).toEqual([5, 130, 12]);
});

/** Sum of the triangles' areas as seen from the front, cm². */
function facing(
  triangles: Uint32Array,
  places: Float64Array,
  first: number,
  count: number,
): number {
  let sum = 0;
  for (let t = 3 * first; t < 3 * (first + count); t += 3) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, 2].flatMap((k) => {
      const at = 3 * (triangles[t + k] as number);
      return [places[at], places[at + 1]];
    }) as [number, number, number, number, number, number];
    sum += ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return sum;
}
