import { step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";

/** What a part is painted over its own centimetres: the share of its colour's light that it keeps, 1 where it is not. */
export type Paint = (place: Vector) => number;

/** The paints of a white part, as shares of its white. */
export const [graphite, silver] = [0.03, 0.48];

/** 1 where `off` is negative, its edge as sharp as a decal's; cm. */
export function within(off: number): number {
  return 1 - step(-0.06, 0.06, off);
}

/** Painted where `share` is 1. */
export function painted(share: number, keeps: number): number {
  return 1 - share * (1 - keeps);
}
