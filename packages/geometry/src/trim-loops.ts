import { findCrossing } from "./find-crossing.ts";
import type { Point } from "./point.ts";

/**
 * A closed line without the small loops an inward offset leaves in its corners: at each crossing the part with
 * fewer points is cut away. Gives the same points when the line is simple.
 */
export function trimLoops<S extends string = string>(points: readonly Point<S>[]): Point<S>[] {
  let line = [...points];
  for (;;) {
    const crossing = findCrossing(line);
    if (!crossing) return line;
    const [first, second] = crossing.segments;
    const inside = line.slice(first + 1, second + 1);
    const outside = [...line.slice(second + 1), ...line.slice(0, first + 1)];
    line = [crossing.at, ...(inside.length > outside.length ? inside : outside)];
  }
}
