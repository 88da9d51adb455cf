import { bodyMeasures, draftGarment, type Garment } from "@holeshot/garments";
import type { PoseChange, Recipe } from "../drape/recipe.ts";
import type { Vector } from "../mannequin/vector.ts";
import { closeBand } from "./close-band.ts";
import { legPattern, type LegPattern } from "./leg-pattern.ts";
import {
  alongLeg,
  type Ease,
  easedLegs,
  lowerBodyNeeds,
  type Legs,
  type LowerMeasures,
} from "./leg-bones.ts";
import { lowerBody, type LowerBody } from "./lower-body.ts";
import { pantsCloth, pantsPhases } from "./pants-cloth.ts";
import { placePants, type PantsStand } from "./place-pants.ts";
import { bandOf, bandStretch } from "./waistband.ts";

/** How pants are worn: how their rider stands in them, and how their cloth falls. */
export interface PantsWear {
  /** How far each leg goes from standing to rest. */
  readonly ease: Readonly<Record<"left" | "right", Ease>>;
  /** Length each leg is pushed together by, cm on a rider of 177: it becomes folds above the ankle. */
  readonly surplus: Readonly<Record<"left" | "right", number>>;
  /** How readily the cloth bends, beside the men's that are worn in the boot. */
  readonly softness: number;
}

/** Pants of one size on a rider of that size. */
export function drapePants(
  size: string,
  spacing: number,
  wear: PantsWear,
  options: Readonly<Record<string, string>> = {},
): Recipe {
  const measures = bodyMeasures("pants", size, lowerBodyNeeds);
  const garment = draftGarment({ product: "pants", size, options });
  const leg = legPattern(garment);
  const boots = !leg.ankle;
  const body = lowerBody(measures, { boots });
  const bounds = {
    from: [-36, 2, -28],
    to: [36, measures.crotchToFloor / 10 + 40, 28],
  } as const;
  const stand = standOf(measures, body, leg, garment, wear.surplus);
  const edges = ["fly", "crotch", "waist"].map((edge) => `thigh_left.${edge}`);
  return {
    product: "pants",
    size,
    options,
    spacing,
    noise: 0.12,
    density: 0.03,
    materials: pantsCloth(bandStretch(garment), wear.softness),
    body: { distance: body.dressed, ...bounds },
    bodyStep: 1,
    girths: body.tapes.map(({ name, wanted, measured }) => ({
      name,
      wanted: wanted / 10,
      measured: measured / 10,
    })),
    tightEdges: [
      ...edges,
      ...edges.map((edge) => edge.replace("left", "right")),
      "yoke_left.waist",
      "yoke_right.waist",
    ],
    prepare: closeBand,
    place: placePants(leg, stand),
    phases: pantsPhases(
      leg.ankle ? ["ankle_left.hem", "ankle_right.hem"] : [],
      Array.from({ length: steps }, (_, i): PoseChange => {
        const [before, after] = [i, i + 1].map((step) =>
          easedLegs(body.legs, wear.ease, measures.height, step / steps),
        ) as [Legs, Legs];
        return {
          body: { distance: lowerBody(measures, { boots, legs: after }).dressed, ...bounds },
          carry: (place) => stepAlong(before, after, place),
        };
      }),
    ),
  };
}

/** Steps in which the weight goes over to one leg. */
const steps = 8;

/** Cloth between the legs goes half with the one and half with the other. */
function stepAlong(before: Legs, after: Legs, [x, y, z]: Vector): Vector {
  const left = Math.min(1, Math.max(0, (x + 3) / 6));
  const a = alongLeg(before.left, after.left, y);
  const b = alongLeg(before.right, after.right, y);
  return [
    x + a[0] * left - b[0] * (1 - left),
    y + a[1] * left + b[1] * (1 - left),
    z + a[2] * left + b[2] * (1 - left),
  ];
}

/** The fork hangs a hand's breadth below the body's; the waistband stands where the pants' upper edge is. */
function standOf(
  measures: LowerMeasures,
  { legs }: LowerBody,
  leg: LegPattern,
  garment: Garment,
  surplus: PantsWear["surplus"],
): PantsStand {
  const by = measures.height / 1770;
  const kneeLine = (measures.kneeHeight + (20 * measures.height) / 1770) / 10;
  return {
    legs,
    kneeLine,
    surplus: { left: surplus.left * by, right: surplus.right * by },
    band: bandOf(garment, kneeLine, legs.left.hip[2] - 0.4, by),
  };
}
