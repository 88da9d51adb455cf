import type { Recipe } from "../drape/recipe.ts";
import { child, man, woman } from "./builds.ts";
import { jerseyRecipe } from "./jersey-recipe.ts";

export function menJersey(): Recipe {
  return jerseyRecipe({ size: "L", build: man, options: {} });
}

/** The V neck, the only collar that looks different enough from the round ones to hang by itself. */
export function menVNeck(): Recipe {
  return jerseyRecipe({ size: "L", build: man, options: { collar: "v-overlap" } });
}

export function womenJersey(): Recipe {
  return jerseyRecipe({ size: "W-M", build: woman, options: {} });
}

export function youthJersey(): Recipe {
  return jerseyRecipe({ size: "Y10", build: child, options: {} });
}
