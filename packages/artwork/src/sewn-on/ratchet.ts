import {
  type Piece,
  type RatchetPart,
  ratchetParts,
  ratchetScrew,
  ratchetTooth,
} from "@holeshot/garments";
import type { Path, Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { bar, disc, fill, polygon } from "./lines.ts";
import { tones } from "./tones.ts";

/** Which way the wearer's right is on an end of the band, and where that end lies, mm of the piece. */
interface End {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The ratchet in the colours that it is bought in: what is left of the centre front lies on the band's left end, the rest on its
 * right one. Its form is in the light of the drape.
 */
export function ratchet(band: Piece): SceneItem[] {
  const { landmarks, bounds } = band;
  const middle = (bounds.top + bounds.bottom) / 2;
  const right = { x: landmarks["front_right"]?.x ?? bounds.right, from: 0, to: 90 };
  const left = { x: landmarks["front_left"]?.x ?? bounds.left, from: -90, to: 0 };
  return [...partsOn(left, middle), ...partsOn(right, middle)];
}

function partsOn(end: End, middle: number): SceneItem[] {
  const { buckle, lever, strap, foot } = ratchetParts;
  const place = (aside: number, off: number): Point => ({ x: end.x - aside, y: middle + off });
  const part = (one: RatchetPart, paint: string): SceneItem[] => {
    const path = plate(one, end, middle);
    return path ? [fill(path, paint)] : [];
  };
  const within = (aside: number) => aside > end.from && aside < end.to;
  const teeth = range(strap.at - strap.wide + ratchetTooth, strap.at + strap.wide, ratchetTooth);
  const screws = [-ratchetScrew.apart, ratchetScrew.apart].filter(() => within(foot.at));
  const [low, high] = [1.6 - strap.high, strap.high - 1.6];
  return [
    ...part(strap, tones.moulded),
    ...teeth
      .filter(within)
      .map((aside) => fill(bar(place(aside, low), place(aside, high), 1), tones.groove)),
    ...part(foot, tones.rim),
    ...screws.flatMap((off) => [
      fill(disc(place(foot.at, off), ratchetScrew.radius), tones.metal),
      fill(bar(place(foot.at - 2, off), place(foot.at + 2, off), 0.9), tones.groove),
    ]),
    ...part(buckle, tones.moulded),
    ...part(lever, tones.metal),
  ];
}

/** A part's outline on an end of the band, cut off where the end is; undefined where none of it lies there. */
function plate({ at, wide, high, round }: RatchetPart, end: End, middle: number): Path | undefined {
  if (at + wide <= end.from || at - wide >= end.to) return undefined;
  const corners: Point[] = [];
  for (const [turn, [h, v]] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].entries())
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = ((turn + step / STEPS) * Math.PI) / 2;
      const aside = at + (h as number) * (wide - round) + round * Math.cos(angle);
      corners.push({
        x: end.x - Math.min(end.to, Math.max(end.from, aside)),
        y: middle + (v as number) * (high - round) + round * Math.sin(angle),
      });
    }
  return polygon(corners);
}

/** Points of a round corner. */
const STEPS = 4;

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) }, (_, n) => from + n * by);
}
