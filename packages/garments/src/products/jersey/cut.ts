import { choose } from "../../choose.ts";
import type { Cut } from "../product-pattern.ts";
import { draftJersey } from "./draft-jersey.ts";
import { jerseyOptions } from "./options.ts";

export const cut: Cut = (size, options = {}) => draftJersey(size, choose(jerseyOptions, options));
