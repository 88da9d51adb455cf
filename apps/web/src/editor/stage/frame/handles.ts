import type { Point } from "@holeshot/geometry";
import { FRAME_POINTS, type FrameLine } from "./frame-line.ts";

export type Handle = "scale" | "rotate" | "width-left" | "width-right" | "curve";

export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  /** Degrees on screen, so that a side handle lies along its side. */
  readonly turn: number;
}

const ROTATE_ABOVE_PX = 30;

/** A corner of the frame, 0 is the top left, clockwise. */
export function cornerOf(line: FrameLine, corner: number): Point {
  return line[corner * FRAME_POINTS] ?? { x: 0, y: 0 };
}

/** The middle of a side, 0 is the top, clockwise. */
export function middleOf(line: FrameLine, side: number): HandlePlace {
  const middle = side * FRAME_POINTS + FRAME_POINTS / 2;
  const at = line[middle] ?? { x: 0, y: 0 };
  const before = line[middle - 2] ?? at;
  const after = line[middle + 2] ?? at;
  const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return { x: at.x, y: at.y, turn };
}

/** The rotation knob stands off the top edge, away from the middle of the frame. */
export function knobOf(line: FrameLine): { readonly foot: Point; readonly knob: Point } {
  const foot = middleOf(line, 0);
  const below = middleOf(line, 2);
  const away = { x: foot.x - below.x, y: foot.y - below.y };
  const length = Math.hypot(away.x, away.y) || 1;
  return {
    foot,
    knob: {
      x: foot.x + (away.x / length) * ROTATE_ABOVE_PX,
      y: foot.y + (away.y / length) * ROTATE_ABOVE_PX,
    },
  };
}

/** Nearer to the frame's middle, along either axis, no handle stands, CSS pixels. */
export const LEAST = { fine: 20, coarse: 36 };

/** How far down the handles of a frame reach, those that were pushed out too. */
export function lowestOf(line: FrameLine, least: number): number {
  const corners = [0, 1, 2, 3].map((at) => pushedOut(line, cornerOf(line, at), least, "both"));
  return Math.max(...corners.map(({ y }) => y), ...line.map(({ y }) => y));
}

/** Which way a handle gives way: a corner both, the sides along the frame's width, the others along its height. */
export type Giving = "both" | "width" | "height";

/**
 * A handle pushed away from the frame's middle where the frame is smaller than a finger: else there
 * is nothing left between the handles to drag the layer by.
 */
export function pushedOut(line: FrameLine, at: Point, least: number, giving: Giving): Point {
  const centre = { x: mean(line.map(({ x }) => x)), y: mean(line.map(({ y }) => y)) };
  const along = unit(middleOf(line, 3), middleOf(line, 1));
  const down = unit(middleOf(line, 0), middleOf(line, 2));
  const off = { x: at.x - centre.x, y: at.y - centre.y };
  const more = (axis: Point, wanted: boolean): Point => {
    const far = off.x * axis.x + off.y * axis.y;
    const push = wanted && Math.abs(far) < least ? Math.sign(far) * least - far : 0;
    return { x: axis.x * push, y: axis.y * push };
  };
  const wide = more(along, giving !== "height");
  const tall = more(down, giving !== "width");
  return { x: at.x + wide.x + tall.x, y: at.y + wide.y + tall.y };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
