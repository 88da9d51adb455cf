import type { Vector } from "../mannequin/vector.ts";
import { type BootLeg, bootShape, rim, rimRise } from "./boot-shape.ts";
import { outsole } from "./boot-carvings.ts";
import { leverEdge, onStraps } from "./boot-straps.ts";
import { graphite, type Paint, painted, within } from "./paint.ts";

/** How far off the leg a plate is lined, cm: where it stands over the collar its inside is seen from behind. */
const lined = 0.3;

/** What of a boot is dyed dark, by part, cm as the boot is drawn: where it bends, its collar, its heel, plates' insides, its outsole, buckles' frames, and the outer mark. */
export function bootPaints(leg: BootLeg, outer: 1 | -1): Readonly<Record<string, Paint>> {
  const { top } = leg;
  const { body } = bootShape(leg, outer);
  const on = onStraps(leg, outer);
  /** The heel is dark, whether a plate lies on it or, under pants that hang over the boot, none. */
  const heelAt = ([, y, z]: Vector) => within(z + 4.4) * within(y - 15.5);
  return {
    upper: (place) => {
      const [, y, z] = place;
      const collar = rim - 3.1 + rimRise * (z - top[2]) - y;
      const bend = Math.abs(y - 13.1 + 0.12 * z) - 3.5;
      return painted(Math.max(within(collar), within(bend), heelAt(place)), graphite);
    },
    plate: (place) => painted(Math.max(heelAt(place), within(body(place) - lined)), graphite),
    sole: ([, y]) => painted(within(y - outsole), 0.16),
    // A buckle's frame is dark, its lever of metal.
    buckles: (place) => painted(1 - within(Math.min(...on(place).map(leverEdge))), 0.12),
    mark: ([x]) => painted(within(-outer * x), graphite),
  };
}
