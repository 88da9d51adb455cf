import { choose } from "../../choose.ts";
import type { Cut } from "../product-pattern.ts";
import { draftPitShirt } from "./draft-pit-shirt.ts";
import { pitShirtOptions } from "./options.ts";

export const cut: Cut = (size, options = {}) =>
  draftPitShirt(size, choose(pitShirtOptions, options));
