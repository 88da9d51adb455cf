import { menJersey } from "../jersey/men.ts";
import { menPants } from "../pants/men.ts";
import type { Recipe } from "./recipe.ts";

/** Every drape by name. */
export const recipes: Readonly<Record<string, () => Recipe>> = {
  "jersey-men": menJersey,
  "pants-men": menPants,
};
