import { type Garment, type PieceId, productFacts } from "@holeshot/garments";
import { parsePath } from "@holeshot/geometry";
import { isInside, type Outlines, outlinesOfPath } from "../polygons/point-in-path.ts";

/** What a rider wears over the kit, or how he wears it. */
export const gearKinds = ["chest_protector", "neck_brace", "tucked", "boots"] as const;

/** One of {@link gearKinds}. */
export type Gear = (typeof gearKinds)[number];

/** How much of a jersey is tucked in, mm of its front; as far as the shop's figure hangs over the waistband. */
const TUCK = 115;

// Plates and braces in millimetres of front and back: x from the middle, y down from the neck's side. Sizes of adults' gear as it
// is sold, rounded: a plate of 28 by 32 cm in front, of 25 by 31 behind; a brace 22 cm wide, its strut 7 cm.
const plates: Readonly<Partial<Record<Gear, Readonly<Record<PieceId, string>>>>> = {
  chest_protector: {
    front: "M-120 120L120 120L140 200L125 390L75 440L-75 440L-125 390L-140 200Z",
    back: "M-115 90L115 90L125 170L105 350L60 400L-60 400L-105 350L-125 170Z",
  },
  neck_brace: {
    front: "M-110 0L110 0L110 110L60 150L-60 150L-110 110Z",
    back: "M-110 0L110 0L110 60L35 90L35 190L-35 190L-35 90L-110 60Z",
  },
};

/** Pieces that are in the boots from top to bottom. */
const inBoots = /^(shin|calf|ankle)_/;

/** Answers whether the gear lies over a point of a piece, mm of the garment's own size. What is worn on trunk and legs is worn under some. */
export function coveredBy(
  { product, pieces }: Garment,
  gear: readonly Gear[],
): (piece: PieceId, x: number, y: number) => boolean {
  const { wear } = productFacts(product);
  const worn = new Map<PieceId, Outlines[]>();
  if (wear === "top") {
    for (const kind of gear) {
      for (const [piece, plate] of Object.entries(plates[kind] ?? {})) {
        worn.set(piece, [...(worn.get(piece) ?? []), outlinesOfPath(parsePath(plate))]);
      }
    }
  }
  const front = pieces.find(({ id }) => id === "front");
  const tucked = wear === "top" && gear.includes("tucked");
  // Level all round: a back that is longer is tucked in deeper.
  const waist = tucked && front ? front.bounds.bottom - TUCK : Infinity;
  const boots = wear === "legs" && gear.includes("boots");
  return (piece, x, y) => {
    if (boots && inBoots.test(piece)) return true;
    if (y > waist && (piece === "front" || piece === "back")) return true;
    return (worn.get(piece) ?? []).some((plate) => isInside({ x, y }, plate));
  };
}
