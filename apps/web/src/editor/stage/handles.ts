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

/**
 * A handle pushed away from the frame's middle where the frame is smaller than a finger: else there
 * is nothing left between the handles to drag the layer by.
 */
export function pushedOut(line: FrameLine, at: Point, least: number): Point {
  const centre = { x: mean(line.map(({ x }) => x)), y: mean(line.map(({ y }) => y)) };
  const away = { x: at.x - centre.x, y: at.y - centre.y };
  const push = (far: number): number => Math.sign(far) * Math.max(Math.abs(far), least);
  const flat = Math.abs(away.x) < 1;
  const upright = Math.abs(away.y) < 1;
  return {
    x: flat ? at.x : centre.x + push(away.x),
    y: upright ? at.y : centre.y + push(away.y),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
