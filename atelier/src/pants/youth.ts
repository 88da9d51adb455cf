import type { Recipe } from "../drape/recipe.ts";
import { drapePants } from "./drape-pants.ts";

/** Children's pants in their base size. */
export function youthPants(): Recipe {
  return drapePants("Y10", 7.8);
}
