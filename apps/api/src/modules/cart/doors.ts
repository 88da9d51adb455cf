import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Catalogue, openCatalogue } from "../catalogue/index.ts";
import { designsDoor } from "../designs/index.ts";
import { lettering, type LetteringCheck } from "../lettering/index.ts";

/** A design as it stands now, to be copied into a cart. */
export interface DesignSnapshot {
  readonly uuid: string;
  readonly name: string;
  readonly set: string;
  readonly document: DesignDocument;
  /** Equal for equal documents of a set. */
  readonly documentHash: string;
  readonly hasPixelImages: boolean;
}

/** The pictures of one document of a design. */
export interface DesignPictures {
  /** Null while they are being made; false when they could not be. */
  readonly hasThumbnail: boolean | null;
  previewUrl(product: ProductId): string | null;
}

/** Which document's pictures are meant. */
export interface DocumentRef {
  readonly uuid: string;
  readonly documentHash: string;
  /** How far they are, where that is known already: null when nobody asked for them. */
  readonly pictureState?: string | null;
}

/** Who asks for a design: a customer, the holder of an edit hash, or nobody. */
export interface DesignAccess {
  readonly customerId: string | null;
  readonly hash: string | undefined;
}

/** What carts and orders need of designs. */
export interface DesignsDoor {
  /** The design, if it exists and may be used by who asks. */
  readForCart(db: Db, uuid: string, access: DesignAccess): Promise<DesignSnapshot | null>;
  /** The designs as last saved, by uuid; deleted ones are missing. */
  readCurrent(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, DesignSnapshot>>;
  /** Pictures by document hash. */
  pictures(db: Db, refs: readonly DocumentRef[]): Promise<ReadonlyMap<string, DesignPictures>>;
}

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
