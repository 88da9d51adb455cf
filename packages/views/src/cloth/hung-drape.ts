import type { Garment } from "@holeshot/garments";
import type { Model } from "../model/model.ts";
import { alterModel, type Alterations } from "./alterations.ts";
import { wornOverPants } from "./over-pants.ts";

/** A drape that is shown in another cut than it was draped in. */
export interface AlteredCut {
  /** What is chosen otherwise than it was draped, by option. */
  readonly choices: Readonly<Record<string, string>>;
  /** The garment as it was draped. */
  readonly from: Garment;
}

/** How a drape is to hang. */
export interface Hanging {
  readonly alterations: Alterations;
  /** Null where it is shown as it was draped. */
  readonly altered: AlteredCut | null;
  /** The garment as it is shown. */
  readonly to: Garment;
  /** On its stand, or on a rider, whose pants a top hangs over. */
  readonly on: "stand" | "rider";
}

/** A drape's model as it hangs in the cut that is shown; the same model where it hangs as it was draped. */
export function hungDrape(model: Model, { alterations, altered, to, on }: Hanging): Model {
  const hung = on === "rider" ? wornOverPants(model, alterations, altered?.from ?? to) : model;
  return altered ? alterModel(hung, { alterations, ...altered, to }) : hung;
}
