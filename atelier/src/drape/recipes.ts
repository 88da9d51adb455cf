import { gripping } from "../gloves/curl.ts";
import { gloves } from "../gloves/gloves.ts";
import { attackJersey } from "../jersey/attack.ts";
import { attackPants } from "../pants/attack.ts";
import { sewing } from "../products.ts";
import type { Recipe } from "./recipe.ts";

/** Every drape of the shop by name. */
export const recipes: Readonly<Record<string, () => Recipe>> = Object.assign(
  {},
  ...Object.values(sewing).map((each) => each.recipes),
);

/** Drapes that only the shop's own pages are pictured with: their models are not files of the shop. */
export const pageRecipes: Readonly<Record<string, () => Recipe>> = {
  "jersey-men-attack": attackJersey,
  "pants-men-attack": attackPants,
  "gloves-attack": () => gloves({ left: gripping, right: gripping }),
};
