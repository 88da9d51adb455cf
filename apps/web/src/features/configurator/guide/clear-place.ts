export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const GAP = 12;
export const WIDTH = 264;
export const HEIGHT = 130;

const STEP = 8;
/** So many covered pixels are as bad as standing one pixel further off. */
const PIXELS = 4;

/** Where a tip stands near the place that is wanted and covers the least of what is kept clear. */
export function clearPlace(
  wanted: Pick<Rect, "left" | "top">,
  kept: readonly Rect[],
  window: Pick<Rect, "width" | "height">,
): { readonly left: number; readonly top: number } {
  const costOf = (left: number, top: number): number =>
    Math.hypot(left - wanted.left, top - wanted.top) +
    kept.reduce((sum, rect) => sum + covered(rect, left, top), 0) / PIXELS;
  let best = { left: wanted.left, top: wanted.top };
  let least = costOf(best.left, best.top);
  for (let top = GAP; top <= window.height - HEIGHT - GAP; top += STEP) {
    for (let left = GAP; left <= window.width - WIDTH - GAP; left += STEP) {
      const cost = costOf(left, top);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

function covered(rect: Rect, left: number, top: number): number {
  const across = Math.min(rect.left + rect.width, left + WIDTH) - Math.max(rect.left, left);
  const down = Math.min(rect.top + rect.height, top + HEIGHT) - Math.max(rect.top, top);
  return Math.max(0, across) * Math.max(0, down);
}
