import type { Point } from "@holeshot/geometry";
import { at } from "./curves.ts";

/**
 * The grain of a band of rib between its seam and its fold: along the wales and so across the band, for a rib stretches
 * across its wales, round the body. `top` is a place on the band's upper edge.
 */
export function ribGrain(top: Point, height: number): readonly [Point, Point] {
  return [at(top.x, top.y + 0.1 * height), at(top.x, top.y + 0.9 * height)];
}
