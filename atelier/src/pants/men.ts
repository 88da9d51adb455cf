import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";
import type { PantsWear } from "./ease-up.ts";

/** The weight is on the right leg, the left knee is bent. */
const ease: PantsWear["ease"] = {
  left: { knee: [0.9, 3], ankle: [0.8, 0.4] },
  right: { knee: [-0.3, -1.8], ankle: [0.2, -1.8] },
};

const worn = { cling: 0.8, hips: { drop: 4, turn: 3 }, slide: 1.6, stir: 2 };

/** Men's pants in their base size. */
export function menPants(): Recipe {
  return drapePants("W32", 9, { ease, surplus: { left: 2.4, right: 2.4 }, softness: 2.2, ...worn });
}

/** The wide hem that is worn over the boot: it begins above the foot and falls onto the instep. */
export function menPantsOverBoot(): Recipe {
  // A knee drawn back as far would push what is too long into a point above its guard.
  const knees = { ...ease, right: { ...ease.right, knee: [-0.3, -0.8] } } as const;
  const surplus = { left: 5.4, right: 4.8 };
  const wear: PantsWear = { ease: knees, surplus, softness: 1.9, ...worn, slide: 1.3 };
  return drapePants("W32", 9, wear, { style: "over-the-boot" });
}
