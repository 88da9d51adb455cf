import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";

/** Men's pants in their base size. */
export function menPants(): Recipe {
  return drapePants("W32", 9);
}

/** The wide hem that is worn over the boot. */
export function menPantsOverBoot(): Recipe {
  return drapePants("W32", 9, { style: "over-the-boot" });
}
