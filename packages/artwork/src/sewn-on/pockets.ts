import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { bar, beside, dashes, directionOf, fill, stroke } from "./lines.ts";
import { tones } from "./tones.ts";

/** A pocket's bag shows through the thigh as a pressed edge: a dark line and, beside it, a light one. */
export function bagBehind(edge: readonly Point[]): SceneItem[] {
  return [
    fill(stroke(beside(edge, -1), 3), tones.groove, 0.3),
    fill(stroke(beside(edge, 1.6), 1.8), "#ffffff", 0.16),
  ];
}

/** The binding that a pocket's zip is set into, stitched all round. */
export function welt(from: Point, to: Point): SceneItem[] {
  const { along } = directionOf(from, to);
  const [reach, half] = [7, 16];
  const start = { x: from.x - along.x * reach, y: from.y - along.y * reach };
  const end = { x: to.x + along.x * reach, y: to.y + along.y * reach };
  const sides = [half - 2.5, 2.5 - half].map((by) => beside([start, end], by));
  const [one = [], other = []] = sides;
  const round = [...one, ...other.toReversed(), ...one.slice(0, 1)];
  return [
    fill(bar(start, end, 2 * half + 1.6), tones.groove, 0.5),
    fill(bar(start, end, 2 * half), tones.moulded),
    fill(dashes(round, { on: 3, off: 1.2, width: 0.9 }), tones.thread),
  ];
}
