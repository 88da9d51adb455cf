import { bodyMeasures } from "@holeshot/garments";
import type { Recipe } from "../drape/recipe.ts";
import { unit, type Vector } from "../mannequin/vector.ts";
import { drapePants } from "../pants/drape-pants.ts";
import type { PantsWear } from "../pants/ease-up.ts";
import { crouchedStand, type LegCrouch } from "../pants/crouched-legs.ts";
import { lowerBodyNeeds, standingLegs } from "../pants/leg-bones.ts";
import type { Reach } from "../top/arm.ts";
import { man } from "../top/builds.ts";
import { crouched, type Crouch } from "../top/crouch.ts";
import { topRecipe } from "../top/top-recipe.ts";

/** On the pegs: hips back over bent knees, the chest low behind the bars. */
const legs: LegCrouch = {
  hips: [-12.5, -15.5],
  pitch: 16,
  left: { ankle: [2.2, -1.4], knee: 0.34 },
  right: { ankle: [1.6, 1.6], knee: 0.28 },
  slide: [3, 6],
};
const hips = { drop: 1.5, turn: 2 };
const bow = 18;

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
  crouch: legs,
};

/** Pants on a rider in attack. */
export function attackPants(): Recipe {
  return drapePants("W32", 9, wear);
}

/** Where the rider is who wears both. */
export const attackStand = { height: 177 };

/** Neck and head of the rider: looking ahead over the bars, the head further up than the back. */
export function headOf(size: number): {
  readonly neck: Vector;
  readonly at: Vector;
  readonly up: Vector;
} {
  const { chestDown } = crouched(attackCrouch(1), attackStand.height);
  const neck = chestDown([0, 143.2 * size, -0.5 * size]);
  const lean = 0.32;
  const up: Vector = [0, Math.cos(lean), Math.sin(lean)];
  const tilt = 0.1;
  return {
    neck,
    at: [0, neck[1] + 17 * size * up[1] - 1.5 * size, neck[2] + 17 * size * up[2] + 3.4 * size],
    up: [0, Math.cos(tilt), Math.sin(tilt)],
  };
}

function attackCrouch(share: number): Crouch {
  const measures = bodyMeasures("pants", rider, lowerBodyNeeds);
  const { tilt } = crouchedStand(standingLegs(measures), legs, hips, measures.height, share).hips;
  if (!tilt) throw new RangeError("A rider in attack has tilted hips");
  return { ...tilt, bow: share * bow };
}

/** An arm's directions as they are seen in the world, told to a trunk that is tilted. */
function reach(upper: Vector, fore: Vector): Reach {
  const angle = ((legs.pitch + bow) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const own = ([x, y, z]: Vector): Vector =>
    unit([x, y * cosine + z * sine, z * cosine - y * sine]);
  return { upper: own(upper), fore: own(fore) };
}

/** The jersey on the same rider: elbows up and out, hands at the bars, the tail in the pants. */
export function attackJersey(): Recipe {
  return topRecipe({
    product: "jersey",
    size: "L",
    options: {},
    build: { ...man, trousers: 0 },
    // Worn loose, as there is armour under it on the track: who bends forward has room across his back.
    rider: "M",
    pose: {
      left: reach([0.86, -0.45, 0.22], [-0.32, -0.5, 0.8]),
      right: reach([0.89, -0.4, 0.2], [-0.36, -0.52, 0.78]),
      twist: 3,
    },
    crouch: attackCrouch,
    tucked: { level: 99, slack: 6 },
    slip: 2.5,
    held: ["cuff_left.hem", "cuff_right.hem"],
    sleeveShare: 0.909,
  });
}
