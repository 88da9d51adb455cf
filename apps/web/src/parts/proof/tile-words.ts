import type { Translate } from "../../lib/i18n/translator.ts";
import { countedSize } from "../order-summary/counted-size.ts";
import type { ProofTile } from "./proof-tiles.ts";

/** Whose garment a picture shows, in one line. */
export function tileTitle(t: Translate, { riders }: ProofTile): string {
  const [first] = riders;
  if (first === undefined) return t("proof.as_designed");
  return riders.length === 1 ? first : t("cart.riders", { count: riders.length });
}

/** `Size L`, or `Size S × 2, M × 9`. */
export function tileSizes({ sizeWord, sizes }: ProofTile): string {
  const [only] = sizes;
  const alone = sizes.length === 1 && only?.quantity === 1;
  const counted = sizes.map(({ name, quantity }) => countedSize(name, quantity)).join(", ");
  return `${sizeWord} ${alone ? only.name : counted}`.trim();
}
