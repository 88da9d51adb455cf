import { menJersey, menVNeck, womenJersey, youthJersey } from "../jersey/jerseys.ts";
import { gloves } from "../gloves/gloves.ts";
import { menPants } from "../pants/men.ts";
import { youthPants } from "../pants/youth.ts";
import type { Recipe } from "./recipe.ts";

/** Every drape by name. */
export const recipes: Readonly<Record<string, () => Recipe>> = {
  "jersey-men": menJersey,
  "jersey-men-v": menVNeck,
  "jersey-women": womenJersey,
  "jersey-youth": youthJersey,
  "pants-men": menPants,
  "pants-youth": youthPants,
  gloves,
};
