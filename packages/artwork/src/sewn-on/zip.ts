import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { bar, beside, dashes, directionOf, disc, fill, polygon, stitches } from "./lines.ts";
import { tones } from "./tones.ts";

/** Widths of a coil zip of size 5 with its tape turned under and stitched, mm. */
const tape = 20;
const coil = 6;

/** A closed zip from its slider to its end. */
export function zip(from: Point, to: Point): SceneItem[] {
  const line = [from, to];
  return [
    fill(bar(from, to, tape), tones.tape),
    fill(bar(from, to, coil + 1.6), tones.groove),
    fill(dashes(line, { on: 1.1, off: 0.9, width: coil }), tones.coil),
    fill(bar(from, to, 0.8), tones.groove),
    ...[2 - tape / 2, tape / 2 - 2].map((by) => stitches(beside(line, by))),
  ];
}

/** The slider at the start of a zip with its puller hanging along it. */
export function slider(at: Point, to: Point): SceneItem[] {
  const { along, across } = directionOf(at, to);
  const place = (down: number, aside = 0): Point => ({
    x: at.x + along.x * down + across.x * aside,
    y: at.y + along.y * down + across.y * aside,
  });
  const puller = [place(8, 3), place(34, 4.5), place(38, 2), place(38, -2), place(34, -4.5)];
  return [
    fill(polygon([place(0, 6), place(12, 4.5), place(12, -4.5), place(0, -6)]), tones.groove),
    fill(polygon([place(1, 5), place(11, 3.6), place(11, -3.6), place(1, -5)]), tones.metal),
    fill(polygon([...puller, place(8, -3)]), tones.groove),
    fill(bar(place(9.5), place(36.5), 5.4), tones.rim),
    fill(disc(place(10), 1.6), tones.metal),
  ];
}
