import { type ProductId, pictureWidths, type Side } from "@holeshot/domain";
import { createRecent } from "../../../platform/recent.ts";
import {
  daysFrom,
  isOpenedBy,
  type SignedUntil,
  signUntil,
} from "../../../platform/signed-until.ts";
import type { Signer } from "../../../platform/signer.ts";

/** One picture of one document. */
export interface PictureRef {
  readonly designId: string;
  readonly documentHash: string;
  readonly product: ProductId;
  readonly side: Side;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 8;
/** Mails are opened again long after; what an address opens is one picture and nothing else. */
const MAILED_DAYS = 365;

/** Widths that are kept of every side, px. */
export const PICTURE_SIZES = pictureWidths.side;

/** Where a side's picture of one width is stored. */
export function pictureKey(
  documentHash: string,
  product: string,
  side: string,
  size: number,
): string {
  return `pictures/${documentHash.slice(0, 2)}/${documentHash}/${product}-${side}-${size}.webp`;
}

/** Signs addresses, each once a day: pages ask for the same ones again and again. */
export type PictureAddresses = (ref: PictureRef, now: Date) => string;

/** Addresses kept, some 500 bytes each. */
const KEPT_ADDRESSES = 4000;

/**
 * Addresses that show one picture each without a token until they expire. They change once a day, so that pages and
 * lists that carry them stay cacheable.
 */
export function pictureAddresses(signer: Signer): PictureAddresses {
  const signed = createRecent<string>(KEPT_ADDRESSES);
  return (ref, now) => {
    const expires = daysFrom(now, VALID_DAYS);
    const key = [...partsOf(ref), expires].join();
    return signed.keep(key, () => signedAddress(signer, ref, expires));
  };
}

/**
 * The address that a mail shows a kit by, without a question to the database: as it is worn where that is drawn, else this
 * garment. What is not drawn yet will be when the mail is opened.
 */
export function mailedPicture(
  signer: Signer,
  { documentHash, ...ref }: Omit<PictureRef, "side">,
  now: Date,
): string {
  const expires = String(now.getTime() + MAILED_DAYS * DAY_MS);
  const address = signedAddress(signer, { ...ref, documentHash, side: "front" }, expires);
  return `${address}&${new URLSearchParams({ kit: "true", size: String(PICTURE_SIZES[0]) })}`;
}

function signedAddress(signer: Signer, ref: PictureRef, expires: string): string {
  const { designId, documentHash: document, product, side } = ref;
  const query = new URLSearchParams({ document, ...signUntil(signer, partsOf(ref), expires) });
  return `/api/configured-sets/${designId}/preview/${product}/${side}.webp?${query}`;
}

/** Whether a signature opens this picture now. */
export function opensPicture(
  signer: Signer,
  ref: PictureRef,
  given: { readonly [key in keyof SignedUntil]: string | undefined },
  now: Date,
): boolean {
  return isOpenedBy(signer, partsOf(ref), given, now);
}

function partsOf(ref: PictureRef): string[] {
  return [ref.designId, ref.documentHash, ref.product, ref.side];
}
