import type { ProductId } from "@holeshot/domain";
import {
  daysFrom,
  isOpenedBy,
  type SignedUntil,
  signUntil,
} from "../../../platform/signed-until.ts";
import type { Signer } from "../../../platform/signer.ts";
import type { RoundKind } from "../tables.ts";

/** A garment, or the whole kit on a rider. */
export type RoundProduct = ProductId | "kit";

/** Files of each kind with what they are. */
export const roundFilesOf = {
  model: ["model.glb", "model.usdz"],
  turn: ["turn.webp"],
} as const satisfies Record<RoundKind, readonly string[]>;

export type RoundFile = (typeof roundFilesOf)[RoundKind][number];

export const roundTypes: Readonly<Record<RoundFile, string>> = {
  "model.glb": "model/gltf-binary",
  // Phones open it in the room only by this type.
  "model.usdz": "model/vnd.usdz+zip",
  "turn.webp": "image/webp",
};

/** One file of one document. */
export interface RoundRef {
  readonly designId: string;
  readonly documentHash: string;
  readonly product: RoundProduct;
  readonly file: RoundFile;
}

/** As long as a picture's address opens it. */
const VALID_DAYS = 8;

/** Where a file is stored. */
export function roundKey(documentHash: string, product: string, file: string): string {
  return `round/${documentHash.slice(0, 2)}/${documentHash}/${product}-${file}`;
}

/** An address that opens one file without a token: a phone's viewer has none. */
export function roundAddress(signer: Signer, ref: RoundRef, now: Date): string {
  const query = new URLSearchParams({
    document: ref.documentHash,
    ...signUntil(signer, partsOf(ref), daysFrom(now, VALID_DAYS)),
  });
  return `/api/configured-sets/${ref.designId}/round/${ref.product}/files/${ref.file}?${query}`;
}

/** Whether a signature opens this file now. */
export function opensRound(
  signer: Signer,
  ref: RoundRef,
  given: { readonly [key in keyof SignedUntil]?: string | undefined },
  now: Date,
): boolean {
  return isOpenedBy(signer, partsOf(ref), given, now);
}

function partsOf(ref: RoundRef): string[] {
  return ["round", ref.designId, ref.documentHash, ref.product, ref.file];
}
