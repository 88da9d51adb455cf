import type { FrameLine } from "./frame-line.ts";

/** The straight box round a layer's frame, CSS pixels of the stage. */
export interface FrameExtent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function frameExtent(line: FrameLine): FrameExtent {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
