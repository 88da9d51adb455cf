import { flattenPath, pathBounds } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";
import type { PieceId } from "@holeshot/garments";
import type { TemplateArt } from "./types.ts";

interface FlatEdge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface FlatLevel {
  readonly zone: string;
  readonly box: Box;
  /** Edges by the strips of height they cross, so that a look-up reads few of them. */
  readonly strips: readonly (readonly FlatEdge[])[];
}

const stripHeight = 8;
/** Curves become straight pieces this close to them, mm. */
const tolerance = 0.02;

function flatten(path: Path): FlatEdge[] {
  return flattenPath(path, tolerance).flatMap(({ points }) =>
    points.map((point, i) => {
      const next = points[(i + 1) % points.length] ?? point;
      return { x1: point.x, y1: point.y, x2: next.x, y2: next.y };
    }),
  );
}

function level(zone: string, path: Path): FlatLevel {
  const box = pathBounds(path);
  const count = Math.max(1, Math.ceil((box.bottom - box.top) / stripHeight));
  const strips: FlatEdge[][] = Array.from({ length: count }, () => []);
  const stripOf = (y: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((y - box.top) / stripHeight)));
  for (const edge of flatten(path)) {
    if (edge.y1 === edge.y2) continue;
    const from = stripOf(Math.min(edge.y1, edge.y2));
    const to = stripOf(Math.max(edge.y1, edge.y2));
    for (let i = from; i <= to; i += 1) strips[i]?.push(edge);
  }
  return { zone, box, strips };
}

/** Whether the path winds round the point (non-zero rule). */
function covers({ box, strips }: FlatLevel, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const strip = strips[Math.min(strips.length - 1, Math.floor((y - box.top) / stripHeight))] ?? [];
  let winding = 0;
  for (const { x1, y1, x2, y2 } of strip) {
    if (y1 <= y === y2 <= y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
  }
  return winding !== 0;
}

/** Tells which zone shows at a point of a piece: the highest level that covers it. */
export function zoneMap(art: TemplateArt): (piece: PieceId, x: number, y: number) => string | null {
  const pieces = new Map<PieceId, FlatLevel[]>();
  for (const { id, paths } of art.zones) {
    for (const [piece, path] of Object.entries(paths)) {
      const levels = pieces.get(piece) ?? [];
      levels.unshift(level(id, path));
      pieces.set(piece, levels);
    }
  }
  return (piece, x, y) => pieces.get(piece)?.find((each) => covers(each, x, y))?.zone ?? null;
}
