import { pathBounds, transformPath } from "@holeshot/geometry";
import { fades } from "./in-colour.ts";
import type { Box, Path } from "@holeshot/geometry";
import {
  intersectRegions,
  regionOf,
  regionPath,
  subtractRegion,
  unionRegions,
} from "../polygons/clipper.ts";
import type { Region } from "../polygons/clipper.ts";
import type { SceneItem } from "../scene.ts";

const unitSquare: Path = [["M", 0, 0], ["L", 1, 0], ["L", 1, 1], ["L", 0, 1], ["Z"]];

/**
 * The same picture with nothing hidden under anything opaque, so that it can be drawn see-through as
 * a whole: each place keeps only what was on top. `tolerance` is how far cut curves may move.
 */
export function withoutOverlaps(items: readonly SceneItem[], tolerance: number): SceneItem[] {
  return uncovered(items, null, [], tolerance).items;
}

interface Uncovered {
  readonly items: SceneItem[];
  /** All that is covered from above, these items included. */
  readonly covered: Region;
}

/** From the top down. `within` is the clip the items stand in, null for none. */
function uncovered(
  items: readonly SceneItem[],
  within: Region | null,
  above: Region,
  tolerance: number,
): Uncovered {
  let covered = above;
  const kept: SceneItem[] = [];
  for (const item of items.toReversed()) {
    if (item.kind === "clip") {
      const clip = regionOf(item.path, tolerance, item.rule);
      const inner = uncovered(
        item.items,
        within ? intersectRegions(within, clip) : clip,
        covered,
        tolerance,
      );
      if (inner.items.length > 0) kept.push({ ...item, items: inner.items });
      covered = inner.covered;
      continue;
    }
    const own = ownRegion(item, tolerance);
    const visible = touch(own, covered) ? subtractRegion(own, covered) : null;
    if (visible === null) kept.push(item);
    else if (visible.length > 0) kept.push(cut(item, regionPath(visible)));
    if (item.opacity >= 1 && !(item.kind === "fill" && fades(item.paint)))
      covered = unionRegions(covered, within ? intersectRegions(own, within) : own);
  }
  return { items: kept.toReversed(), covered };
}

function ownRegion(item: Exclude<SceneItem, { readonly kind: "clip" }>, tolerance: number): Region {
  return item.kind === "fill"
    ? regionOf(item.path, tolerance, item.rule)
    : regionOf(transformPath(unitSquare, item.matrix), tolerance);
}

function cut(item: Exclude<SceneItem, { readonly kind: "clip" }>, path: Path): SceneItem {
  if (item.kind === "fill") return { ...item, path, rule: "nonzero" };
  return { kind: "clip", path, rule: "nonzero", items: [item] };
}

/** Whether two regions may share anything, by their boxes. */
function touch(a: Region, b: Region): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [one, other] = [boxOf(a), boxOf(b)];
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function boxOf(region: Region): Box {
  return pathBounds(regionPath(region));
}
