import { type BootLeg, rim, rimRise } from "./boot-shape.ts";
import { graphite, type Paint, painted, within } from "./paint.ts";

/** What of a boot is dyed dark, by part, cm as the boot is drawn: where it bends, its collar and its heel. */
export function bootPaints({ top }: BootLeg): Readonly<Record<string, Paint>> {
  return {
    upper: ([, y, z]) => {
      const collar = rim - 3.1 + rimRise * (z - top[2]) - y;
      const bend = Math.abs(y - 13.1 + 0.12 * z) - 3.5;
      return Math.min(painted(within(collar), graphite), painted(within(bend), 2 * graphite));
    },
    plate: ([, y, z]) => painted(within(z + 4.4) * within(y - 15.5), 3 * graphite),
  };
}
