import { type Command, isLettering, type PlacedLayer } from "@holeshot/design";
import type { Piece } from "@holeshot/garments";
import { type Box, type Point, pointsBounds } from "@holeshot/geometry";
import { itemBounds, overlap } from "../items/bounds.ts";
import type { PreflightInput } from "../layers/layer-findings.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { SceneItem } from "../scene.ts";
import { sewnOn } from "../sewn-on/sewn-on.ts";
import type { Unplaced } from "./finding.ts";

/** A layer beside what is sewn on keeps so far from it, mm. */
const apart = 3;
/** Cloth seen through what is fainter is not covered: a pocket's bag lies behind it. */
const dense = 0.9;
/** Ways to go, the shortest first: where it stands is where it was wanted. */
const steps = Array.from({ length: 60 }, (_, i) => 5 * (i + 1));
const ways = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
] as const;

type Fill = SceneItem & { readonly kind: "fill" };

/** Lettering or a logo under a zip, a patch or a pocket: it is printed and then sewn over. */
export function trimFindings(
  { product, garment, chosen }: PreflightInput,
  layer: PlacedLayer,
  piece: Piece,
  points: readonly Point[],
): Unplaced[] {
  if (!chosen) return [];
  // What it is like does not matter here, only where it lies.
  const covers = sewnOn(garment, piece, "#000000", chosen).filter(
    (item) => item.kind === "fill" && item.opacity > dense,
  ) as Fill[];
  const own = pointsBounds(points);
  if (!covers.some((item) => covered(points, own, item))) return [];
  const fix = besides(product, layer, { points, own, covers, piece });
  // A picture with no room beside a zip is the ground of the piece, which a zip may cut.
  if (fix.length === 0 && !isLettering(layer)) return [];
  const finding = { code: "under_trim", level: "advice", product, layer: layer.id } as const;
  return [{ ...finding, params: {}, fix }];
}

/** Whether a layer's paint and what is sewn on share cloth: the rim of one lies in the other. */
function covered(points: readonly Point[], own: Box, item: Fill): boolean {
  if (!overlap(own, itemBounds(item))) return false;
  const trim = outlinesOfPath(item.path, 0.5);
  if (points.some((point) => isInside(point, trim))) return true;
  // Teeth and stitches are smaller than letters: among these they cover them all the same.
  return trim
    .flat()
    .some(({ x, y }) => x > own.left && x < own.right && y > own.top && y < own.bottom);
}

interface Around {
  readonly points: readonly Point[];
  readonly own: Box;
  readonly covers: readonly Fill[];
  readonly piece: Piece;
}

/** The shortest way straight up, down or aside to free cloth; none where there is no room. */
function besides(
  product: PreflightInput["product"],
  layer: PlacedLayer,
  { points, own, covers, piece }: Around,
): Command[] {
  const trims = covers.map(itemBounds);
  // What is safe stays so; what hangs over the edge is brought in first.
  const within = [piece.safe, piece.outline]
    .map((path) => outlinesOfPath(path))
    .find((line) => points.every((point) => isInside(point, line)));
  if (!within) return [];
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
      if (!points.every(({ x, y }) => isInside({ x: x + dx, y: y + dy }, within))) continue;
      return [{ type: "move_layers", product, layers: [layer.id], dx, dy }];
    }
  return [];
}
