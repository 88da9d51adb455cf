import { bodyMeasures, draftGarment, type Garment, type Piece } from "@holeshot/garments";
import type { Phase, Recipe } from "../drape/recipe.ts";
import type { ClothMaterial, ClothMaterials, RestPlace } from "../solve/cloth-material.ts";
import { leftAtRest, rightAtRest, type Curl } from "./curl.ts";
import { handPattern, stripShare, type HandPattern } from "./hand-pattern.ts";
import { makeHand } from "./hand.ts";
import { cuffShare, placeGlove } from "./place-glove.ts";

const size = "L";

const still = { gravity: 0, damping: 4, offset: 0.03, speedLimit: 40, substeps: 15 };
/** Held where a sleeve pushes them. */
const hems = ["cuff_left.hem", "cuff_right.hem"];
const phases: readonly Phase[] = [
  { ...still, name: "settle", frames: 60, friction: 0.02, stick: 0, pin: hems },
  { ...still, name: "rest", frames: 60, friction: 0.2, selfDistance: 0.22 },
];

/** From the middle of the pair to the middle of each wrist, cm. */
const apart = 9.5;

/** How each hand of a pair is held. */
export interface Hands {
  readonly left: Curl;
  readonly right: Curl;
}

/** A pair in the base size, each glove on a hand of its own; at rest unless told otherwise. Thumbs point to each other. */
export function gloves(curls: Hands = { left: leftAtRest, right: rightAtRest }): Recipe {
  const options = {};
  const garment = draftGarment({ product: "gloves", size, options });
  const pattern = handPattern(garment);
  const measures = bodyMeasures("gloves", size, ["handGirth"]);
  const left = makeHand(measures, pattern, curls.left);
  const right = makeHand(measures, pattern, curls.right);
  return {
    product: "gloves",
    size,
    options,
    spacing: 2.7,
    noise: 0.02,
    density: 0.03,
    materials: materialsOf(garment, pattern),
    body: {
      distance: ([x, y, z]) =>
        x < 0 ? left.skin([x + apart, y, z]) : right.skin([apart - x, y, z]),
      from: [-9 - apart, -9, -11],
      to: [9 + apart, 21, 6],
    },
    bodyStep: 0.2,
    girths: left.tapes.map(({ name, measured }) => ({
      name,
      wanted: measures.handGirth / 10,
      measured: measured / 10,
    })),
    tightEdges: [],
    place: placePair(garment, pattern, curls),
    phases,
  };
}

/** The right hand is drawn as the left one's mirror image: it is placed as a left one is, and mirrored. */
function placePair(garment: Garment, pattern: HandPattern, curls: Hands): Recipe["place"] {
  const hands = {
    left: placeGlove(garment, pattern, curls.left),
    right: placeGlove(garment, pattern, curls.right),
  };
  return (piece) => {
    if (piece.id.endsWith("_left")) {
      const place = hands.left(piece);
      return (x, y) => {
        const [across, up, high] = place(x, y);
        return [across - apart, up, high];
      };
    }
    const id = piece.id.replace(/_right$/u, "_left");
    const drawn = garment.pieces.find((one) => one.id === id);
    if (!drawn) throw new RangeError(`${piece.id} has no other`);
    const place = hands.right(drawn);
    return (x, y) => {
      const [across, up, high] = place(-x, y);
      return [apart - across, up, high];
    };
  };
}

function materialsOf({ pieces }: Garment, pattern: HandPattern): ClothMaterials {
  const own = pieces.flatMap((piece): [string, ClothMaterial][] => {
    if (piece.id.startsWith("palm_")) return [[piece.id, { stretch: 1e-7, bend: 1e-3 }]];
    if (piece.id.startsWith("cuff_"))
      return [
        [
          piece.id,
          {
            stretch: 2e-7,
            bend: 6e-4,
            rest: (x, y) => [x * cuffShare(pattern, y / 10), y],
          },
        ],
      ];
    if (piece.id.startsWith("fourchette_"))
      return [[piece.id, { ...cloth, rest: stripRest(piece) }]];
    return [];
  });
  return { "*": cloth, ...Object.fromEntries(own) };
}

const cloth: ClothMaterial = { stretch: 1e-7, bend: 2e-3 };

/** A strip is as wide as it is cut but for its ends at fingertips. */
function stripRest({ id, bounds }: Piece): RestPlace {
  const whole = (bounds.right - bounds.left) / 10;
  const [starts, stops] = [!id.includes("_wrist_little"), !id.includes("_thumb_wrist")];
  return (x, y) => {
    const from = Math.abs(x) / 10;
    const away = Math.min(starts ? from : Infinity, stops ? whole - from : Infinity);
    return [x, y * stripShare(away)];
  };
}
