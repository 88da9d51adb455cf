import { choose } from "../../choose.ts";
import type { Cut } from "../product-pattern.ts";
import { draftGloves } from "./draft-gloves.ts";
import { gloveOptions } from "./options.ts";

export const cut: Cut = (size, options = {}) => draftGloves(size, choose(gloveOptions, options));
