import { bodyMeasures } from "@holeshot/garments";
import type { Recipe } from "../drape/recipe.ts";
import { unit, type Vector } from "../mannequin/vector.ts";
import { drapePants } from "../pants/drape-pants.ts";
import type { PantsWear } from "../pants/ease-up.ts";
import { crouchedStand, type LegCrouch } from "../pants/crouched-legs.ts";
import { withHips } from "../pants/hips.ts";
import { lowerBodyNeeds, standingLegs } from "../pants/leg-bones.ts";
import { lowerBody } from "../pants/lower-body.ts";
import type { Reach } from "../top/arm.ts";
import { man } from "../top/builds.ts";
import type { Crouch } from "../top/crouch.ts";
import { topRecipe } from "../top/top-recipe.ts";

/** On the pegs: hips back over bent knees, the chest low behind the bars. */
const legs: LegCrouch = {
  hips: [-16.5, -18.5],
  pitch: 22,
  left: { ankle: [2.2, -1.4], knee: 0.34 },
  right: { ankle: [1.6, 1.6], knee: 0.28 },
  slide: [2, 7],
};
const hips = { drop: 1.5, turn: 2 };
const bow = 20;

const wear: PantsWear = {
  ease: { left: { knee: [0, 0], ankle: [0, 0] }, right: { knee: [0, 0], ankle: [0, 0] } },
  surplus: { left: 2.4, right: 2.4 },
  softness: 2.2,
  cling: 0.3,
  hips,
  slide: 0,
  stir: 0,
  crouch: legs,
};

/** Pants on a rider in attack. */
export function attackPants(): Recipe {
  return drapePants("W32", 9, wear);
}

/** An arm's directions as they are seen in the world, told to a trunk that is tilted. */
function reach(upper: Vector, fore: Vector): Reach {
  const angle = ((legs.pitch + bow) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const own = ([x, y, z]: Vector): Vector =>
    unit([x, y * cosine + z * sine, z * cosine - y * sine]);
  return { upper: own(upper), fore: own(fore) };
}

/** The jersey on the same rider: elbows up and out, hands at the bars. */
export function attackJersey(): Recipe {
  const measures = bodyMeasures("pants", "W32", lowerBodyNeeds);
  const standing = standingLegs(measures);
  const cloth = 0.9;
  const crouch = (share: number): Crouch => {
    const stand = crouchedStand(standing, legs, hips, measures.height, share);
    const tilt = stand.hips.tilt;
    if (!tilt) throw new RangeError("A rider in attack has tilted hips");
    const { dressed } = lowerBody(measures, stand);
    const waist = 0.53 * measures.height / 10;
    const hipsDown = (place: Vector) =>
      Math.max(dressed(place) - cloth, withHips(place, standing, stand.hips, -1)[1] - waist);
    return { ...tilt, bow: share * bow, legs: hipsDown };
  };
  return topRecipe({
    product: "jersey",
    size: "L",
    options: {},
    build: man,
    pose: {
      left: reach([0.78, -0.48, 0.38], [-0.2, -0.62, 0.75]),
      right: reach([0.82, -0.42, 0.36], [-0.26, -0.6, 0.75]),
      twist: 3,
    },
    crouch,
    held: ["cuff_left.hem", "cuff_right.hem"],
    sleeveShare: 0.909,
  });
}
