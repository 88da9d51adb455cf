import { sewing } from "../products.ts";
import type { Recipe } from "./recipe.ts";

/** Every drape by name. */
export const recipes: Readonly<Record<string, () => Recipe>> = Object.assign(
  {},
  ...Object.values(sewing).map((each) => each.recipes),
);
