import { smoothUnion, type Distance } from "../mannequin/distance.ts";
import type { Vector } from "../mannequin/vector.ts";
import type { BootLeg, BootShape } from "./boot-shape.ts";
import { panel } from "./carving.ts";
import { roundBoth } from "./solids.ts";

/** A strap of a boot: its height at the shaft's middle and how much it rises to the front, cm; where round the shaft it begins, has its buckle and ends, degrees from the front to the outside. */
interface Strap {
  readonly height: number;
  readonly rise: number;
  readonly from: number;
  readonly buckle: number;
  readonly to: number;
}

/** The lowest falls to the front, over the instep; the others begin beside the shin plate, on the leather inside. */
const straps: readonly Strap[] = [
  { height: 11.6, rise: -0.46, from: -80, buckle: 44, to: 112 },
  ...[20.6, 27.2, 33.8].map((height) => ({ height, rise: 0.1, from: -50, buckle: 54, to: 116 })),
];

/** Half a strap's width, and how thick it lies on what is below it, cm. */
const [half, thick] = [0.86, 0.36];

/** Where a place is on a strap, cm: along it from its buckle to the outside, and up from its middle; and how long it is either way. */
export interface OnStrap {
  readonly along: number;
  readonly across: number;
  readonly ends: readonly [number, number];
}

/** Centimetres a degree round a shaft: no shaft is thinner. */
const degree = (6 * Math.PI) / 180;

/** Where a place is on each of a boot's straps, which lie round its leg. */
export function onStraps({ top }: BootLeg, outer: 1 | -1): (place: Vector) => readonly OnStrap[] {
  return ([x, y, z]) => {
    const up = Math.max(0, y - 11.5) / (top[1] - 11.5);
    const middle = [top[0] * up, -0.6 + (top[2] + 0.6) * up] as const;
    const turn = (Math.atan2(outer * (x - middle[0]), z - middle[1]) * 180) / Math.PI;
    return straps.map(({ height, rise, from, buckle, to }) => ({
      along: degree * (turn - buckle),
      across: (y - height - rise * z) / Math.hypot(1, rise),
      ends: [degree * (buckle - from), degree * (to - buckle)],
    }));
  };
}

/** Distance to a strap's outline, cm, negative on it: its ends are round. */
export function strapEdge({ along, across, ends: [before, after] }: OnStrap): number {
  return panel(along - (after - before) / 2, across, (before + after) / 2, half, 0.7);
}

/** Distance to the outline of a buckle's frame. */
export function frameEdge({ along, across }: OnStrap): number {
  return panel(along, across, 2.1, 1.3, 0.45);
}

/** Distance to the outline of a buckle's lever, which narrows to the front, where it is lifted. */
export function leverEdge({ along, across }: OnStrap): number {
  return panel(along + 0.15, across, 2.45, 0.92 + 0.11 * along, 0.4);
}

/** Straps that lie on a boot and what is fitted to it, and dip beside it; and their buckles. */
export function strapsOn(
  { body, leg, outer }: BootShape,
  fitted: readonly Distance[],
): { readonly straps: Distance; readonly buckles: Distance } {
  const on = onStraps(leg, outer);
  const under = smoothUnion(0.9, body, ...fitted);
  const nearest = (place: Vector, edge: (on: OnStrap) => number) =>
    Math.min(...on(place).map(edge));
  return {
    straps: (place) => {
      const off = under(place);
      return 0.86 * Math.max(roundBoth(off - thick, nearest(place, strapEdge), 0.24), -off - 0.9);
    },
    buckles: (place) => {
      const off = under(place);
      const lever = Math.min(
        ...on(place).map((one) =>
          // It is hinged behind and lifted in front.
          roundBoth(off - 1.02 + 0.09 * one.along, leverEdge(one), 0.28),
        ),
      );
      const frame = roundBoth(off - 0.62, nearest(place, frameEdge), 0.24);
      return 0.84 * Math.max(Math.min(frame, lever), -off - 0.6);
    },
  };
}

/** Share of light that straps and buckles leave on what they lie on: light comes from above. */
export function besideStraps(on: readonly OnStrap[]): number {
  return on.reduce((left, one) => {
    const off = Math.min(strapEdge(one), frameEdge(one));
    const [dark, wide] = one.across < 0 ? [0.6, 0.75] : [0.34, 0.36];
    return left * (1 - dark * Math.exp(-((Math.max(0, off) / wide) ** 2)));
  }, 1);
}
