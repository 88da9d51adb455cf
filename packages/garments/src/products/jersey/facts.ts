import { menBody, womenBody, youthBody } from "../../sizes/body-tables.ts";
import { wholeTable } from "../../sizes/size-group.ts";
import type { ProductFacts } from "../product-facts.ts";

/** The race jersey: long sleeves, cut over armour. */
export const jersey: ProductFacts = {
  wear: "top",
  weave: "mesh",
  sizes: [
    wholeTable(menBody, "men"),
    wholeTable(womenBody, "women"),
    wholeTable(youthBody, "youth"),
  ],
  base: { men: "L", women: "W-M", youth: "Y10" },
  drapedOnce: false,
  sewnOn: { collar: ["zip"], elbow: ["patch", "foam"] },
  madeWith: {},
  sides: { front: "front", back: "back", left: "sleeve_left", right: "sleeve_right" },
  guide: {
    measures: ["chest", "waist", "hip", "height", "armBent"],
    tables: {
      men: ["chest", "waist", "height"],
      women: ["chest", "waist", "height"],
      youth: ["height", "chest", "waist"],
    },
    step: 5,
  },
  lists: { byWaist: false, byGloveNumber: false },
  starts: { text: 40, image: 140 },
  kit: { left: 0.02, top: 0.1, width: 0.72, level: 1 },
  flatLay: { round: 34, across: 600 },
};
