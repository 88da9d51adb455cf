import type { Vector } from "../mannequin/vector.ts";
import type { LegCrouch } from "./crouched-legs.ts";
import { type Hips, withHips } from "./hips.ts";
import { alongLeg, type Ease, easedLegs, type Legs } from "./leg-bones.ts";

/** How pants are worn: how their rider stands in them, and how their cloth falls. */
export interface PantsWear {
  /** How far each leg goes from standing to rest. */
  readonly ease: Readonly<Record<"left" | "right", Ease>>;
  /** Length each leg is pushed together by, cm on a rider of 177: it becomes folds above the ankle. */
  readonly surplus: Readonly<Record<"left" | "right", number>>;
  /** How far the elastic of the back is drawn out when the pants are worn, where hips are wider beside the waist than a man's. */
  readonly elastic?: number;
  /** How readily the cloth bends, beside the men's that are worn in the boot. */
  readonly softness: number;
  /** Friction on what is worn under them: it keeps folds where they were made. */
  readonly cling: number;
  /** How the hips stand once the weight is on one leg. */
  readonly hips: Hips;
  /** How far the waistband slides down when the rider has moved in the pants, cm on a rider of 177. */
  readonly slide: number;
  /** How much further than to rest the legs go on the way: cloth keeps the folds of what it was bent by. */
  readonly stir: number;
  /** Size of the rider, when he wears his pants larger than he is. */
  readonly rider?: string;
  /** He crouches on his pegs instead of standing at ease. */
  readonly crouch?: LegCrouch;
}

/** A rider somewhere on the way from standing to standing at ease. */
export interface Stand {
  readonly legs: Legs;
  readonly hips: Hips;
  /** How far the waistband has slid down, cm. */
  readonly slid: number;
}

/** A rider who has come a share of the way. */
export function standOnTheWay(
  standing: Legs,
  wear: PantsWear,
  height: number,
  share: number,
): Stand {
  return {
    legs: easedLegs(standing, strideOf(wear, share), height, 1),
    hips: { drop: share * wear.hips.drop, turn: share * wear.hips.turn },
    slid: (share * wear.slide * height) / 1770,
  };
}

/** On the way the legs go wider apart than they come to rest. */
function strideOf({ ease, stir }: PantsWear, share: number): PantsWear["ease"] {
  const wide = stir * Math.sin(Math.PI * share);
  const between = ({ knee, ankle }: Ease): Ease => ({
    knee: [knee[0] * share + wide, knee[1] * share],
    ankle: [ankle[0] * share + 2 * wide, ankle[1] * share],
  });
  return { left: between(ease.left), right: between(ease.right) };
}

/** Cloth between the legs goes half with the one and half with the other, that above them with the hips. */
export function stepAlong(before: Stand, after: Stand, place: Vector): Vector {
  const [x, y] = place;
  const left = Math.min(1, Math.max(0, (x + 3) / 6));
  const a = alongLeg(before.legs.left, after.legs.left, y);
  const b = alongLeg(before.legs.right, after.legs.right, y);
  const carried: Vector = [
    x + a[0] * left - b[0] * (1 - left),
    y + a[1] * left + b[1] * (1 - left) - (after.slid - before.slid) * above(after.legs, y, 12),
    place[2] + a[2] * left + b[2] * (1 - left),
  ];
  const share = above(after.legs, y, 0);
  if (share === 0) return carried;
  const square = withHips(carried, after.legs, before.hips, -share);
  return withHips(square, after.legs, after.hips, share);
}

/** How much a height belongs to the hips: nothing below the hip joints, all of it 12 cm higher. */
function above({ left }: Legs, y: number, from: number): number {
  const share = Math.min(1, Math.max(0, (y - left.hip[1] + 6 - from / 2) / 12));
  return share * share * (3 - 2 * share);
}
