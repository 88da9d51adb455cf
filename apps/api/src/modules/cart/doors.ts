import type { Platform } from "../../platform/platform.ts";
import { type Catalogue, openCatalogue } from "../catalogue/index.ts";
import { type DesignsDoor, designsDoor } from "../designs/index.ts";
import { lettering, type LetteringCheck } from "../lettering/index.ts";

/** What carts, checkout and orders need of others. */
export interface CommerceDoors {
  readonly catalogue: Catalogue;
  readonly designs: DesignsDoor;
  readonly lettering: LetteringCheck;
}

export function commerceDoors(platform: Platform): CommerceDoors {
  const designs = designsDoor(platform);
  return {
    designs,
    lettering,
    // Read when it is first needed, as everywhere.
    get catalogue() {
      return openCatalogue();
    },
  };
}
