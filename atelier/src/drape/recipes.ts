import { jerseys } from "../jersey/jerseys.ts";
import { gloves } from "../gloves/gloves.ts";
import { menPants, menPantsOverBoot } from "../pants/men.ts";
import { youthPants } from "../pants/youth.ts";
import type { Recipe } from "./recipe.ts";

/** Every drape by name. */
export const recipes: Readonly<Record<string, () => Recipe>> = {
  ...jerseys,
  "pants-men": menPants,
  "pants-men-over": menPantsOverBoot,
  "pants-youth": youthPants,
  gloves,
};
