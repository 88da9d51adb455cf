import { productIds } from "@holeshot/domain";
import { pathLength, pointAtLength, type Point } from "@holeshot/geometry";
import { describe, expect, test } from "vitest";
import {
  draftGarment,
  productFacts,
  howToMeasure,
  sizeGuide,
  sizes,
  type FinishedMeasure,
  type ProductId,
} from "../index.ts";

const products: readonly ProductId[] = productIds;
const row = (product: ProductId, size: string) =>
  sizeGuide(product).find((one) => one.size === size);

describe("finished garments fit the bodies they are for", () => {
  test("jersey: room over the chest, hips pass the hem, the head passes the collar", () => {
    for (const { size, body, finished } of sizeGuide("jersey")) {
      const ease = (2 * (finished.halfChest ?? 0)) / (body.chest ?? 1);
      expect(ease, size).toBeGreaterThan(1.1);
      expect(ease, size).toBeLessThan(1.17);
      expect(2 * (finished.halfHem ?? 0), size).toBeGreaterThan((body.hip ?? 0) * 1.05);
      // Rib stretches by four tenths.
      expect((finished.neckSeam ?? 0) * 1.4, size).toBeGreaterThan(510);
    }
  });

  test("pants: the band closes on the waist, hips and thighs have room, the leg ends in the boot", () => {
    for (const { size, body, finished } of sizeGuide("pants")) {
      expect(Math.abs(2 * (finished.halfWaist ?? 0) - (body.waist ?? 0)), size).toBeLessThanOrEqual(
        10,
      );
      expect(2 * (finished.halfHip ?? 0), size).toBeGreaterThan((body.hip ?? 0) * 1.05);
      expect(2 * (finished.halfThigh ?? 0), size).toBeGreaterThan((body.thigh ?? 0) * 1.1);
      expect(finished.inseam, size).toBeLessThan(body.crotchToFloor ?? 0);
      expect(finished.inseam, size).toBeGreaterThan((body.crotchToFloor ?? 0) - 130);
    }
  });

  test("gloves: as wide as the hand, up to 3 %", () => {
    for (const { size, body, finished } of sizeGuide("gloves")) {
      const ease = (finished.handGirth ?? 0) / (body.handGirth ?? 1);
      expect(ease, size).toBeGreaterThan(0.96);
      expect(ease, size).toBeLessThan(1.03);
    }
  });

  test("men grow from size to size in every measure that must", () => {
    const rows = sizeGuide("jersey").filter(({ group }) => group === "men");
    const growing: FinishedMeasure[] = [
      "halfChest",
      "halfHem",
      "centreBack",
      "sleeveFromCentreBack",
      "halfUpperArm",
    ];
    rows.slice(1).forEach((one, i) => {
      for (const measure of growing) {
        expect(one.finished[measure], `${one.size} ${measure}`).toBeGreaterThan(
          rows[i]?.finished[measure] ?? Infinity,
        );
      }
    });
  });

  test("the base sizes are what the trial wore", () => {
    expect(row("jersey", "L")?.finished).toMatchObject({
      halfChest: 600,
      centreBack: 775,
      sleeveFromCentreBack: 885,
    });
    expect(row("pants", "W32")?.finished).toMatchObject({ halfWaist: 405, halfHip: 535 });
  });
});

test("every guide measure is explained in five languages", () => {
  for (const product of products) {
    for (const measure of productFacts(product).guide.measures) {
      expect(Object.keys(howToMeasure[measure] ?? {}).toSorted()).toEqual([
        "de",
        "dk",
        "en",
        "fr",
        "nl",
      ]);
    }
  }
});

/** Largest distance of `to` from the affine image of `from` that fits it best. */
function affineMiss(from: readonly Point[], to: readonly Point[]): number {
  const fit = (value: (p: Point) => number): [number, number, number] => {
    const sums = { xx: 0, xy: 0, x: 0, yy: 0, y: 0, n: 0, xv: 0, yv: 0, v: 0 };
    from.forEach((p, i) => {
      const v = value(to[i] as Point);
      sums.xx += p.x * p.x;
      sums.xy += p.x * p.y;
      sums.x += p.x;
      sums.yy += p.y * p.y;
      sums.y += p.y;
      sums.n += 1;
      sums.xv += p.x * v;
      sums.yv += p.y * v;
      sums.v += v;
    });
    return solve3(
      [sums.xx, sums.xy, sums.x],
      [sums.xy, sums.yy, sums.y],
      [sums.x, sums.y, sums.n],
      [sums.xv, sums.yv, sums.v],
    );
  };
  const [a, b] = [fit((p) => p.x), fit((p) => p.y)];
  const misses = from.map((p, i) => {
    const q = to[i] as Point;
    return Math.hypot(a[0] * p.x + a[1] * p.y + a[2] - q.x, b[0] * p.x + b[1] * p.y + b[2] - q.y);
  });
  return Math.max(...misses);
}

type Row = readonly [number, number, number];

function solve3(a: Row, b: Row, c: Row, v: Row): [number, number, number] {
  const det = (p: Row, q: Row, r: Row) =>
    p[0] * (q[1] * r[2] - q[2] * r[1]) -
    p[1] * (q[0] * r[2] - q[2] * r[0]) +
    p[2] * (q[0] * r[1] - q[1] * r[0]);
  const whole = det(a, b, c);
  const column = (k: number): number => {
    const swap = (r: Row, value: number): Row => [
      k === 0 ? value : r[0],
      k === 1 ? value : r[1],
      k === 2 ? value : r[2],
    ];
    return det(swap(a, v[0]), swap(b, v[1]), swap(c, v[2])) / whole;
  };
  return [column(0), column(1), column(2)];
}

test.each(products)("%s: no size is another one stretched", (product) => {
  const corners = sizes(product).map(({ id }) => {
    const garment = draftGarment({ product, size: id });
    const pieces = garment.pieces.filter(
      ({ material, id: name }) => material === "printed" && !name.endsWith("_right"),
    );
    return {
      id,
      lines: pieces.map((piece) =>
        piece.edges.flatMap((edge) =>
          [0, 0.3, 0.6].map((t) => pointAtLength(edge.path, pathLength(edge.path) * t).point),
        ),
      ),
    };
  });
  corners.forEach((one, i) => {
    for (const other of corners.slice(i + 1)) {
      const miss = Math.max(...one.lines.map((line, k) => affineMiss(line, other.lines[k] ?? [])));
      expect(miss, `${one.id} and ${other.id}`).toBeGreaterThan(0.5);
    }
  });
});
