import { coverSide, type DesignDocument } from "@holeshot/design";
import { isProductId, type ProductId, type Side } from "@holeshot/domain";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createRecent, type Recent } from "../../../platform/recent.ts";
import { hasThumbnail } from "../presenter.ts";
import { hurryPictures } from "./hurry-pictures.ts";
import { pictureAddresses } from "./picture-address.ts";

/** Whose pictures are meant. */
export interface ShownDocument {
  readonly uuid: string;
  readonly documentHash: string;
  /** What `pictures` says of it, where that is known already; absent, it is looked up. */
  readonly pictureState?: string | null;
}

export interface ShownPictures {
  /** Null while they are being made; false when they could not be. */
  readonly hasThumbnail: boolean | null;
  previewUrl(product: ProductId): string | null;
}

type Sides = Readonly<Partial<Record<ProductId, Side>>>;

/** Documents of which is kept which side shows each product best; a hash never means another document. */
const KEPT_SIDES = 5000;

/** Tells where the pictures of documents are, without reading a document that was met before. */
export function shownPictures(platform: Platform) {
  const sides = createRecent<Sides>(KEPT_SIDES);
  const addressOf = pictureAddresses(platform.signer);

  return async (
    db: Db,
    documents: readonly ShownDocument[],
  ): Promise<ReadonlyMap<string, ShownPictures>> => {
    const states = await statesOf(db, documents);
    const drawn = [...states].flatMap(([hash, state]) => (hasThumbnail(state) ? [hash] : []));
    await learnSides(db, drawn, sides);
    const resting = [...states].flatMap(([hash, state]) => (state === "resting" ? [hash] : []));
    await hurryPictures(platform, resting);
    const now = platform.clock();
    return new Map(
      documents.map(({ uuid: designId, documentHash }) => {
        const thumbnail = hasThumbnail(states.get(documentHash) ?? null);
        const shown = thumbnail === true ? sides.get(documentHash) : undefined;
        const previewUrl = (product: ProductId): string | null => {
          if (shown === undefined || !isProductId(product)) return null;
          const side = shown[product] ?? "front";
          return addressOf({ designId, documentHash, product, side }, now);
        };
        return [documentHash, { hasThumbnail: thumbnail, previewUrl }];
      }),
    );
  };
}

async function statesOf(
  db: Db,
  documents: readonly ShownDocument[],
): Promise<ReadonlyMap<string, string | null>> {
  const states = new Map<string, string | null>();
  const unknown: string[] = [];
  for (const { documentHash, pictureState } of documents) {
    if (pictureState === undefined) unknown.push(documentHash);
    else states.set(documentHash, pictureState);
  }
  if (unknown.length === 0) return states;
  const rows = await db
    .selectFrom("pictures")
    .select(["document_hash", "state"])
    .where("document_hash", "in", [...new Set(unknown)])
    .execute();
  for (const { document_hash, state } of rows) states.set(document_hash, state);
  return states;
}

async function learnSides(db: Db, hashes: readonly string[], sides: Recent<Sides>): Promise<void> {
  const unknown = hashes.filter((hash) => sides.get(hash) === undefined);
  if (unknown.length === 0) return;
  const rows = await db
    .selectFrom("pictures")
    .select(["document_hash", "document"])
    .where("document_hash", "in", unknown)
    .execute();
  for (const { document_hash, document } of rows) {
    // Only checked documents are ever stored.
    const parsed = JSON.parse(document) as DesignDocument;
    const products = Object.keys(parsed.products).filter(isProductId);
    const found = products.map((product) => [product, coverSide(parsed, product)] as const);
    sides.set(document_hash, Object.fromEntries(found));
  }
}
