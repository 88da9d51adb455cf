import type { Distance, Ring } from "../mannequin/distance.ts";
import { girth } from "../mannequin/girth.ts";

/** A section of a build: level and front as shares of the height, its form, and its girth told by the table's. */
export interface RingShape {
  readonly y: number;
  readonly front: number;
  /** Depth as a share of the width. */
  readonly flat: number;
  /** Girth as shares of chest, waist and hip. */
  readonly girth: Readonly<Partial<Record<Level, number>>>;
}

export type Level = "chest" | "waist" | "hip";
type Wanted = Readonly<Record<Level, { readonly y: number; readonly girth: number }>>;

const rounds = 8;

/** Sizes the rings so that the finished torso, swellings included, has the wanted girth at each level. */
export function fitRings(
  shapes: readonly RingShape[],
  wanted: Wanted,
  height: number,
  torsoOf: (rings: readonly Ring[]) => Distance,
): Ring[] {
  const levels: readonly Level[] = ["chest", "waist", "hip"];
  const given = { chest: wanted.chest.girth, waist: wanted.waist.girth, hip: wanted.hip.girth };
  const ringsNow = () => shapes.map((shape) => ringOf(shape, given, height));
  for (let round = 0; round < rounds; round++) {
    const torso = torsoOf(ringsNow());
    for (const level of levels) {
      const { y, girth: aim } = wanted[level];
      given[level] *= aim / girth(torso, [0, y, 0]);
    }
  }
  return ringsNow();
}

function ringOf(
  { y, front, flat, girth: shares }: RingShape,
  given: Record<Level, number>,
  height: number,
): Ring {
  const around = Object.entries(shares).reduce(
    (sum, [level, share]) => sum + share * given[level as Level],
    0,
  );
  // Ramanujan's ellipse, 3 % more for the squareness.
  const width =
    around / (1.03 * Math.PI * (3 * (1 + flat) - Math.sqrt((3 + flat) * (1 + 3 * flat))));
  return { y: y * height, width, depth: flat * width, front: front * height };
}
