import { productIds } from "@holeshot/domain";
import {
  containsPoint,
  flattenPath,
  pathLength,
  pointAtLength,
  type PiecePoint,
} from "@holeshot/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  baseSize,
  draftGarment,
  edgeOf,
  faceOf,
  fromKitPlane,
  kitPlane,
  sizes,
  type Garment,
  type Piece,
  type ProductId,
  type Seam,
} from "../index.ts";

const products: readonly ProductId[] = productIds;

/** Seams between two printed pieces, across which artwork runs. Left and right halves of pants meet in the middle only. */
function crossed(garment: Garment): Seam[] {
  const printed = new Set(
    garment.pieces.filter(({ material }) => material === "printed").map(({ id }) => id),
  );
  const middle = ["fly", "crotch", "seat", "centre"];
  return garment.seams.filter(
    ({ a, b }) => printed.has(a.piece) && printed.has(b.piece) && !middle.includes(a.edge),
  );
}

function at(garment: Garment, piece: string, edge: string, share: number): PiecePoint {
  const { path } = edgeOf(garment.pieces.find(({ id }) => id === piece) as Piece, edge);
  return pointAtLength<"piece">(path, pathLength(path) * share).point;
}

describe.each(products)("%s", (product) => {
  test("what crosses a seam goes on within 1 mm at equal share of its length, in every size", () => {
    for (const { id } of sizes(product)) {
      const garment = draftGarment({ product, size: id });
      const plane = kitPlane(garment);
      for (const { a, b } of crossed(garment)) {
        for (const share of [0.02, 0.17, 0.31, 0.5, 0.66, 0.83, 0.98]) {
          const here = plane(a.piece, at(garment, a.piece, a.edge, share));
          const there = plane(b.piece, at(garment, b.piece, b.edge, 1 - share));
          const gap = Math.hypot(here.x - there.x, here.y - there.y);
          expect(gap, `${id} ${a.piece}.${a.edge} ${share}`).toBeLessThan(1);
        }
      }
    }
  });

  test("the way into the plane and back leaves every point where it was, in every size", () => {
    for (const { id } of sizes(product)) {
      expectThereAndBack(draftGarment({ product, size: id }), id === baseSize(product) ? 120 : 12);
    }
  });
});

function expectThereAndBack(garment: Garment, numRuns: number): void {
  const plane = kitPlane(garment);
  const back = fromKitPlane(garment);
  const face = faceOf(garment);
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  for (const piece of garment.pieces.filter(({ material }) => material === "printed")) {
    const outline = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
    const { left, right, top, bottom } = piece.bounds;
    fc.assert(
      fc.property(share, share, (u, v) => {
        const point = { x: left + (right - left) * u, y: top + (bottom - top) * v } as PiecePoint;
        if (!containsPoint(outline, point)) return;
        const again = back(piece.id, plane(piece.id, point), face(piece.id, point));
        expect(again, `${garment.size} ${piece.id} ${point.x} ${point.y}`).not.toBeNull();
        expect(Math.hypot((again?.x ?? 0) - point.x, (again?.y ?? 0) - point.y)).toBeLessThan(0.05);
      }),
      { numRuns, seed: 3 },
    );
  }
}

test("the front keeps its own coordinates", () => {
  const garment = draftGarment({ product: "jersey", size: "M" });
  const point: PiecePoint = { x: 120, y: 400 };
  expect(kitPlane(garment)("front", point)).toEqual(point);
});

test("a level line on the chest stays level on the hanging sleeve", () => {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const back = fromKitPlane(garment);
  const upper = back("sleeve_left", { x: 330, y: 200 });
  const lower = back("sleeve_left", { x: 430, y: 200 });
  // The overarm of the same height lies further down the arm.
  expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + 40);
});
