import { flattenPath } from "@holeshot/geometry";
import type { KitPoint, Path, PiecePoint } from "@holeshot/geometry";
import type { Garment, PieceId } from "@holeshot/garments";
import type { GradientDirection } from "@holeshot/design";
import type { TemplateZone } from "../template/types.ts";
import { acrossAsWorn, isSleeve } from "./as-worn.ts";
import { intersectRegions, regionOf, regionPath } from "../polygons/clipper.ts";

/** How far a point of a piece is along a gradient: 0 where it starts, 1 where it ends. */
export type ZoneField = (piece: PieceId, point: PiecePoint) => number;

type KitPlane = (piece: PieceId, point: PiecePoint) => KitPoint;

/** Edges longer than this are looked at in between: the kit plane may bulge there. */
const step = 10;

/** Directions of gradients on the garment as it lies on a table, degrees clockwise from left to right. */
const directions: Readonly<Record<GradientDirection, number>> = {
  left_to_right: 0,
  top_to_bottom: 90,
  right_to_left: 180,
  bottom_to_top: 270,
};

/** The field of a zone's gradient. From side to side it runs over the garment as it is worn, where the body has some of the zone. */
export function gradientField(
  zones: readonly TemplateZone[],
  garment: Garment,
  kitPlane: KitPlane,
  direction: GradientDirection,
): ZoneField {
  const degrees = directions[direction];
  const onBody = zones.some(({ paths }) =>
    garment.pieces.some(({ id }) => paths[id] !== undefined && !isSleeve(id)),
  );
  if (degrees % 180 !== 0 || !onBody) return zoneField(zones, garment, kitPlane, degrees);
  const across = acrossAsWorn(garment, kitPlane);
  const worn: KitPlane = (piece, point) => {
    const kit = kitPlane(piece, point);
    return { ...kit, x: across(kit.x) };
  };
  return zoneField(zones, garment, worn, degrees);
}

/**
 * A field over all levels of one zone, on the base garment, rising in a direction given in degrees.
 * It spans what can be seen of the zone on the whole garment, so that it runs on across seams.
 */
export function zoneField(
  zones: readonly TemplateZone[],
  garment: Garment,
  kitPlane: KitPlane,
  degrees: number,
): ZoneField {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const axis: ZoneField = (piece, point) => {
    const kit = kitPlane(piece, point);
    return kit.x * cos + kit.y * sin;
  };
  let low = Infinity;
  let high = -Infinity;
  for (const zone of zones) {
    for (const piece of garment.pieces) {
      const path = zone.paths[piece.id];
      if (!path) continue;
      for (const point of visibleEdge(path, piece.outline)) {
        const value = axis(piece.id, point);
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
  }
  const extent = Math.max(high - low, 1e-6);
  return (piece, point) => (axis(piece, point) - low) / extent;
}

/** Points along the edge of the part of a zone that is not bleed. */
function visibleEdge(path: Path, outline: Path): PiecePoint[] {
  const visible = regionPath(intersectRegions(regionOf(path, 0.5), regionOf(outline, 0.5)));
  const points: PiecePoint[] = [];
  for (const contour of flattenPath<"piece">(visible, 0.5)) {
    contour.points.forEach((from, index) => {
      const to = contour.points[(index + 1) % contour.points.length] ?? from;
      const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
      for (let i = 0; i < parts; i += 1) {
        const t = i / parts;
        points.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
      }
    });
  }
  return points;
}
