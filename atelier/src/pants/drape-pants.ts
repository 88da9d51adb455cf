import { bodyMeasures, draftGarment, type Garment } from "@holeshot/garments";
import type { Phase, Recipe } from "../drape/recipe.ts";
import type { ClothMaterials } from "../solve/cloth-material.ts";
import { closeBand } from "./close-band.ts";
import { legPattern, type LegPattern } from "./leg-pattern.ts";
import { lowerBody, lowerBodyNeeds, type LowerBody, type LowerMeasures } from "./lower-body.ts";
import { placePants, type Band, type PantsStand } from "./place-pants.ts";

/**
 * How far the elastic is drawn out when the pants are worn. Sewn to the cloth's full length it would be 1.075 in front
 * and 1.27 behind: it gathers the back a little.
 */
const drawnOut = { bandFront: 1.065, bandBack: 1.22, ankle: 1.16 };

/** Height the curve of the body takes from the pants' upper edge, cm. */
const taken = { front: 0.5, back: 2 };

const canvas = { stretch: 1e-7, bend: 1.2e-3 };
function materialsOf(band: BandStretch): ClothMaterials {
  return {
    "*": canvas,
    waistband: { stretch: 1e-7, bend: 2e-4, rest: (x, y) => [band.rest(x), y] },
    back_stretch: { stretch: 4e-7, bend: 2e-3 },
    ...both("knee", { stretch: 2e-7, bend: 4e-4 }),
    ...both("knee_stretch", { stretch: 4e-7, bend: 3e-3 }),
    ...both("calf", { stretch: 1e-7, bend: 6e-4 }),
    ...both("ankle", { stretch: 2e-7, bend: 1e-3, rest: [drawnOut.ankle, 1] }),
  };
}

function both<Value>(name: string, value: Value): Record<string, Value> {
  return { [`${name}_left`]: value, [`${name}_right`]: value };
}

const bandSeams = ["front_left", "front_right", "back_left", "back_right"].map(
  (edge) => `waistband.${edge}`,
);
const calm = {
  substeps: 20,
  gravity: 600,
  damping: 5,
  friction: 0.4,
  speedLimit: 60,
  selfDistance: 0.8,
};

const phases: readonly Phase[] = [
  {
    name: "settle",
    frames: 70,
    substeps: 12,
    gravity: 60,
    damping: 4,
    friction: 0.05,
    stick: 0,
    stiffness: 3,
    speedLimit: 120,
    pin: ["waistband.top", "ankle_left.hem", "ankle_right.hem"],
  },
  { name: "hang", frames: 130, substeps: 20, gravity: 600, damping: 1.5, selfDistance: 0.8 },
  { ...calm, name: "rest", frames: 50 },
  // Let go, the waistband's upper edge neither flares nor curls in.
  { ...calm, name: "rim", frames: 30, pin: bandSeams, unpin: ["waistband.top"] },
];

/** Pants of one size on a rider of that size. */
export function drapePants(size: string, spacing: number): Recipe {
  const measures = bodyMeasures("pants", size, lowerBodyNeeds);
  const body = lowerBody(measures);
  const options = {};
  const garment = draftGarment({ product: "pants", size, options });
  const leg = legPattern(garment);
  const stand = standOf(measures, body, leg, garment);
  const edges = ["fly", "crotch", "waist"].map((edge) => `thigh_left.${edge}`);
  return {
    product: "pants",
    size,
    options,
    spacing,
    noise: 0.12,
    density: 0.03,
    materials: materialsOf(bandStretch(garment)),
    body: {
      distance: body.dressed,
      from: [-36, 2, -28],
      to: [36, measures.crotchToFloor / 10 + 40, 28],
    },
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
    phases,
  };
}

/** The fork hangs a hand's breadth below the body's; the waistband stands where the pants' upper edge is. */
function standOf(
  measures: LowerMeasures,
  { legs }: LowerBody,
  leg: LegPattern,
  garment: Garment,
): PantsStand {
  const kneeLine = (measures.kneeHeight + (20 * measures.height) / 1770) / 10;
  return {
    legs,
    kneeLine,
    surplus: 2.4 * (measures.height / 1770),
    band: bandOf(garment, kneeLine, legs.left.hip[2] - 0.4, measures.height / 1770),
  };
}

/** The waistband's length as it is worn, mm from the centre back. */
interface BandStretch {
  readonly rest: (x: number) => number;
  readonly half: number;
}

function bandStretch(garment: Garment): BandStretch {
  const side = landmark(garment, "waistband", "side_right").x;
  const rest = (x: number) => {
    const way = Math.abs(x);
    const front = Math.max(0, way - side) * drawnOut.bandFront;
    return Math.sign(x) * (Math.min(way, side) * drawnOut.bandBack + front);
  };
  return { rest, half: rest(landmark(garment, "waistband", "front_right").x) };
}

function bandOf(garment: Garment, kneeLine: number, front: number, scale: number): Band {
  const height = (id: string, name: string) => kneeLine - landmark(garment, id, name).y / 10;
  const { rest, half } = bandStretch(garment);
  return {
    height: landmark(garment, "waistband", "back").y,
    girth: (2 * half) / 10,
    share: (x) => rest(x) / half,
    front,
    // The cloth goes over the belly and the seat on its way up: it ends lower than it would on a board.
    rim: {
      front: height("thigh_left", "waist_front") - taken.front * scale,
      side: height("thigh_left", "waist_side"),
      back: height("yoke_left", "waist_centre") - taken.back * scale,
    },
  };
}

function landmark(garment: Garment, id: string, name: string) {
  const point = garment.pieces.find((piece) => piece.id === id)?.landmarks[name];
  if (!point) throw new RangeError(`The pants' ${id} has no landmark ${name}`);
  return point;
}
