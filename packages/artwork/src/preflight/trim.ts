import type { Command, PlacedLayer } from "@holeshot/design";
import type { Piece } from "@holeshot/garments";
import { type Box, type Point, pointsBounds } from "@holeshot/geometry";
import { overlap } from "../items/bounds.ts";
import type { PreflightInput } from "../layers/layer-findings.ts";
import { isInside, outlinesOfPath, type Outlines } from "../polygons/point-in-path.ts";
import { sewnOn } from "../sewn-on/sewn-on.ts";
import type { Unplaced } from "./finding.ts";

/** A layer beside what is sewn on keeps so far from it, mm. */
const apart = 3;
/** Ways to go, the shortest first: where it stands is where it was wanted. */
const steps = Array.from({ length: 60 }, (_, i) => 5 * (i + 1));
const ways = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
] as const;

/** Lettering or a logo under a zip, a patch or a pocket: it is printed and then sewn over. */
export function trimFindings(
  { product, garment, chosen }: PreflightInput,
  layer: PlacedLayer,
  piece: Piece,
  points: readonly Point[],
): Unplaced[] {
  if (!chosen) return [];
  // What it is like does not matter here, only where it lies.
  const covered = sewnOn(garment, piece, "#000000", chosen).flatMap((item) =>
    // A pocket's bag behind the cloth is only seen through it.
    item.kind === "fill" && item.opacity > 0.9 ? [outlinesOfPath(item.path, 0.5)] : [],
  );
  const own = pointsBounds(points);
  if (!covered.some((trim) => lies(points, own, trim))) return [];
  return [
    {
      code: "under_trim",
      level: "advice",
      product,
      layer: layer.id,
      params: {},
      fix: besides(product, layer, { points, own, covered, safe: outlinesOfPath(piece.safe) }),
    },
  ];
}

/** Whether a layer's paint and something sewn on share cloth: corners of one in the other, or lines that cross. */
function lies(points: readonly Point[], own: Box, trim: Outlines): boolean {
  const box = pointsBounds(trim.flat());
  if (!overlap(own, box)) return false;
  if (points.some((point) => isInside(point, trim))) return true;
  // Stitches and coils are small: a box of letters they lie in is covered all the same.
  return trim.flat().some(({ x, y }) => x > own.left && x < own.right && y > own.top && y < own.bottom);
}

interface Around {
  readonly points: readonly Point[];
  readonly own: Box;
  readonly covered: readonly Outlines[];
  readonly safe: Outlines;
}

/** The shortest way straight up, down or aside to free cloth; none where there is no room. */
function besides(
  product: PreflightInput["product"],
  layer: PlacedLayer,
  { points, own, covered, safe }: Around,
): Command[] {
  const trims = covered.map((trim) => pointsBounds(trim.flat()));
  const inside = points.every((point) => isInside(point, safe));
  for (const step of steps)
    for (const way of ways) {
      const [dx, dy] = [way.x * step, way.y * step];
      const moved = {
        left: own.left + dx - apart,
        right: own.right + dx + apart,
        top: own.top + dy - apart,
        bottom: own.bottom + dy + apart,
      };
      if (trims.some((trim) => overlap(moved, trim))) continue;
      if (inside && !points.every(({ x, y }) => isInside({ x: x + dx, y: y + dy }, safe))) continue;
      return [{ type: "move_layers", product, layers: [layer.id], dx, dy }];
    }
  return [];
}
