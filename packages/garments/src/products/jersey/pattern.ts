import { choose } from "../../choose.ts";
import type { ProductPattern } from "../product-pattern.ts";
import { draftJersey } from "./draft-jersey.ts";
import { measureJersey } from "./finished.ts";
import { jerseyOptions } from "./options.ts";

export const jersey: ProductPattern = {
  cut: (size, options = {}) => draftJersey(size, choose(jerseyOptions, options)),
  finished: measureJersey,
};
