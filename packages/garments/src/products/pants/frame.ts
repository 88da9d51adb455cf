import type { Measures } from "../../sizes/measures.ts";
import type { PantsChoice } from "./options.ts";

/** The measures the pants are drafted from. */
export const pantsNeeds = [
  "height",
  "waist",
  "hip",
  "thigh",
  "knee",
  "calf",
  "ankle",
  "bodyRise",
  "crotchToFloor",
  "kneeHeight",
] as const;

/**
 * Levels and widths of one leg, mm. Levels are y with 0 at the knee line, upwards negative. Widths are halves
 * from the crease of the front or back leg, `Out` towards the outer seam, `In` towards the inseam.
 */
export interface PantsFrame {
  readonly crotch: number;
  /** Waist levels: centre front, outer seam, centre back. */
  readonly waistFront: number;
  readonly waistOut: number;
  readonly waistBack: number;
  readonly seat: number;
  /** Half the height of the knee panel; its edges dip by `dip` in the middle. */
  readonly kneePanel: number;
  readonly kneeStretch: number;
  readonly dip: number;
  /** What the front is longer than the back at the knee's middle, so that the leg hangs bent. */
  readonly kneeBend: number;
  readonly shin: number;
  readonly hem: number;
  readonly front: LegWidths;
  readonly back: LegWidths;
  /** Closed waistband round the body. */
  readonly band: number;
  readonly bandHeight: number;
  readonly ankleHeight: number;
  readonly scale: number;
}

export interface LegWidths {
  readonly waistIn: number;
  readonly waistOut: number;
  readonly seatIn: number;
  readonly seatOut: number;
  readonly crotchIn: number;
  readonly crotchOut: number;
  readonly kneeTop: number;
  readonly knee: number;
  readonly kneeBottom: number;
  readonly shin: number;
  readonly hem: number;
}

const thighEase = { race: 1.12, regular: 1.195, "over-armour": 1.25 };
const hipEase = { race: 1.07, regular: 1.126, "over-armour": 1.17 };
const kneeEase = { race: 170, regular: 216, "over-armour": 250 };
const calfEase = { race: 60, regular: 90, "over-armour": 110 };
/** How far the leg is cut bent at the knee, radians: 18°, a rider's between standing and sitting. */
const bend = (18 / 180) * Math.PI;
const legLength = { short: -50, regular: 0, long: 50 };

/** Widths of the base size (waist label 32) that fitted; every size takes them in proportion of its own girths. */
const base = {
  waistLine: 950,
  hip: 1070,
  thigh: 681,
  knee: 586,
  shinGirth: 456,
  hem: 330,
  front: {
    waistIn: 101,
    waistOut: 130,
    seatIn: 104,
    seatOut: 152,
    crotchIn: 160,
    crotchOut: 156,
    kneeTop: 140,
    knee: 143,
    kneeBottom: 130,
    shin: 110,
    hem: 80,
  },
  back: {
    waistIn: 100,
    waistOut: 136,
    seatIn: 116,
    seatOut: 162,
    crotchIn: 205,
    crotchOut: 160,
    kneeTop: 151,
    knee: 150,
    kneeBottom: 140,
    shin: 118,
    hem: 85,
  },
} as const;

export function pantsFrame(
  body: Measures<(typeof pantsNeeds)[number]>,
  choice: PantsChoice,
): PantsFrame {
  const { fit, length, style } = choice;
  const scale = body.height / 1770;
  const inBoot = style === "in-the-boot";
  const hemGirth = inBoot ? body.ankle * 1.5 : body.calf + calfEase[fit] * scale;
  const kneeGirth = body.knee + kneeEase[fit] * Math.max(scale, 0.7);
  const ratio = {
    // The waist is drawn in by the elastic band, so hips must still pass through it.
    waist: Math.max((body.waist * 1.1 + 55) / 950, (body.hip * 0.93) / 950),
    hip: (body.hip * hipEase[fit]) / base.hip,
    thigh: (body.thigh * thighEase[fit]) / base.thigh,
    knee: kneeGirth / base.knee,
    hem: hemGirth / base.hem,
  };
  const calfGirth = Math.max(body.calf + calfEase[fit] * scale, hemGirth);
  // Most of a longer leg is below the knee, where the boot hides what does not fit.
  const crotch = -(
    body.crotchToFloor -
    body.kneeHeight -
    50 * scale +
    0.3 * legLength[length] * scale
  );
  // The knee panel sits 20 above the kneecap: a bent leg pulls it down onto the knee.
  const shinLength =
    body.kneeHeight + (20 - (inBoot ? 115 : 40)) * scale + 0.7 * legLength[length] * scale;
  const rise = body.bodyRise;
  return {
    crotch,
    waistFront: crotch - 0.9265 * rise,
    waistOut: crotch - 1.008 * rise,
    waistBack: crotch - 1.232 * rise,
    seat: crotch - 0.49 * rise,
    kneePanel: 90 * scale,
    kneeStretch: 50 * scale,
    dip: 24 * scale,
    // Depth of the finished knee, its girth over pi, times the angle.
    kneeBend: (kneeGirth / Math.PI) * bend,
    shin: 90 * scale + 0.5 * (shinLength - 90 * scale),
    hem: shinLength,
    front: widths(base.front, ratio, calfGirth),
    back: widths(base.back, ratio, calfGirth),
    band: body.waist,
    bandHeight: Math.max(34, 46 * scale),
    ankleHeight: 40 * scale,
    scale,
  };
}

/** A wider fork would make the inseam of the back longer than the front's: what a thigh needs beyond goes to the outer seam. */
const widestFork = 1.35;

/** Fuller knees are as much wider at their edges as in the middle: more shape would part the lengths of front and back. */
const fullestKnee = 1.2;

type Ratio = Readonly<Record<"waist" | "hip" | "thigh" | "knee" | "hem", number>>;

function widths(from: LegWidths, ratio: Ratio, calfGirth: number): LegWidths {
  const hem = from.hem * ratio.hem;
  const knee = Math.min(ratio.knee, fullestKnee);
  const atKnee = (width: number) => width * knee + from.knee * (ratio.knee - knee);
  const kneeBottom = atKnee(from.kneeBottom);
  const fork = Math.min(ratio.thigh, widestFork);
  return {
    waistIn: from.waistIn * ratio.waist,
    waistOut: from.waistOut * ratio.waist,
    seatIn: from.seatIn * ratio.hip,
    seatOut: from.seatOut * ratio.hip,
    crotchIn: from.crotchIn * fork,
    crotchOut: from.crotchOut * ratio.thigh + from.crotchIn * (ratio.thigh - fork),
    kneeTop: atKnee(from.kneeTop),
    knee: atKnee(from.knee),
    kneeBottom,
    // A little outside the straight line from knee to hem, and never tighter than the calf.
    shin: Math.max((kneeBottom + hem) / 2 + 5, (from.shin * calfGirth) / base.shinGirth),
    hem,
  };
}
