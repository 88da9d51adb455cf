import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";
import type { PantsWear } from "./ease-up.ts";

/** A child's pants are short in the thigh: its knee is bent by drawing the foot back. */
const ease: PantsWear["ease"] = {
  left: { knee: [1.1, 2], ankle: [1.8, -1.2] },
  right: { knee: [-0.8, -2], ankle: [-0.2, -0.6] },
};

/** Children's pants in their base size. */
export function youthPants(): Recipe {
  return drapePants("Y10", 7.8, {
    ease,
    surplus: { left: 3.4, right: 4.2 },
    softness: 1.8,
    cling: 0.8,
    hips: { drop: 3.5, turn: 3 },
    slide: 1.4,
    stir: 1,
  });
}
