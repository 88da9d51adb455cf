import { handBody } from "../../sizes/body-tables.ts";
import type { ProductFacts } from "../product-facts.ts";

const handIds = (test: (id: string) => boolean) => handBody.sizes.filter(test);

/** A pair of gloves. */
export const gloves: ProductFacts = {
  wear: "hands",
  weave: "fine-mesh",
  sizes: [
    { table: handBody, group: "men", ids: handIds((id) => !id.includes("-")) },
    { table: handBody, group: "women", ids: handIds((id) => id.startsWith("W-")) },
    { table: handBody, group: "youth", ids: handIds((id) => id.startsWith("Y-")) },
  ],
  base: { men: "L", women: "W-M", youth: "Y-S" },
  drapedOnce: true,
  sewnOn: { palm: ["patched"], touch: ["yes"] },
  madeWith: {},
  sides: { front: "back_left", back: "back_left", left: "back_left", right: "back_right" },
  guide: {
    measures: ["handGirth", "handLength"],
    tables: { men: ["handGirth"], women: ["handGirth"], youth: ["handGirth"] },
    step: 1,
  },
  lists: { byWaist: false, byGloveNumber: true },
  starts: { text: 10, image: 28 },
  kit: { left: 0.08, top: 0.62, width: 0.4, level: 2 },
  flatLay: { round: 9, across: 300 },
};
