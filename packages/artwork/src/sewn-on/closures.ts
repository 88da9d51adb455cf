import type { Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { bar, dashes, disc, fill, polygon, stitches, stroke } from "./lines.ts";
import { tones } from "./tones.ts";

/** How far the front of a waistband is covered by what closes it, mm from its end. */
const covered = { dial: 84, "hook-and-loop": 92 };

/** A dial on the right end of the waistband: it winds two laces that pull the left end in. */
export function dial(band: Piece): SceneItem[] {
  const { end, low, foot } = endsOf(band);
  const centre = at(end - 30, low / 2);
  const knurls = Array.from({ length: 37 }, (_, i): Point => {
    const turn = (i / 36) * 2 * Math.PI;
    return at(centre.x + 17.5 * Math.cos(turn), centre.y + 17.5 * Math.sin(turn));
  });
  const laces = [-9, 9].map((by) => [at(end - covered.dial, low / 2 + by), at(end, low / 2 + by)]);
  const left = [-9, 9].map((by) => [at(foot, low / 2 + by), at(foot + 46, low / 2 + by)]);
  const lines = [...laces, ...left];
  return [
    fill(polygon(box(end - covered.dial, 3, end, low - 3)), tones.moulded),
    fill(polygon(box(foot, 3, foot + 56, low - 3)), tones.moulded),
    ...[box(end - covered.dial + 2, 5, end - 2, low - 5), box(foot + 2, 5, foot + 54, low - 5)].map(
      (edge) => stitches([...edge, edge[0]]),
    ),
    fill(
      lines.flatMap((line) => stroke(line, 2.6)),
      tones.groove,
    ),
    fill(
      lines.flatMap((line) => stroke(line, 1.5)),
      tones.metal,
    ),
    fill(disc(centre, 20.5), tones.groove),
    fill(disc(centre, 19.5), tones.rim),
    fill(dashes(knurls, { on: 1.5, off: 1.5, width: 4 }), tones.groove),
    fill(disc(centre, 14), tones.moulded),
    fill(disc(at(centre.x - 2, centre.y - 2), 10), tones.rim),
    fill(bar(at(centre.x, centre.y - 12.5), at(centre.x, centre.y - 7), 2.2), tones.metal),
  ];
}

/** A flap of hook-and-loop over the front: webbing in a stitched box with its cross. */
export function hookAndLoop(band: Piece): SceneItem[] {
  const { end, low, foot } = endsOf(band);
  const reach = covered["hook-and-loop"];
  const field = box(end - reach, 4, end, low - 4);
  const [a, b, c, d] = box(end - reach + 4, 8, end - 34, low - 8);
  return [
    fill(polygon(field), tones.tape),
    fill(polygon(box(foot, 4, foot + 30, low - 4)), tones.tape),
    stitches([a, b, c, d, a]),
    stitches([a, c]),
    stitches([b, d]),
    fill(bar(at(end - 26, 6), at(end - 26, low - 6), 2), tones.groove),
    fill(bar(at(end - 5, 6), at(end - 5, low - 6), 6), tones.rim),
  ];
}

function endsOf({ landmarks, bounds }: Piece) {
  return {
    end: landmarks["front_right"]?.x ?? bounds.right,
    foot: landmarks["front_left"]?.x ?? bounds.left,
    low: bounds.bottom,
  };
}

function at(x: number, y: number): Point {
  return { x, y };
}

function box(
  left: number,
  top: number,
  right: number,
  bottom: number,
): [Point, Point, Point, Point] {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}
