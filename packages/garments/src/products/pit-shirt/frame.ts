import type { Measures } from "../../sizes/measures.ts";
import type { SizeGroup } from "../../sizes/size-group.ts";
import { topFrame, type topNeeds, type TopFrame } from "../../top/frame.ts";
import type { PitShirtChoice } from "./options.ts";

/** The few lengths every piece of the pit shirt is drawn from, mm. */
export interface PitShirtFrame extends TopFrame {
  /** Cap's top to hem, along the sleeve's middle. */
  readonly sleeveLength: number;
  /** Least length of the seam under the arm: on wide sizes the cap alone is nearly as long as a sleeve. */
  readonly underarm: number;
}

/** Worn over a T-shirt's body and nothing else: less room than the jersey leaves for armour. */
const chestEase = { regular: 0.1, relaxed: 0.16 };
const hipEase = { regular: 0.12, relaxed: 0.17 };
const armEase = { regular: 0.28, relaxed: 0.36 };
const armholeEase = { regular: -4, relaxed: 2 };
/** To the middle of the upper arm, as a share of the arm. */
const sleeve = { regular: 0.38, relaxed: 0.4 };

export function pitShirtFrame(
  body: Measures<(typeof topNeeds)[number]>,
  group: SizeGroup,
  { fit }: PitShirtChoice,
): PitShirtFrame {
  const top = topFrame(body, group, {
    product: "pit-shirt",
    chestEase: chestEase[fit],
    hipEase: hipEase[fit],
    armEase: armEase[fit],
    armholeEase: armholeEase[fit],
    // To the seat's upper third, worn over the trousers; no tail, for nobody leans over a handlebar in it.
    centreBack: 0.405,
    longer: 0,
    dip: 0.0045,
    tail: 0.0075,
  });
  return { ...top, sleeveLength: sleeve[fit] * body.armBent, underarm: 0.155 * body.armBent };
}
