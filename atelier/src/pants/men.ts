import type { Recipe } from "../drape/recipe.ts";
import { drapePants, type PantsWear } from "./drape-pants.ts";

/** The weight is on the right leg, the left knee is bent. */
const ease: PantsWear["ease"] = {
  left: { knee: [0.9, 3], ankle: [0.8, 0.4] },
  right: { knee: [-0.3, -1.8], ankle: [0.2, -1.8] },
};

/** Men's pants in their base size. */
export function menPants(): Recipe {
  return drapePants("W32", 9, { ease, surplus: { left: 2.4, right: 2.4 }, softness: 1 });
}

/** The wide hem that is worn over the boot: it begins above the foot and falls onto the instep. */
export function menPantsOverBoot(): Recipe {
  const wear: PantsWear = { ease, surplus: { left: 7, right: 7.5 }, softness: 1.4 };
  return drapePants("W32", 9, wear, { style: "over-the-boot" });
}
