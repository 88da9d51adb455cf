import { flattenPath } from "@holeshot/geometry";
import type { Path, PathCommand } from "@holeshot/geometry";
import { clipper } from "#clipper";
import type { ClipType, FillRule, Path64, Paths64 } from "clipper2-ts";

/** Clipper counts in whole numbers: a tenth of a micrometre each. */
export const unitsPerMm = 10_000;

/** A region: closed outlines in Clipper's units. Outer ones turn one way, holes the other. */
export type Region = Paths64;

/** The area a path covers, as a region without overlaps. */
export function regionOf(
  path: Path,
  tolerance: number,
  rule: "nonzero" | "evenodd" = "nonzero",
): Region {
  const paths: Paths64 = [];
  for (const { points } of flattenPath(path, tolerance)) {
    if (points.length < 3) continue;
    const contour: Path64 = [];
    for (const { x, y } of points) {
      contour.push({ x: Math.round(x * unitsPerMm), y: Math.round(y * unitsPerMm) });
    }
    paths.push(contour);
  }
  return combine(
    clipper.ClipType.Union,
    paths,
    [],
    rule === "nonzero" ? clipper.FillRule.NonZero : clipper.FillRule.EvenOdd,
  );
}

/**
 * The region grown outward by `width` mm. `sharp` keeps corners pointed up to twice the width
 * and cuts longer points square; `round` rounds them.
 */
export function growRegion(region: Region, width: number, join: "sharp" | "round"): Region {
  const { EndType, JoinType } = clipper;
  const offset = new clipper.ClipperOffset(2, 0.02 * unitsPerMm);
  offset.addPaths(region, join === "sharp" ? JoinType.Miter : JoinType.Round, EndType.Polygon);
  const grown: Paths64 = [];
  offset.execute(width * unitsPerMm, grown);
  return grown;
}

export function intersectRegions(a: Region, b: Region): Region {
  return combine(clipper.ClipType.Intersection, a, b);
}

export function unionRegions(a: Region, b: Region): Region {
  return combine(clipper.ClipType.Union, [...a, ...b], []);
}

export function subtractRegion(a: Region, b: Region): Region {
  return combine(clipper.ClipType.Difference, a, b);
}

function combine(
  how: ClipType,
  a: Region,
  b: Region,
  rule: FillRule = clipper.FillRule.NonZero,
): Region {
  const engine = new clipper.Clipper64();
  engine.addPaths(a, clipper.PathType.Subject);
  if (b.length > 0) engine.addPaths(b, clipper.PathType.Clip);
  const result: Paths64 = [];
  engine.execute(how, rule, result);
  return result;
}

/** The region's outlines as a path, mm. */
export function regionPath(region: Region): Path {
  const path: PathCommand[] = [];
  for (const contour of region) {
    contour.forEach(({ x, y }, index) => {
      path.push([index === 0 ? "M" : "L", x / unitsPerMm, y / unitsPerMm]);
    });
    if (contour.length > 0) path.push(["Z"]);
  }
  return path;
}
