import { choose } from "../../choose.ts";
import type { Cut } from "../product-pattern.ts";
import { draftPants } from "./draft-pants.ts";
import { pantsOptions } from "./options.ts";

export const cut: Cut = (size, options = {}) => draftPants(size, choose(pantsOptions, options));
