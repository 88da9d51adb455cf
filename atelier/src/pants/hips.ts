import type { Distance } from "../mannequin/distance.ts";
import { add, subtract, turn, type Vector } from "../mannequin/vector.ts";
import type { Legs } from "./leg-bones.ts";

/** How hips stand over the feet: nobody's are level and square. */
export interface Hips {
  /** Degrees the left hip hangs lower than the right one, on which the weight is. */
  readonly drop: number;
  /** Degrees they are turned to the wearer's left. */
  readonly turn: number;
  /** How they are tilted forward, degrees, and where their middle has gone; they stand upright when left out. */
  readonly tilt?: { readonly pitch: number; readonly from: Vector; readonly to: Vector };
}

export const squareHips: Hips = { drop: 0, turn: 0 };

const degree = Math.PI / 180;

/** Where a place goes when square hips come to stand so; `share` of the way, backwards when negative. */
export function withHips(place: Vector, legs: Legs, hips: Hips, share: number): Vector {
  const centre: Vector = [0, legs.left.hip[1], legs.left.hip[2]];
  const { pitch, from, to } = hips.tilt ?? { pitch: 0, from: centre, to: centre };
  const [drop, round] = [-hips.drop * degree * share, hips.turn * degree * share];
  const tilt = (off: Vector) => turn(off, [1, 0, 0], pitch * degree * share);
  if (share < 0) {
    const off = tilt(subtract(place, to));
    return add(from, turn(turn(off, [0, 1, 0], round), [0, 0, 1], drop));
  }
  const off = subtract(place, from);
  return add(to, tilt(turn(turn(off, [0, 0, 1], drop), [0, 1, 0], round)));
}

/** A trunk that stands as its hips do. */
export function onHips(trunk: Distance, legs: Legs, hips: Hips): Distance {
  return (place) => trunk(withHips(place, legs, hips, -1));
}
