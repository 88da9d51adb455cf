import { distanceToLine } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import type { Command, PlacedLayer } from "@holeshot/design";
import type { Piece, ProductId } from "@holeshot/garments";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import { goesOn, placeBeyond } from "../layers/across-seams.ts";
import type { PreflightInput } from "../layers/layer-findings.ts";
import type { FindingCode, Unplaced } from "./finding.ts";

/** Findings about a layer that reaches over the piece's edge, over its seams or under them. */
export function placeFindings(
  { product, garment }: Pick<PreflightInput, "product" | "garment">,
  layer: PlacedLayer,
  piece: Piece,
  points: readonly Point[],
): Unplaced[] {
  const safe = outlinesOfPath(piece.safe);
  if (points.every((point) => isInside(point, safe))) return [];
  const outline = outlinesOfPath(piece.outline);
  const beside = points.filter((point) => !isInside(point, outline));
  const isCarried = (point: Point) => placeBeyond(garment, piece.id, point) !== null;
  // Right at the seam it is a matter of rounding on which piece a point lies.
  const isLost = (point: Point) => reachBeyond([point], outline) > 1 && !isCarried(point);
  const lost = goesOn(layer) ? beside.filter(isLost) : beside;
  const finding = (code: FindingCode, mm: number): Unplaced => ({
    code,
    level: code === "outside_piece" ? "problem" : "advice",
    product,
    layer: layer.id,
    params: { mm },
    fix: fixPlace(product, layer, points, safe),
  });
  if (lost.length > 0) return [finding("outside_piece", reachBeyond(lost, outline))];
  if (beside.length > 0) return [finding("over_seam", reachBeyond(beside, outline))];
  return [finding("under_seam", reachBeyond(points, safe))];
}

/** How far the layer reaches beyond a line, whole mm, at least 1. */
function reachBeyond(points: readonly Point[], line: Outlines): number {
  const off = points
    .filter((point) => !isInside(point, line))
    .map((point) =>
      Math.min(
        ...line.map((outline) => distanceToLine([...outline, ...outline.slice(0, 1)], point)),
      ),
    );
  return Math.max(1, Math.round(Math.max(0, ...off)));
}

/** Further than this a layer would not be where it was wanted, but on the number below it, mm. */
const far = 40;
/** Smaller than this share, letters are others than were wanted. */
const leastShare = 0.6;

/**
 * The shortest way towards the middle of the safe area that takes all points in. Too large for where it stands, and far
 * from where it would do, it becomes smaller there. Else smaller in the middle.
 */
function fixPlace(
  product: ProductId,
  layer: PlacedLayer,
  points: readonly Point[],
  safe: Outlines,
): Command[] {
  const middle = middleOf(safe.flat());
  const [dx, dy] = [middle.x - layer.x, middle.y - layer.y];
  const way = shortestWay(points, { x: dx, y: dy }, safe);
  const move = { type: "move_layers", product, layers: [layer.id] } as const;
  if (way && Math.hypot(way.x, way.y) <= far) return [{ ...move, dx: way.x, dy: way.y }];
  const share = reachesBothWays(layer, points, safe)
    ? largestFactor(layer, points, layer, safe)
    : 0;
  if (share >= leastShare) {
    return [{ type: "scale_layers", product, layers: [layer.id], factor: share }];
  }
  if (way) return [{ ...move, dx: way.x, dy: way.y }];
  const factor = largestFactor(layer, points, middle, safe);
  if (factor === 0) return [];
  return [
    { ...move, dx, dy },
    { type: "scale_layers", product, layers: [layer.id], factor },
  ];
}

/** As little of a way as takes all points in; null where even all of it does not. */
function shortestWay(points: readonly Point[], way: Point, safe: Outlines): Point | null {
  const steps = 40;
  for (let i = 1; i <= steps; i += 1) {
    const [mx, my] = [(way.x * i) / steps, (way.y * i) / steps];
    if (points.every(({ x, y }) => isInside({ x: x + mx, y: y + my }, safe))) {
      return { x: mx, y: my };
    }
  }
  return null;
}

/** Beyond the line on both sides of its middle: too large, and not merely aside. */
function reachesBothWays(layer: PlacedLayer, points: readonly Point[], line: Outlines): boolean {
  const off = points.filter((point) => !isInside(point, line));
  const both = (way: (point: Point) => number): boolean =>
    off.some((point) => way(point) < 0) && off.some((point) => way(point) > 0);
  return both(({ x }) => x - layer.x) || both(({ y }) => y - layer.y);
}

function largestFactor(
  layer: PlacedLayer,
  points: readonly Point[],
  at: Point,
  safe: Outlines,
): number {
  for (let factor = 0.95; factor > 0.05; factor -= 0.05) {
    const scaled = points.map(({ x, y }) => ({
      x: at.x + (x - layer.x) * factor,
      y: at.y + (y - layer.y) * factor,
    }));
    if (scaled.every((point) => isInside(point, safe))) return Math.round(factor * 100) / 100;
  }
  return 0;
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
