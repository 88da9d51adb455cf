import { bodyMeasures, draftGarment, type Garment } from "@holeshot/garments";
import type { Phase, Recipe } from "../drape/recipe.ts";
import type { ClothMaterials } from "../solve/cloth-material.ts";
import { relaxed, type Curl } from "./curl.ts";
import { handPattern } from "./hand-pattern.ts";
import { makeHand } from "./hand.ts";
import { placeGlove } from "./place-glove.ts";

const size = "L";

const materials: ClothMaterials = {
  "*": { stretch: 1e-7, bend: 2e-3 },
  palm_left: { stretch: 1e-7, bend: 1e-3 },
  cuff_left: { stretch: 2e-7, bend: 6e-4 },
};

const still = { gravity: 0, damping: 4, offset: 0.06, speedLimit: 40, substeps: 15 };
const phases: readonly Phase[] = [
  { ...still, name: "settle", frames: 60, friction: 0.02, stick: 0 },
  { ...still, name: "rest", frames: 60, friction: 0.2, selfDistance: 0.22 },
];

/** The left glove in the base size, on a hand at rest unless told otherwise. The right one is its mirror image. */
export function gloves(curl: Curl = relaxed): Recipe {
  const options = {};
  const garment = leftHand(draftGarment({ product: "gloves", size, options }));
  const pattern = handPattern(garment);
  const hand = makeHand(bodyMeasures("gloves", size, ["handGirth"]), pattern, curl);
  return {
    product: "gloves",
    size,
    options,
    prepare: leftHand,
    spacing: 2.7,
    noise: 0.02,
    density: 0.03,
    materials,
    body: { distance: hand.skin, from: [-9, -9, -11], to: [13, 21, 4] },
    bodyStep: 0.2,
    girths: hand.tapes.map(({ name, wanted, measured }) => ({
      name,
      wanted: wanted / 10,
      measured: measured / 10,
    })),
    tightEdges: [],
    place: placeGlove(garment, pattern, curl),
    phases,
  };
}

function leftHand(garment: Garment): Garment {
  const pieces = garment.pieces.filter(({ id }) => id.endsWith("_left"));
  const ids = new Set(pieces.map(({ id }) => id));
  return {
    ...garment,
    pieces,
    seams: garment.seams.filter(({ a, b }) => ids.has(a.piece) && ids.has(b.piece)),
  };
}
