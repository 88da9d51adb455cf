import type { Recipe } from "../drape/recipe.ts";
import { child, man, woman } from "./builds.ts";
import { jerseyRecipe } from "./jersey-recipe.ts";

/** The V neck is the only collar that looks different enough from the round ones to hang by itself. */
const vNeck = { collar: "v-overlap" };

export const jerseys: Readonly<Record<string, () => Recipe>> = {
  "jersey-men": () => jerseyRecipe({ size: "L", build: man, options: {} }),
  "jersey-men-v": () => jerseyRecipe({ size: "L", build: man, options: vNeck }),
  "jersey-women": () => jerseyRecipe({ size: "W-M", build: woman, options: {} }),
  "jersey-women-v": () => jerseyRecipe({ size: "W-M", build: woman, options: vNeck }),
  "jersey-youth": () => jerseyRecipe({ size: "Y10", build: child, options: {} }),
  "jersey-youth-v": () => jerseyRecipe({ size: "Y10", build: child, options: vNeck }),
};
