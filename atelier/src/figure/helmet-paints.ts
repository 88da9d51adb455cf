import { step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import { underPeak } from "./helmet.ts";
import { graphite, type Paint, painted, silver, within } from "./paint.ts";

/** What is painted on a helmet, by part, cm about the middle of the head. */
export const helmetPaints: Readonly<Record<string, Paint>> = {
  shell: (place) => Math.min(crown(place), slash(place), chin(place)),
  peak: (place) => Math.min(stripes(place), painted(step(0.1, 0.3, underPeak(place)), graphite)),
  lens: ([x, y]) => tint(x, y),
  mark: () => graphite,
};

/** A broad stripe over the crown with a fine one on either side, from brow to nape. */
function crown([x, y]: Vector): number {
  const wide = Math.abs(x);
  const above = step(-3.6, -3.4, y);
  const narrows = 2.5 - 0.06 * Math.max(0, y - 2);
  return Math.min(
    painted(above * within(wide - narrows), graphite),
    painted(above * within(Math.abs(wide - narrows - 0.75) - 0.28), silver),
  );
}

/** A flash along each side that widens from the temple to the back, and a fine line under it. */
function slash([x, y, z]: Vector): number {
  const aside = step(5.2, 5.6, Math.abs(x));
  const middle = 0.4 + 0.34 * z;
  const half = 0.3 + 0.13 * Math.max(0, 5 - z);
  const on = aside * within(z - 6.5);
  return Math.min(
    painted(on * within(Math.abs(y - middle) - half), graphite),
    painted(on * within(Math.abs(y - middle + half + 0.75) - 0.25), silver),
  );
}

/** A lens is tinted: silver above, nearly black below, and it bows with the brow. */
function tint(x: number, y: number): number {
  return 0.05 + 0.95 * step(-2.6, 4.2, y + 0.02 * x * x) ** 1.5;
}

/** The chin is dark, as if dipped; behind the ears the rim is white. */
function chin([x, y, z]: Vector): number {
  const line =
    -11.9 + 0.012 * Math.max(0, z - 4) ** 2 - 0.4 * Math.max(0, 4 - z) + 0.05 * Math.abs(x);
  return painted(within(y - line), graphite);
}

/** Two flashes on the peak that run together to its tip. */
function stripes([x, , z]: Vector): number {
  const wide = Math.abs(x);
  const middle = 6.6 - 0.12 * (z - 6);
  return Math.min(
    painted(within(Math.abs(wide - middle) - 1.1), graphite),
    painted(within(Math.abs(wide - middle + 1.75) - 0.25), silver),
  );
}
