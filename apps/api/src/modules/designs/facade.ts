import type { DesignDocument } from "@holeshot/design";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { shownPictures } from "./pictures/shown-pictures.ts";
import { type DesignRow, findDesign, findDesigns } from "./reader.ts";
import { opens } from "./hashes.ts";

/** A design as it stands now, to be copied elsewhere. */
export interface DesignSnapshot {
  readonly uuid: string;
  readonly name: string;
  readonly set: string;
  readonly document: DesignDocument;
  /** The document as it is stored. */
  readonly text: string;
  /** Equal for equal documents of a set. */
  readonly documentHash: string;
  readonly hasPixelImages: boolean;
}

/** Who asks for a design: a customer, the holder of an edit hash, or nobody. */
export interface DesignAccess {
  readonly customerId: string | null;
  readonly hash: string | undefined;
}

/** What carts and orders ask of designs. */
export type DesignsFacade = ReturnType<typeof designsFacade>;

export function designsFacade(platform: Platform) {
  return {
    /** The design, if it exists and is the customer's or opens with this edit hash. */
    async readForCart(db: Db, uuid: string, access: DesignAccess): Promise<DesignSnapshot | null> {
      const design = await findDesign(db, uuid);
      if (!design) return null;
      const open =
        design.owner_id === null
          ? opens(access.hash, design.edit_hash_digest)
          : design.owner_id === access.customerId;
      return open ? copyOf(design) : null;
    },

    /** The designs as last saved, by uuid; deleted ones are missing. */
    async readCurrent(
      db: Db,
      uuids: readonly string[],
    ): Promise<ReadonlyMap<string, DesignSnapshot>> {
      const rows = await findDesigns(db, uuids);
      return new Map(rows.map((row) => [row.id, copyOf(row)]));
    },

    /** The pictures of documents, by document hash. */
    pictures: shownPictures(platform),
  };
}

/** Name, document and time of every design as last saved, to be joined to: no document is read. */
export function latestSaves(db: Db) {
  return db.selectFrom("designs").select(["id", "name", "document_hash", "updated_at"]);
}

/** When every version of every design was made, to be joined to. */
export function versionTimes(db: Db) {
  return db.selectFrom("design_versions").select(["design_id", "document_hash", "made_at"]);
}

/** How far the pictures of every document are, to be joined to. */
export function pictureStates(db: Db) {
  return db.selectFrom("pictures").select(["document_hash", "state"]);
}

function copyOf(row: DesignRow): DesignSnapshot {
  let document: DesignDocument | undefined;
  return {
    uuid: row.id,
    name: row.name,
    set: row.set_id,
    // Only checked documents are ever stored. Many who copy one never look into it.
    get document() {
      document ??= JSON.parse(row.document) as DesignDocument;
      return document;
    },
    text: row.document,
    documentHash: row.document_hash,
    hasPixelImages: row.has_pixel_images,
  };
}
