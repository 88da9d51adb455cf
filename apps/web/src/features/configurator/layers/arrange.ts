import type { PlacedBox } from "../../../editor/stage/frame/layer-box.ts";

export type Arrangement =
  | "left"
  | "centre"
  | "right"
  | "top"
  | "middle"
  | "bottom"
  | "across"
  | "down";

/** By how much a layer is moved, mm. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

/**
 * How far each box goes so that all stand in line, or with equal gaps between them (`across`, `down`).
 * What is aligned is what is seen: the extent of the box as it is turned. The outermost ones hold the rest.
 */
export function arrange(boxes: readonly PlacedBox[], how: Arrangement): readonly Shift[] {
  const across = how === "left" || how === "centre" || how === "right" || how === "across";
  const extents = boxes.map((box) => extentOf(box, across));
  const moves =
    how === "across" || how === "down"
      ? spread(extents)
      : extents.map((each) => lineUp(each, how, extents));
  return moves.map((by) => (across ? { dx: by, dy: 0 } : { dx: 0, dy: by }));
}

function lineUp(extent: Extent, how: Arrangement, all: readonly Extent[]): number {
  const from = Math.min(...all.map((each) => each.from));
  const to = Math.max(...all.map((each) => each.to));
  if (how === "left" || how === "top") return from - extent.from;
  if (how === "right" || how === "bottom") return to - extent.to;
  return (from + to) / 2 - (extent.from + extent.to) / 2;
}

function spread(extents: readonly Extent[]): readonly number[] {
  const order = extents
    .map((extent, index) => ({ extent, index }))
    .toSorted((a, b) => middleOf(a.extent) - middleOf(b.extent));
  const from = Math.min(...extents.map((each) => each.from));
  const to = Math.max(...extents.map((each) => each.to));
  const filled = extents.reduce((sum, each) => sum + each.to - each.from, 0);
  const gap = (to - from - filled) / Math.max(1, extents.length - 1);
  const moves = extents.map(() => 0);
  let next = from;
  for (const { extent, index } of order) {
    moves[index] = next - extent.from;
    next += extent.to - extent.from + gap;
  }
  return moves;
}

/** To a millionth of a millimetre: what turning leaves beyond it would decide between two that stand on one another. */
function middleOf({ from, to }: Extent): number {
  return Math.round((from + to) * 5e5) / 1e6;
}

function extentOf({ x, y, width, height, rotation }: PlacedBox, across: boolean): Extent {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const half = across ? (width * cos + height * sin) / 2 : (width * sin + height * cos) / 2;
  const middle = across ? x : y;
  return { from: middle - half, to: middle + half };
}
