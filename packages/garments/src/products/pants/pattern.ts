import { choose } from "../../choose.ts";
import type { ProductPattern } from "../product-pattern.ts";
import { draftPants } from "./draft-pants.ts";
import { measurePants } from "./finished.ts";
import { pantsOptions } from "./options.ts";

export const pants: ProductPattern = {
  cut: (size, options = {}) => draftPants(size, choose(pantsOptions, options)),
  finished: measurePants,
};
