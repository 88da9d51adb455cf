import type { Recipe } from "../drape/recipe.ts";
import { drapePants, type PantsWear } from "./drape-pants.ts";

/** A child's pants are short in the thigh: its knee is bent by drawing the foot back. */
const ease: PantsWear["ease"] = {
  left: { knee: [1.1, 2.2], ankle: [1.8, -2.2] },
  right: { knee: [-0.8, -2], ankle: [-0.2, -0.6] },
};

/** Children's pants in their base size. */
export function youthPants(): Recipe {
  return drapePants("Y10", 7.8, { ease, surplus: { left: 3.6, right: 4.6 }, softness: 2 });
}
