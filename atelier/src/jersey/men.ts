import type { Recipe } from "../drape/recipe.ts";
import { man } from "./builds.ts";
import { jerseyRecipe } from "./jersey-recipe.ts";

export function menJersey(): Recipe {
  return jerseyRecipe({ size: "L", build: man, options: {} });
}
