import { boxPoint, type PlacedBox } from "./layer-box.ts";
import type { LocalMap } from "./stage-view.ts";

/** The straight box round a layer's frame, CSS pixels of the stage. */
export interface FrameExtent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

export function frameExtent(box: PlacedBox, map: LocalMap, ratio: number): FrameExtent {
  const points = corners.map(([x, y]) => map.toScreen(boxPoint(box, x, y)));
  const xs = points.map(({ x }) => x * ratio);
  const ys = points.map(({ y }) => y * ratio);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
