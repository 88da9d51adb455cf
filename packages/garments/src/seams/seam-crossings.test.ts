import type { Path, PiecePoint, Point } from "@holeshot/geometry";
import { productIds } from "@holeshot/domain";
import { expect, test } from "vitest";
import { draftGarment, seamCrossings, sizes } from "../index.ts";

// Places on edges, and what is inside a piece, are worked out here on their own.

function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  for (const command of path) {
    const from = points.at(-1);
    if (command[0] === "C" && from) {
      const [, x1, y1, x2, y2, x3, y3] = command;
      for (let i = 1; i <= 80; i += 1) {
        const [t, u] = [i / 80, 1 - i / 80];
        const at = (a: number, b: number, c: number, d: number): number =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        points.push({ x: at(from.x, x1, x2, x3), y: at(from.y, y1, y2, y3) });
      }
    } else if (command[0] === "M" || command[0] === "L") {
      points.push({ x: command[1], y: command[2] });
    }
  }
  return points;
}

/** The place at a share of the way along a line, and the way it runs there. */
function along(points: readonly Point[], share: number): { at: Point; way: Point } {
  const steps = points.slice(1).map((p, i) => {
    const before = points[i] as Point;
    return Math.hypot(p.x - before.x, p.y - before.y);
  });
  let rest = steps.reduce((sum, step) => sum + step, 0) * share;
  for (const [i, step] of steps.entries()) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    if (rest <= step || i === steps.length - 1) {
      const way = { x: (b.x - a.x) / step, y: (b.y - a.y) / step };
      return { at: { x: a.x + way.x * rest, y: a.y + way.y * rest }, way };
    }
    rest -= step;
  }
  throw new Error("an edge without length");
}

function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] as Point;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(productIds)("a print of the %s goes on over every seam, in every size", (product) => {
  const broken: string[] = [];
  let crossed = 0;
  for (const { id: size } of sizes(product)) {
    const garment = draftGarment({ product, size });
    const pieces = new Map(garment.pieces.map((piece) => [piece.id, piece]));
    for (const piece of garment.pieces) {
      const ways = seamCrossings(garment, piece.id);
      if (piece.material !== "printed") expect(ways).toEqual([]);
      for (const { edge, onto, to, across } of ways) {
        crossed += 1;
        const other = pieces.get(to);
        const edgeLine = pointsOf(piece.edges.find(({ name }) => name === edge)?.path ?? []);
        const ontoLine = pointsOf(other?.edges.find(({ name }) => name === onto)?.path ?? []);
        const inner = pointsOf(other?.outline ?? []);
        for (let i = 1; i < 40; i += 1) {
          const name = `${size} ${piece.id}.${edge} at ${i}`;
          const { at, way } = along(edgeLine, i / 40);
          const there = along(ontoLine, 1 - i / 40);
          const landed = across(at as PiecePoint);
          if (far(landed, there.at) > 0.3)
            broken.push(`${name}: ${far(landed, there.at)} mm beside`);
          // A little outside of the one is a little inside of the other, at the same angle to the seam.
          const out = across({ x: at.x + way.y * 4, y: at.y - way.x * 4 });
          const wished = { x: there.at.x - there.way.y * 4, y: there.at.y + there.way.x * 4 };
          if (far(out, wished) > 1) broken.push(`${name}: ${far(out, wished)} mm beside, 4 mm off`);
          if (isInside(inner, wished) && i > 3 && i < 37 && !isInside(inner, out))
            broken.push(`${name}: not on ${to}`);
        }
      }
    }
  }
  expect(broken).toEqual([]);
  expect(crossed).toBeGreaterThan(0);
});

test("what went over a seam comes back from where it went", () => {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const [way] = seamCrossings(garment, "front").filter(({ to }) => to === "sleeve_left");
  const [back] = seamCrossings(garment, "sleeve_left").filter(({ to }) => to === "front");
  const edge = pointsOf(
    garment.pieces.find(({ id }) => id === "front")?.edges.find(({ name }) => name === way?.edge)
      ?.path ?? [],
  );
  for (let i = 2; i < 19; i += 1) {
    const { at, way: run } = along(edge, i / 20);
    const start = { x: at.x + run.y * 20, y: at.y - run.x * 20 };
    const there = way?.across(start);
    const again = there && back?.across(there);
    expect(again && far(again, start), `at ${i}`).toBeLessThan(0.5);
  }
});
