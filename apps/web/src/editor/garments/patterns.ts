import type { ProductId } from "@holeshot/domain";
import { persist } from "../../lib/lazy/persist.ts";
import { warmLater } from "../../lib/lazy/warm.ts";
import { baseSize, type Cut, fetchCut, type Garment } from "@holeshot/garments";

const here = new Map<ProductId, Cut>();
const garments = new Map<string, Garment>();

/** Fetches how a product is cut; null when it is here already. */
export function fetchPattern(product: ProductId): Promise<void> | null {
  if (here.has(product)) return null;
  return persist(() => fetchOnce(product), { wanted: (tries) => tries < 3 });
}

async function fetchOnce(product: ProductId): Promise<void> {
  here.set(product, await fetchCut(product));
}

/** Fetches all patterns in a quiet moment, so that the next product needs no network. */
export function warmPatterns(products: readonly ProductId[]): void {
  for (const product of products) warmLater(() => fetchPattern(product) ?? Promise.resolve());
}

/** A size of a product with its options, cut once. Throws until the product's pattern is here. */
export function cutGarment(
  product: ProductId,
  { size, options }: { size: string; options: Readonly<Record<string, string>> },
): Garment {
  const key = JSON.stringify([product, size, options]);
  const known = garments.get(key);
  if (known) return known;
  const cut = here.get(product);
  if (!cut) throw new Error(`the pattern of ${product} is not here yet`);
  const made = cut(size, options);
  garments.set(key, made);
  return made;
}

/** The garment that designs are placed on. */
export function baseGarment(product: ProductId): Garment {
  return cutGarment(product, { size: baseSize(product), options: {} });
}
