import type { ProductId } from "@holeshot/domain";
import type { Measures } from "../sizes/measures.ts";
import type { SizeGroup } from "../sizes/size-group.ts";

/** The measures the body and the upper arm of a top are drafted from. */
export const topNeeds = [
  "height",
  "chest",
  "waist",
  "hip",
  "neckBase",
  "shoulderWidth",
  "armBent",
  "scyeDepth",
  "biceps",
  "head",
] as const;

/** The few lengths the body of a top is drawn from, mm. Widths are halves from the centre line. */
export interface TopFrame {
  readonly product: ProductId;
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
  /** Half the sleeve's width at the armpit. */
  readonly biceps: number;
}

/** What tells one top from another. Eases and lengths are shares of the body's measure, the others mm on a rider of 1.80 m. */
export interface TopRules {
  readonly product: ProductId;
  readonly chestEase: number;
  readonly hipEase: number;
  readonly armEase: number;
  /** Added to the depth of the armhole, mm in every size. */
  readonly armholeEase: number;
  /** Nape to tail. */
  readonly centreBack: number;
  readonly longer: number;
  readonly dip: number;
  readonly tail: number;
}

/** Relaxed rib as a share of the neckline, and how far it can stretch over a head. */
export const collarStretch = 0.88;
const ribReach = 1.4;

/** Least way from the shoulder's tip out to the side seam, mm; children's by their height. */
const armholeReach = 25;

/** The frame of a top on a body. */
export function topFrame(
  body: Measures<(typeof topNeeds)[number]>,
  group: SizeGroup,
  rules: TopRules,
): TopFrame {
  // Children's garments of length options change by their own scale.
  const scale = body.height / 1800;
  const chest = (body.chest * (1 + rules.chestEase)) / 4;
  const hips = (body.hip * (1 + rules.hipEase)) / 4;
  const neckline = Math.max(body.neckBase * 1.161, (body.head + 20) / (ribReach * collarStretch));
  const neck = (neckline / 505) * 97;
  // A narrow chest leaves no more for the shoulder: the armhole needs this much way from its tip to the side seam.
  const reach = group === "youth" ? armholeReach * scale : armholeReach;
  const shoulder = Math.min(body.shoulderWidth * 0.5275, chest - reach);
  const armholeBack = body.scyeDepth + 40 * scale + rules.armholeEase;
  const belly = 0.03 * Math.max(0, body.chest - 980);
  const neckBack = neck * 0.268;
  const tail = rules.tail * body.height;
  const centreBack = rules.centreBack * body.height + belly + rules.longer * scale;
  return {
    product: rules.product,
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
    armholeFront: armholeBack - 20 * scale,
    armholeBack,
    side: centreBack + neckBack - tail - armholeBack,
    dip: rules.dip * body.height,
    tail,
    biceps: (body.biceps * (1 + rules.armEase)) / 2,
  };
}
