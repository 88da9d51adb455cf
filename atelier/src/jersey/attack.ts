import type { Recipe } from "../drape/recipe.ts";
import { unit, type Vector } from "../mannequin/vector.ts";
import { attackHips, attackLegs } from "../pants/attack.ts";
import type { Reach } from "../top/arm.ts";
import { man } from "../top/builds.ts";
import { crouched, type Crouch } from "../top/crouch.ts";
import { topRecipe, upperMeasures } from "../top/top-recipe.ts";
import { makeUpperBody, type Pose, type UpperBody } from "../top/upper-body.ts";

/** Worn loose as over armour: who reaches for the bars has room across his back. */
const jerseyRider = "M";

/** Of the rider, cm. */
export const attackHeight = 177;

/** Degrees the back is bent over them. */
const bow = 25;

function attackCrouch(share: number): Crouch {
  return { ...attackHips(share), bow: share * bow };
}

/** Neck and head of the rider: looking ahead over the bars, the head further up than the back. */
export function headOf(size: number): {
  readonly neck: Vector;
  readonly at: Vector;
  readonly up: Vector;
} {
  const { chestDown } = crouched(attackCrouch(1), attackHeight);
  const neck = chestDown([0, 143.2 * size, -0.5 * size]);
  const lean = 0.5;
  const up: Vector = [0, Math.cos(lean), Math.sin(lean)];
  const tilt = 0.14;
  return {
    neck,
    at: [0, neck[1] + 16.4 * size * up[1] - 1.5 * size, neck[2] + 16.4 * size * up[2] + 3.4 * size],
    up: [0, Math.cos(tilt), Math.sin(tilt)],
  };
}

/** An arm's directions as they are seen in the world, told to a trunk that is tilted. */
function reach(upper: Vector, fore: Vector): Reach {
  const angle = ((attackLegs.pitch + bow) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const own = ([x, y, z]: Vector): Vector =>
    unit([x, y * cosine + z * sine, z * cosine - y * sine]);
  return { upper: own(upper), fore: own(fore) };
}

/** Hands at the bars, elbows up and out. */
const arms: Pose = {
  left: reach([0.78, -0.55, 0.3], [-0.2, -0.4, 0.9]),
  right: reach([0.81, -0.51, 0.28], [-0.22, -0.42, 0.88]),
  twist: 3,
};

/** The rider's arms, in whose sleeves they are. */
export function attackArms(): UpperBody["arms"] {
  const measures = upperMeasures("jersey", jerseyRider);
  return makeUpperBody(measures, man)({ ...arms, crouch: attackCrouch(1) }).arms;
}

/** The jersey on the same rider: elbows up and out, hands at the bars, the tail in the pants. */
export function attackJersey(): Recipe {
  return topRecipe({
    product: "jersey",
    size: "XL",
    options: {},
    build: man,
    fall: { softness: 1, overturn: 12 },
    rider: jerseyRider,
    pose: arms,
    crouch: attackCrouch,
    tucked: { level: 97.5, behind: 11, slack: 6, keeps: 0.74 },
    slip: 2.5,
    held: ["cuff_left.hem", "cuff_right.hem"],
    sleeveShare: 0.909,
  });
}
