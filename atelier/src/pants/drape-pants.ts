import { bodyMeasures, draftGarment, type Garment } from "@holeshot/garments";
import type { PoseChange, Recipe } from "../drape/recipe.ts";
import type { Body } from "../mannequin/distance-grid.ts";
import { closeBand } from "./close-band.ts";
import { crouchAlong, crouchedStand, type LegCrouch } from "./crouched-legs.ts";
import { type PantsWear, standOnTheWay, stepAlong } from "./ease-up.ts";
import { legPattern, type LegPattern } from "./leg-pattern.ts";
import { lowerBodyNeeds, type LowerMeasures } from "./leg-bones.ts";
import { lowerBody, type LowerBody } from "./lower-body.ts";
import { pantsCloth, pantsPhases } from "./pants-cloth.ts";
import { placePants, type PantsStand } from "./place-pants.ts";
import { bandOf, bandStretch, type BandStretch } from "./waistband.ts";

/** Pants of one size on a rider of that size. */
export function drapePants(
  size: string,
  spacing: number,
  wear: PantsWear,
  options: Readonly<Record<string, string>> = {},
): Recipe {
  const measures = bodyMeasures("pants", wear.rider ?? size, lowerBodyNeeds);
  const garment = draftGarment({ product: "pants", size, options });
  const leg = legPattern(garment);
  const boots = !leg.ankle;
  const body = lowerBody(measures, { boots });
  const { crouch } = wear;
  const top = measures.crotchToFloor / 10 + 40;
  const bounds: Pick<Body, "from" | "to"> = crouch
    ? { from: [-44, 0, -62], to: [44, top, 44] }
    : { from: [-36, 2, -28], to: [36, top, 28] };
  const elastic = bandStretch(garment, wear.elastic);
  const stand = standOf(measures, body, leg, garment, elastic, wear.surplus);
  const standAt = (share: number) => standOnTheWay(body.legs, wear, measures.height, share);
  const crouchedAt = (way: LegCrouch, share: number) =>
    crouchedStand(body.legs, way, wear.hips, measures.height, share);
  const step = (from: number, to: number): PoseChange => {
    if (crouch) {
      const [before, after] = [crouchedAt(crouch, from), crouchedAt(crouch, to)];
      return {
        body: { distance: lowerBody(measures, { boots, ...after }).dressed, ...bounds },
        carry: (place) => crouchAlong(before, after, crouch, body.legs, place),
      };
    }
    const [before, after] = [standAt(from), standAt(to)];
    return {
      body: { distance: lowerBody(measures, { boots, ...after }).dressed, ...bounds },
      carry: (place) => stepAlong(before, after, place),
    };
  };
  const steps = crouch ? crouching : easing;
  const edges = ["fly", "crotch", "waist"].map((edge) => `thigh_left.${edge}`);
  return {
    product: "pants",
    size,
    options,
    spacing,
    noise: 0.12,
    density: 0.03,
    materials: pantsCloth(elastic, wear.softness, crouch !== undefined),
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
      Array.from({ length: steps }, (_, i) => step(i / steps, (i + 1) / steps)),
      wear.cling,
      crouch !== undefined,
    ),
  };
}

/** Steps in which the weight goes over to one leg, or the rider into his crouch. */
const [easing, crouching] = [10, 22];

/** The fork hangs a hand's breadth below the body's; the waistband stands where the pants' upper edge is. */
function standOf(
  measures: LowerMeasures,
  { legs }: LowerBody,
  leg: LegPattern,
  garment: Garment,
  elastic: BandStretch,
  surplus: PantsWear["surplus"],
): PantsStand {
  const by = measures.height / 1770;
  const kneeLine = (measures.kneeHeight + (20 * measures.height) / 1770) / 10;
  return {
    legs,
    kneeLine,
    surplus: { left: surplus.left * by, right: surplus.right * by },
    band: bandOf(garment, elastic, kneeLine, legs.left.hip[2] - 0.4, by),
  };
}
