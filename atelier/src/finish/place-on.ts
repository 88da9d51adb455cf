import type { Point } from "@holeshot/geometry";
import type { Surface } from "./surface.ts";

/** Where a place of a piece is on the draped cloth, and the way out of it. */
export type PlaceOnPiece = (point: Point) => {
  readonly position: readonly number[];
  readonly normal: readonly number[];
};

/** Looks up places of one piece. Just outside its outline the nearest triangle is carried on. */
export function placeOn(surface: Surface, normals: Float64Array, piece: number): PlaceOnPiece {
  const { triangles, pieceOf, particleOf, uv, positions } = surface;
  const own = [...pieceOf.keys()].filter((n) => pieceOf[n] === piece);
  const corner = (n: number, k: number) => triangles[3 * n + k] as number;
  const at = (c: number): Point => ({ x: uv[2 * c] as number, y: uv[2 * c + 1] as number });
  return (point) => {
    let best = { least: -Infinity, triangle: own[0] ?? 0, shares: [1, 0, 0] };
    for (const n of own) {
      const shares = sharesOf(point, at(corner(n, 0)), at(corner(n, 1)), at(corner(n, 2)));
      const least = shares ? Math.min(...shares) : -Infinity;
      if (shares && least > best.least) best = { least, triangle: n, shares };
    }
    const mix = (values: Float64Array) =>
      [0, 1, 2].map((c) =>
        best.shares.reduce((sum, share, k) => {
          const particle = particleOf[corner(best.triangle, k)] as number;
          return sum + share * (values[3 * particle + c] as number);
        }, 0),
      );
    return { position: mix(positions), normal: mix(normals) };
  };
}

/** How much of each corner a point is; negative outside. Null for a triangle without extent on the piece. */
function sharesOf(p: Point, a: Point, b: Point, c: Point): [number, number, number] | null {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return null;
  const first = ((b.x - p.x) * (c.y - p.y) - (c.x - p.x) * (b.y - p.y)) / area;
  const second = ((c.x - p.x) * (a.y - p.y) - (a.x - p.x) * (c.y - p.y)) / area;
  return [first, second, 1 - first - second];
}
