import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { bar, beside, directionOf, fill, polygon, stitches, stroke } from "./lines.ts";
import { tones } from "./tones.ts";

type Line = readonly [Point, Point];

/** A pocket's bag shows through the thigh as a pressed edge: a dark line and, beside it, a light one. */
export function bagBehind(edge: readonly Point[]): SceneItem[] {
  return [
    fill(stroke(beside(edge, -1), 3), tones.groove, 0.3),
    fill(stroke(beside(edge, 1.6), 1.8), "#ffffff", 0.16),
  ];
}

/** The binding that a pocket's zip is set into, stitched all round. */
export function welt(from: Point, to: Point): SceneItem[] {
  const half = 16;
  const line = longer([from, to], 7);
  return [
    fill(bar(...line, 2 * half + 1.6), tones.groove, 0.5),
    fill(bar(...line, 2 * half), tones.moulded),
    stitches(round(line, half - 2.5)),
  ];
}

/** Fainter than what hides print: lettering that a row of stitches crosses can still be read. */
const through = 0.85;

/**
 * What a pocket inside the leg shows outside: its edge caught by two rows of stitches, the box that holds the tape of its
 * mouth, and a bartack at either end. `edge` runs round the bag from one end of the `mouth` to the other.
 */
export function innerBag(mouth: Line, edge: readonly Point[]): SceneItem[] {
  const tape = round(longer(beside(mouth, -11) as [Point, Point], -8), 8);
  const [from, to, low, start] = tape as [Point, Point, Point, Point];
  return [
    ...bagBehind(edge),
    // Tape behind it holds the cloth flat: light falls on it otherwise than round about.
    fill(polygon(tape), tones.thread, 0.35),
    ...[beside(edge, -2), beside(edge, -8), tape].map((row) => stitches(row, through)),
    fill([...bar(to, low, 4), ...bar(start, from, 4)], tones.thread, through),
  ];
}

/** A line that goes on at both ends by so much, mm. */
function longer([from, to]: Line, by: number): [Point, Point] {
  const { along } = directionOf(from, to);
  const [x, y] = [along.x * by, along.y * by];
  return [
    { x: from.x - x, y: from.y - y },
    { x: to.x + x, y: to.y + y },
  ];
}

/** Round a strip so wide to both sides of a line, back to where it began. */
function round(line: Line, half: number): readonly Point[] {
  const one = beside(line, half);
  return [...one, ...beside(line, -half).toReversed(), ...one.slice(0, 1)];
}
