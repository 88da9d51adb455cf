import { type BootLeg, rim, rimRise } from "./boot-shape.ts";
import { graphite, type Paint, painted, within } from "./paint.ts";

/** What of a boot is dyed dark, by part, cm as the boot is drawn: where it bends, its collar, its heel, what runs round its toes, and the outer mark. */
export function bootPaints({ top }: BootLeg, outer: 1 | -1): Readonly<Record<string, Paint>> {
  return {
    upper: ([, y, z]) => {
      const collar = rim - 3.1 + rimRise * (z - top[2]) - y;
      const bend = Math.abs(y - 13.1 + 0.12 * z) - 3.5;
      return Math.min(painted(within(collar), graphite), painted(within(bend), graphite));
    },
    plate: ([, y, z]) => painted(within(z + 4.4) * within(y - 15.5), graphite),
    cap: ([, y]) => painted(within(y - 3.1), graphite),
    mark: ([x]) => painted(within(-outer * x), graphite),
  };
}
