import { menBody, womenBody, youthBody } from "../../sizes/body-tables.ts";
import { wholeTable } from "../../sizes/size-group.ts";
import type { ProductFacts } from "../product-facts.ts";

/** The pit shirt: a T-shirt in the kit's colours, worn between the races. */
export const pitShirt: ProductFacts = {
  wear: "top",
  weave: "fine-mesh",
  sizes: [
    wholeTable(menBody, "men"),
    wholeTable(womenBody, "women"),
    wholeTable(youthBody, "youth"),
  ],
  base: { men: "L", women: "W-M", youth: "Y10" },
  drapedOnce: false,
  sewnOn: {},
  madeWith: {},
  sides: { front: "front", back: "back", left: "sleeve_left", right: "sleeve_right" },
  guide: {
    measures: ["chest", "waist", "hip", "height"],
    tables: { men: ["chest", "height"], women: ["chest", "height"], youth: ["height", "chest"] },
    step: 5,
  },
  lists: { byWaist: false, byGloveNumber: false },
  starts: { text: 40, image: 120 },
  // Worn instead of the jersey, in the paddock: a rider in his kit is shown without it.
  kit: null,
  flatLay: { round: 34, across: 600 },
};
