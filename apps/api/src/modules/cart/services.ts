import type { Platform } from "../../platform/platform.ts";
import { type Catalogue, openCatalogue } from "../catalogue/index.ts";
import { type DesignsFacade, designsFacade } from "../designs/index.ts";
import { lettering, type LetteringCheck } from "../lettering/index.ts";

/** What carts, checkout and orders need of others. */
export interface CommerceServices {
  readonly catalogue: Catalogue;
  readonly designs: DesignsFacade;
  readonly lettering: LetteringCheck;
}

export function commerceServices(platform: Platform): CommerceServices {
  const designs = designsFacade(platform);
  return {
    designs,
    lettering,
    // Read when it is first needed, as everywhere.
    get catalogue() {
      return openCatalogue();
    },
  };
}
