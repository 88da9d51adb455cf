import type { Point } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { bar, beside, dashes, directionOf, fill, polygon, stroke } from "./lines.ts";
import { setOff, tones } from "./tones.ts";

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

/** Fainter than what hides print: lettering that a row of stitches crosses can still be read. */
const through = 0.85;

/**
 * What a pocket inside the leg shows outside: its edge caught by two rows of stitches, the box that holds the tape of its
 * mouth, and a bartack at either end. `edge` runs round the bag from one end of the `mouth` to the other.
 */
export function innerBag(
  mouth: readonly Point[],
  edge: readonly Point[],
  ground: Colour,
): SceneItem[] {
  const [from, to] = [mouth[0], mouth.at(-1)];
  if (!from || !to) return [];
  const { along, across } = directionOf(from, to);
  const place = (down: number, aside: number): Point => ({
    x: from.x + along.x * aside - across.x * down,
    y: from.y + along.y * aside - across.y * down,
  });
  const { length } = directionOf(from, to);
  const box = [
    place(tape.from, tape.end),
    place(tape.from, length - tape.end),
    place(tape.from + tape.high, length - tape.end),
    place(tape.from + tape.high, tape.end),
  ];
  const thread = { on: 3, off: 1.2, width: 1.1 };
  const rows = [2, 8].map((inside) => dashes(beside(edge, -inside), thread));
  const ends = [5, length - 5].map((aside) => bar(place(-1, aside), place(20, aside), 4));
  return [
    ...bagBehind(edge),
    // Tape behind it holds the cloth flat: light falls on it otherwise than round about.
    fill(polygon(box), setOff(ground), 0.3),
    ...[...rows, dashes([...box, ...box.slice(0, 1)], thread)].map((row) =>
      fill(row, tones.thread, through),
    ),
    ...ends.map((end) => fill(end, tones.thread, through)),
  ];
}

/** The hook and loop behind the mouth, mm: below its edge, clear of its ends. */
const tape = { from: 3, high: 16, end: 10 } as const;
