import type { Measures } from "../../sizes/measures.ts";
import type { SizeGroup } from "../../sizes/size-group.ts";
import { topFrame, topNeeds, type TopFrame } from "../../top/frame.ts";
import type { JerseyChoice } from "./options.ts";

/** The measures the jersey is drafted from. */
export const jerseyNeeds = [...topNeeds, "wrist"] as const;

/** The few lengths every piece of the jersey is drawn from, mm. */
export interface JerseyFrame extends TopFrame {
  readonly sleeveLength: number;
  readonly cuff: number;
  readonly cuffHeight: number;
}

/** Share of the body's chest added, chosen so that the base size is the one that fitted. */
const chestEase = { race: 0.08, regular: 0.1321, "over-armour": 0.215 };
const hipEase = { race: 0.06, regular: 0.1, "over-armour": 0.16 };
const armEase = { race: 0.22, regular: 0.3235, "over-armour": 0.45 };
const wristEase = { race: 0.05, regular: 0.09, "over-armour": 0.2 };
const armholeEase = { race: -8, regular: 0, "over-armour": 12 };
const bodyLength = { short: -40, regular: 0, long: 40 };
const armLength = { short: -25, regular: 0, long: 25 };

/** Rib cuff as a share of the sleeve's end. */
export const cuffStretch = 0.8167;

export function jerseyFrame(
  body: Measures<(typeof jerseyNeeds)[number]>,
  group: SizeGroup,
  choice: Pick<JerseyChoice, "fit" | "length" | "cuff">,
): JerseyFrame {
  const { fit, length } = choice;
  const scale = body.height / 1800;
  const top = topFrame(body, group, {
    product: "jersey",
    chestEase: chestEase[fit],
    hipEase: hipEase[fit],
    armEase: armEase[fit],
    armholeEase: armholeEase[fit],
    // After the finished-garment rule of 0.43 of the height.
    centreBack: 0.4294,
    longer: bodyLength[length],
    dip: 0.00667,
    tail: 0.0229,
  });
  const cuffHeight = Math.max(25, 40 * scale);
  const sleeve = body.armBent + 22.3 * scale - (top.shoulder - body.shoulderWidth / 2);
  return {
    ...top,
    sleeveLength: sleeve - (choice.cuff === "rib" ? cuffHeight : 0) + armLength[length] * scale,
    cuff: (body.wrist * (1 + wristEase[fit])) / cuffStretch / 2,
    cuffHeight,
  };
}
