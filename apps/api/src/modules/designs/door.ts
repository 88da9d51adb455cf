import { coverSide, type DesignDocument } from "@holeshot/design";
import { isProductId, type ProductId } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { pictureAddress } from "./pictures/picture-address.ts";
import { hasThumbnail } from "./presenter.ts";
import { type DesignRow, findDesign, findDesigns } from "./reader.ts";
import { opens } from "./hashes.ts";

/** A design as it stands now, to be copied elsewhere. */
export interface DesignCopy {
  readonly uuid: string;
  readonly name: string;
  readonly set: string;
  readonly document: DesignDocument;
  readonly documentHash: string;
  readonly hasPixelImages: boolean;
}

/** A design without its document. */
export interface DesignHead {
  readonly name: string;
  readonly documentHash: string;
}

export interface CopyPictures {
  /** Null while they are being made; false when they could not be. */
  readonly hasThumbnail: boolean | null;
  previewUrl(product: ProductId): string | null;
}

/** What carts and orders ask of designs. */
export function designsDoor(platform: Platform) {
  return {
    /** The design, if it exists and is the customer's or opens with this edit hash. */
    async readForCart(
      db: Db,
      uuid: string,
      access: { readonly customerId: string | null; readonly hash: string | undefined },
    ): Promise<DesignCopy | null> {
      const design = await findDesign(db, uuid);
      if (!design) return null;
      const open =
        design.owner_id === null
          ? opens(access.hash, design.edit_hash_digest)
          : design.owner_id === access.customerId;
      return open ? copyOf(design) : null;
    },

    /** The designs as last saved, by uuid; deleted ones are missing. */
    async readCurrent(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, DesignCopy>> {
      const rows = await findDesigns(db, uuids);
      return new Map(rows.map((row) => [row.id, copyOf(row)]));
    },

    /** Name and document hash of the designs as last saved, by uuid; deleted ones are missing. */
    async currentHeads(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, DesignHead>> {
      if (uuids.length === 0) return new Map();
      const rows = await db
        .selectFrom("designs")
        .select(["id", "name", "document_hash"])
        .where("id", "in", uuids)
        .execute();
      return new Map(
        rows.map((row) => [row.id, { name: row.name, documentHash: row.document_hash }]),
      );
    },

    /** The pictures of documents, by document hash. */
    async pictures(
      db: Db,
      refs: readonly { readonly uuid: string; readonly documentHash: string }[],
    ): Promise<ReadonlyMap<string, CopyPictures>> {
      if (refs.length === 0) return new Map();
      const hashes = [...new Set(refs.map(({ documentHash }) => documentHash))];
      const rows = await db
        .selectFrom("pictures")
        .select(["document_hash", "state", "document"])
        .where("document_hash", "in", hashes)
        .execute();
      const found = new Map(rows.map((row) => [row.document_hash, row]));
      const now = platform.clock();
      return new Map(
        refs.map((ref) => {
          const row = found.get(ref.documentHash);
          const thumbnail = hasThumbnail(row?.state ?? null);
          const previewUrl = (product: ProductId): string | null => {
            if (thumbnail !== true || !isProductId(product)) return null;
            if (row === undefined) return null;
            const side = coverSide(JSON.parse(row.document) as DesignDocument, product);
            const { uuid: designId, documentHash } = ref;
            return pictureAddress(platform.signer, { designId, documentHash, product, side }, now);
          };
          return [ref.documentHash, { hasThumbnail: thumbnail, previewUrl }];
        }),
      );
    },
  };
}

function copyOf(row: DesignRow): DesignCopy {
  return {
    uuid: row.id,
    name: row.name,
    set: row.set_id,
    // Only checked documents are ever stored.
    document: JSON.parse(row.document) as DesignDocument,
    documentHash: row.document_hash,
    hasPixelImages: row.has_pixel_images,
  };
}
