import { bodyMeasures } from "@holeshot/garments";
import type { Recipe } from "../drape/recipe.ts";
import { crouchedStand, type LegCrouch } from "./crouched-legs.ts";
import { drapePants } from "./drape-pants.ts";
import type { PantsWear } from "./ease-up.ts";
import type { Hips } from "./hips.ts";
import { lowerBodyNeeds, standingLegs } from "./leg-bones.ts";

/** On the pegs: hips back over bent knees, the chest low behind the bars. */
export const attackLegs: LegCrouch = {
  hips: [-18, -16],
  pitch: 15,
  left: { ankle: [2.2, -1.4], knee: 0.34 },
  right: { ankle: [1.6, 1.6], knee: 0.28 },
  slide: [3, 13],
};
const hips = { drop: 1.5, turn: 2 };

/** Pants are worn loose, as there are braces and guards under them: who crouches has room at his seat. */
const rider = "W30";

const wear: PantsWear = {
  ease: { left: { knee: [0, 0], ankle: [0, 0] }, right: { knee: [0, 0], ankle: [0, 0] } },
  surplus: { left: 2.4, right: 2.4 },
  softness: 2.2,
  cling: 0.3,
  hips,
  slide: 0,
  stir: 0,
  rider,
  crouch: attackLegs,
};

/** Men's pants on a rider in attack. */
export function attackPants(): Recipe {
  return drapePants("W32", 9, wear);
}

/** How the hips of the same rider are tilted after a share of the way. */
export function attackHips(share: number): NonNullable<Hips["tilt"]> {
  const measures = bodyMeasures("pants", rider, lowerBodyNeeds);
  const standing = standingLegs(measures);
  const { tilt } = crouchedStand(standing, attackLegs, hips, measures.height, share).hips;
  if (!tilt) throw new RangeError("A rider in attack has tilted hips");
  return tilt;
}
