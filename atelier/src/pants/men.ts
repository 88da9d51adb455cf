import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";

/** Men's pants in their base size. */
export function menPants(): Recipe {
  return drapePants("W32", 10);
}
