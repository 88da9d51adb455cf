import { productIds } from "@holeshot/domain";
import {
  containsPoint,
  distance,
  flattenPath,
  pathLength,
  pointAtLength,
  type PiecePoint,
} from "@holeshot/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  baseSize,
  carry,
  carryPlacement,
  draftGarment,
  sizeGroup,
  sizes,
  type Piece,
  type Placement,
  type ProductId,
} from "../index.ts";

const products: readonly ProductId[] = productIds;
const turnedCorners = (p: Placement) => {
  const turn = (p.rotation * Math.PI) / 180;
  return [-1, 1].flatMap((u) =>
    [-1, 1].map((v) => {
      const [x, y] = [(u * p.width) / 2, (v * p.height) / 2];
      return {
        x: p.centre.x + Math.cos(turn) * x - Math.sin(turn) * y,
        y: p.centre.y + Math.sin(turn) * x + Math.cos(turn) * y,
      };
    }),
  );
};

describe.each(products)("%s", (product) => {
  test("edges and landmarks fall on each other in every size", () => {
    for (const { id, group } of sizes(product)) {
      const from = draftGarment({ product, size: baseSize(product, group) });
      const to = draftGarment({ product, size: id });
      const carried = carry(from, to);
      for (const piece of from.pieces) {
        const other = to.pieces.find((candidate) => candidate.id === piece.id) as Piece;
        piece.edges.forEach((edge, i) => {
          const target = other.edges[i]?.path ?? [];
          const start = carried(piece.id, pointAtLength<"piece">(edge.path, 0).point);
          expect(
            distance(start, pointAtLength(target, 0).point),
            `${id} ${piece.id}.${edge.name}`,
          ).toBeLessThan(1.5);
          const half = pointAtLength<"piece">(edge.path, pathLength(edge.path) / 2).point;
          const middle = pointAtLength(target, pathLength(target) / 2).point;
          expect(
            distance(carried(piece.id, half), middle),
            `${id} ${piece.id}.${edge.name}`,
          ).toBeLessThan(3);
        });
      }
    }
  });

  test("a point on the piece stays on the piece", () => {
    for (const { id } of sizes(product)) {
      const from = draftGarment({ product, size: baseSize(product, sizeGroup(product, id)) });
      const to = draftGarment({ product, size: id });
      const carried = carry(from, to);
      for (const piece of from.pieces.filter(({ material }) => material === "printed")) {
        const safe = flattenPath(piece.safe, 0.5)[0]?.points ?? [];
        const outline =
          flattenPath(to.pieces.find((p) => p.id === piece.id)?.outline ?? [], 0.1)[0]?.points ??
          [];
        for (const point of safe.filter((_, i) => i % 7 === 0)) {
          expect(
            containsPoint(outline, carried(piece.id, point as PiecePoint)),
            `${id} ${piece.id}`,
          ).toBe(true);
        }
      }
    }
  });
});

test("a text keeps its proportions, never grows, and stays safe where it was safe", () => {
  const from = draftGarment({ product: "jersey", size: "L" });
  const targets = sizes("jersey").map(({ id }) => draftGarment({ product: "jersey", size: id }));
  const spot = fc.record({
    x: fc.integer({ min: -180, max: 180 }),
    y: fc.integer({ min: 120, max: 640 }),
    width: fc.integer({ min: 20, max: 380 }),
    height: fc.integer({ min: 10, max: 270 }),
    rotation: fc.integer({ min: -90, max: 90 }),
    target: fc.integer({ min: 0, max: targets.length - 1 }),
  });
  fc.assert(
    fc.property(spot, ({ x, y, width, height, rotation, target }) => {
      const placement: Placement = { piece: "back", centre: { x, y }, width, height, rotation };
      const to = targets[target];
      if (!to) return;
      const safeOf = (g: typeof from) =>
        flattenPath(g.pieces.find(({ id }) => id === "back")?.safe ?? [], 0.25)[0]?.points ?? [];
      const wasSafe = turnedCorners(placement).every((corner) =>
        containsPoint(safeOf(from), corner),
      );
      const carried = carryPlacement(from, to, placement);
      expect(carried.scale).toBeLessThanOrEqual(1);
      expect(carried.width / carried.height).toBeCloseTo(width / height, 6);
      expect(carried.rotation).toBe(rotation);
      if (wasSafe && carried.scale > 0.26) {
        for (const corner of turnedCorners(carried)) {
          const inside = {
            x: corner.x + (carried.centre.x - corner.x) * 0.002,
            y: corner.y + (carried.centre.y - corner.y) * 0.002,
          };
          expect(containsPoint(safeOf(to), inside)).toBe(true);
        }
      }
    }),
    { numRuns: 150, seed: 11 },
  );
});

test("the centre line stays the centre line", () => {
  const from = draftGarment({ product: "jersey", size: "L" });
  for (const { id } of sizes("jersey")) {
    const point = carry(from, draftGarment({ product: "jersey", size: id }))("front", {
      x: 0,
      y: 400,
    });
    expect(Math.abs(point.x)).toBeLessThan(0.01);
  }
});

test("the same size carries nothing", () => {
  const one = draftGarment({ product: "pants", size: "W34" });
  const two = draftGarment({ product: "pants", size: "W34" });
  const point: PiecePoint = { x: -120, y: -300 };
  expect(distance(carry(one, two)("thigh_left", point), point)).toBeLessThan(1e-6);
});
