import type { Garment } from "@holeshot/garments";
import { pathBounds } from "@holeshot/geometry";
import type { Box, Path, PathCommand } from "@holeshot/geometry";
import { intersectRegions, regionOf, regionPath } from "../polygons/clipper.ts";
import type { Region } from "../polygons/clipper.ts";
import type { TemplateArt, TemplateZone } from "../template/types.ts";

/** A zone that reaches this far beyond its piece, mm, was cut off where the drawing ends, not drawn to end there. */
const cutOff = 12;
/** What of a zone lies this near to its end says how wide it is there, mm. */
const near = 3;
/** How far zones are taken on, mm: a deep hem with its bleed, in the largest size. */
const reach = 30;

/**
 * A kit's drawing taken on beyond its own edge: every zone that ends in the margin round its piece
 * runs straight out from there. Drawings end 25 mm beyond a piece; a hem is cut 22 mm beyond it, and
 * ink goes on from there. What lies on the piece is as it was. `base` is the garment it was
 * drawn on.
 */
export function extendArt(art: TemplateArt, base: Garment): TemplateArt {
  const bounds = new Map(base.pieces.map((piece) => [piece.id, piece.bounds]));
  return { ...art, zones: art.zones.flatMap((zone) => withMargin(zone, bounds)) };
}

/** The zone's margin, as a level of the same zone under it, and the zone. */
function withMargin(zone: TemplateZone, bounds: ReadonlyMap<string, Box>): TemplateZone[] {
  if (zone.kind === "fabric") return [zone];
  const margins = Object.entries(zone.paths).flatMap(([id, path]): [string, Path][] => {
    const piece = bounds.get(id);
    const margin = piece ? marginOf(path, piece) : [];
    return margin.length > 0 ? [[id, margin]] : [];
  });
  return margins.length === 0 ? [zone] : [{ ...zone, paths: Object.fromEntries(margins) }, zone];
}

/** Sideways first, then up and down together with what went sideways, so that corners are filled. */
function marginOf(path: Path, piece: Box): Path {
  const { left, top, right, bottom } = pathBounds(path);
  const region = regionOf(path, 0.1);
  const far = {
    left: left - reach,
    top: top - reach,
    right: right + reach,
    bottom: bottom + reach,
  };
  const strip = (is: boolean, side: Region, box: Box, to: Partial<Box>) =>
    is ? touching(side, box).flatMap((part) => rectangle({ ...part, ...to })) : [];
  const sideways = [
    ...strip(
      left < piece.left - cutOff,
      region,
      { ...far, right: left + near },
      { left: far.left },
    ),
    ...strip(
      right > piece.right + cutOff,
      region,
      { ...far, left: right - near },
      { right: far.right },
    ),
  ];
  const wide = [...region, ...regionOf(sideways, 0.1)];
  const upright = [
    ...strip(top < piece.top - cutOff, wide, { ...far, bottom: top + near }, { top: far.top }),
    ...strip(
      bottom > piece.bottom + cutOff,
      wide,
      { ...far, top: bottom - near },
      { bottom: far.bottom },
    ),
  ];
  return [...sideways, ...upright];
}

/** The boxes of a region's parts within a narrow strip. */
function touching(region: Region, strip: Box): Box[] {
  return intersectRegions(region, regionOf(rectangle(strip), 0.1)).map((part) =>
    pathBounds(regionPath([part])),
  );
}

function rectangle({ left, top, right, bottom }: Box): PathCommand[] {
  return [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]];
}
