import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";
import type { PantsWear } from "./ease-up.ts";

/** Her weight is on the right leg too; the left foot stands nearer to it than a man's. */
const ease: PantsWear["ease"] = {
  left: { knee: [0.4, 2.8], ankle: [0.2, 0.6] },
  right: { knee: [-0.6, -1.6], ankle: [-0.2, -1.6] },
};

/** Women's pants in their base size. */
export function womenPants(): Recipe {
  return drapePants("W-M", 8.8, {
    ease,
    surplus: { left: 2.6, right: 3 },
    elastic: 1.27,
    softness: 2,
    cling: 0.8,
    hips: { drop: 4, turn: 3 },
    slide: 1.2,
    stir: 1.6,
  });
}
