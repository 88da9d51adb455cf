import type { FrameExtent } from "./frame/frame-extent.ts";

/** What is in sight of the picture, CSS pixels of the picture. */
export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface BarSize {
  readonly width: number;
  readonly height: number;
}

export interface BarPlace {
  readonly left: number;
  readonly top: number;
  /** The frame itself is out of sight: its tools would stand beside nothing. */
  readonly away: boolean;
}

/** Above the rotation handle, which stands 30 px above the frame and has a radius of 6. */
const ABOVE_PX = 48;
/** Below the frame and its measure chip. */
const BELOW_PX = 48;
const EDGE_PX = 4;

/** Above the frame, or below it where there is no room; always inside what is in sight. */
export function barPlace(extent: FrameExtent, seen: Seen, bar: BarSize): BarPlace {
  const highest = seen.top + EDGE_PX;
  const lowest = seen.bottom - bar.height - EDGE_PX;
  const above = extent.top - ABOVE_PX - bar.height;
  const below = extent.bottom + BELOW_PX;
  const fits = above >= highest && above <= lowest;
  const middle = (extent.left + extent.right) / 2 - bar.width / 2;
  return {
    left: within(middle, seen.left + EDGE_PX, seen.right - bar.width - EDGE_PX),
    top: fits ? above : within(below, highest, lowest),
    away:
      extent.bottom < seen.top ||
      extent.top > seen.bottom ||
      extent.right < seen.left ||
      extent.left > seen.right,
  };
}

/** Where there is too little room for both, the lower bound holds. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
