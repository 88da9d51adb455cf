import { waistBody, womenBody, youthBody } from "../../sizes/body-tables.ts";
import { wholeTable } from "../../sizes/size-group.ts";
import type { ProductFacts } from "../product-facts.ts";

/** The race pants: pre-bent legs, stretch panels and knee guards. */
export const pants: ProductFacts = {
  wear: "legs",
  weave: "canvas",
  sizes: [
    wholeTable(waistBody, "men"),
    wholeTable(womenBody, "women"),
    wholeTable(youthBody, "youth"),
  ],
  base: { men: "W32", women: "W-M", youth: "Y10" },
  drapedOnce: false,
  sewnOn: {
    closure: ["hook-and-loop", "dial"],
    pockets: ["card", "two-zip"],
    "inner-knee": ["suede", "aramid"],
  },
  madeWith: { closure: "ratchet" },
  sides: { front: "thigh_left", back: "back_leg_left", left: "thigh_left", right: "thigh_right" },
  guide: {
    measures: ["waist", "hip", "height", "crotchToFloor", "thigh"],
    tables: { men: ["waist", "hip"], women: ["waist", "hip"], youth: ["height", "waist"] },
    step: 5,
  },
  lists: { byWaist: true, byGloveNumber: false },
  starts: { text: 25, image: 70 },
  kit: { left: 0.58, top: 0.25, width: 0.38, level: 0 },
  flatLay: { round: 34, across: 600 },
};
