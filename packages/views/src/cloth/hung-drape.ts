import type { Garment } from "@holeshot/garments";
import type { Model } from "../model/model.ts";
import { alterModel, type Alterations } from "./alterations.ts";
import { type WornMoves, asWorn } from "./as-worn.ts";

/** A drape that is shown in another cut than it was draped in. */
export interface AlteredCut {
  /** What is chosen otherwise than it was draped, by option. */
  readonly choices: Readonly<Record<string, string>>;
  /** The garment as it was draped. */
  readonly from: Garment;
}

/** How a drape is to hang. */
export interface Hanging {
  /** Needed where it is altered. */
  readonly alterations: Alterations | null;
  /** Null where it is shown as it was draped. */
  readonly altered: AlteredCut | null;
  /** The garment as it is shown. */
  readonly to: Garment;
  /** Where it goes on a rider; null on its stand, and where a rider wears it as it was draped. */
  readonly worn: WornMoves | null;
}

/** A drape's model as it hangs in the cut that is shown; the same model where it hangs as it was draped. */
export function hungDrape(model: Model, { alterations, altered, to, worn }: Hanging): Model {
  const hung = worn ? asWorn(model, worn) : model;
  return altered && alterations ? alterModel(hung, { alterations, ...altered, to }) : hung;
}
