import { choose } from "../../choose.ts";
import type { ProductPattern } from "../product-pattern.ts";
import { draftGloves } from "./draft-gloves.ts";
import { measureGloves } from "./finished.ts";
import { gloveOptions } from "./options.ts";

export const gloves: ProductPattern = {
  cut: (size, options = {}) => draftGloves(size, choose(gloveOptions, options)),
  finished: measureGloves,
};
