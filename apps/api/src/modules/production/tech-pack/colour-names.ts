import { labDifference, labOf } from "../lab-colour.ts";
import { isccNbs } from "./iscc-nbs.data.ts";

/** A shade of the ISCC-NBS system. */
export interface NamedShade {
  /** Of its centroid, 1 to 267. */
  readonly number: number;
  readonly name: string;
  /** How far it is, CIEDE2000. */
  readonly distance: number;
}

const shades = isccNbs.map(([hex, name], index) => ({ number: index + 1, name, lab: labOf(hex) }));

/** The shade that looks most like a colour. */
export function nearestShade(hex: string): NamedShade {
  const lab = labOf(hex);
  let best: NamedShade = { number: 0, name: "", distance: Number.POSITIVE_INFINITY };
  for (const { number, name, lab: own } of shades) {
    const distance = labDifference(own, lab);
    if (distance < best.distance) best = { number, name, distance };
  }
  return best;
}
