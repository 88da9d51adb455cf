import type { Measures } from "../sizes/measures.ts";
import type { SizeGroup } from "../sizes/sizes.ts";
import type { JerseyChoice } from "./options.ts";

/** The measures the jersey is drafted from. */
export const jerseyNeeds = [
  "height",
  "chest",
  "waist",
  "hip",
  "neckBase",
  "shoulderWidth",
  "armBent",
  "scyeDepth",
  "biceps",
  "wrist",
  "head",
] as const;

/** The few lengths every piece of the jersey is drawn from, mm. Widths are halves from the centre line. */
export interface JerseyFrame {
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  /** Level of the natural waist below the high shoulder. */
  readonly waistLevel: number;
  readonly neck: number;
  readonly neckFront: number;
  readonly neckBack: number;
  readonly shoulder: number;
  readonly shoulderDrop: number;
  readonly armholeFront: number;
  readonly armholeBack: number;
  readonly side: number;
  /** How far the hem hangs below the side seam at the centre. */
  readonly dip: number;
  readonly tail: number;
  readonly sleeveLength: number;
  readonly biceps: number;
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

/** Relaxed rib as a share of the neckline, and how far it can stretch over a head. */
export const collarStretch = 0.88;
const ribReach = 1.4;
/** Rib cuff as a share of the sleeve's end. */
export const cuffStretch = 0.8167;

export function jerseyFrame(
  body: Measures<(typeof jerseyNeeds)[number]>,
  group: SizeGroup,
  choice: Pick<JerseyChoice, "fit" | "length" | "cuff">,
): JerseyFrame {
  const { fit, length } = choice;
  // Children's garments of length options change by their own scale.
  const scale = body.height / 1800;
  const chest = (body.chest * (1 + chestEase[fit])) / 4;
  const hips = (body.hip * (1 + hipEase[fit])) / 4;
  const neckline = Math.max(body.neckBase * 1.161, (body.head + 20) / (ribReach * collarStretch));
  const neck = (neckline / 505) * 97;
  const shoulder = body.shoulderWidth * 0.5275;
  const armholeBack = body.scyeDepth + 40 * scale + armholeEase[fit];
  const armholeFront = armholeBack - 20 * scale;
  const belly = 0.03 * Math.max(0, body.chest - 980);
  const neckBack = neck * 0.268;
  const tail = 0.0229 * body.height;
  // Centre back from nape to tail, after the finished-garment rule of 0.43 of the height.
  const centreBack = 0.4294 * body.height + belly + bodyLength[length] * scale;
  const side = centreBack + neckBack - tail - armholeBack;
  const cuffHeight = Math.max(25, 40 * scale);
  const sleeve = body.armBent + 22.3 * scale - (shoulder - body.shoulderWidth / 2);
  return {
    chest,
    // Women's pieces follow the waist; men's sides stay straight for the protector underneath.
    waist: group === "women" ? Math.max((body.waist * 1.27) / 4, 0.92 * chest) : chest,
    hem: group === "women" ? Math.max(hips, 0.973 * chest) : Math.max(0.9733 * chest, hips),
    waistLevel: 0.264 * body.height,
    neck,
    neckFront: neck * 0.979,
    neckBack,
    shoulder,
    shoulderDrop: (shoulder - neck) * 0.3357,
    armholeFront,
    armholeBack,
    side,
    dip: 0.00667 * body.height,
    tail,
    sleeveLength: sleeve - (choice.cuff === "rib" ? cuffHeight : 0) + armLength[length] * scale,
    biceps: (body.biceps * (1 + armEase[fit])) / 2,
    cuff: (body.wrist * (1 + wristEase[fit])) / cuffStretch / 2,
    cuffHeight,
  };
}
