import { step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import { underPeak } from "./helmet.ts";
import { graphite, type Paint, painted, silver, within } from "./paint.ts";

/** What is painted on a helmet, by part, cm about the middle of the head. */
export const helmetPaints: Readonly<Record<string, Paint>> = {
  shell: (place) => Math.min(crown(place), slash(place), chin(place)),
  peak: (place) => Math.min(stripes(place), 1 - 0.8 * step(0.1, 0.3, underPeak(place))),
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

/** Chin and lower rim are dark, as if dipped. */
function chin([x, y, z]: Vector): number {
  const line = -10.4 + 0.012 * (z - 4) ** 2 + 0.05 * Math.abs(x);
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
