import { productIds } from "@holeshot/domain";
import type { Path, Point } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { baseSize, carry, draftGarment, sizes, type ProductId } from "../index.ts";

// Places on edges are worked out here on their own: points close together along each curve, added up.

const fine = 60;

function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  for (const command of path) {
    const n = command.slice(1) as number[];
    const from = points.at(-1);
    if (command[0] === "C" && from) {
      for (let i = 1; i <= fine; i++) {
        const [t, u] = [i / fine, 1 - i / fine];
        const mix = (a: number, b: number, c: number, d: number) =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = n;
        points.push({ x: mix(from.x, x1, x2, x3), y: mix(from.y, y1, y2, y3) });
      }
    } else if (n.length > 0) points.push({ x: n[0] ?? 0, y: n[1] ?? 0 });
  }
  return points;
}

/** Points at equal shares of an edge's length, from its start to its end. */
function shares(path: Path, count: number): Point[] {
  const points = pointsOf(path);
  const walked = points.map(() => 0);
  points.forEach((p, i) => {
    const before = points[i - 1];
    if (before) walked[i] = (walked[i - 1] ?? 0) + Math.hypot(p.x - before.x, p.y - before.y);
  });
  const total = walked.at(-1) ?? 0;
  return Array.from({ length: count + 1 }, (_, k) => {
    const wanted = (total * k) / count;
    const i = Math.max(
      1,
      walked.findIndex((way) => way >= wanted - 1e-9),
    );
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const t = (wanted - (walked[i - 1] ?? 0)) / ((walked[i] ?? 0) - (walked[i - 1] ?? 0));
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  });
}

// From the men's base too: the kits are drawn on it, and women's and youth sizes take them from there.
test.each<ProductId>(productIds)(
  "every share of every edge of the %s is carried onto the same share in every size",
  (product) => {
    const broken: string[] = [];
    const bases = [...new Set(sizes(product).map(({ group }) => baseSize(product, group)))];
    for (const base of bases) {
      const from = draftGarment({ product, size: base });
      for (const { id } of sizes(product)) {
        const to = draftGarment({ product, size: id });
        const carried = carry(from, to);
        for (const piece of from.pieces.filter(({ material }) => material === "printed")) {
          const other = to.pieces.find((candidate) => candidate.id === piece.id);
          for (const edge of piece.edges) {
            const target = shares(
              other?.edges.find(({ name }) => name === edge.name)?.path ?? [],
              37,
            );
            shares(edge.path, 37).forEach((point, k) => {
              const there = carried(piece.id, point as Parameters<typeof carried>[1]);
              const off = Math.hypot(
                there.x - (target[k]?.x ?? Number.NaN),
                there.y - (target[k]?.y ?? Number.NaN),
              );
              if (!(off < 0.45)) broken.push(`${base} to ${id}: ${piece.id}.${edge.name}: ${off}`);
            });
          }
        }
      }
    }
    expect(broken).toEqual([]);
  },
);
