import type { ProductId } from "@holeshot/domain";
import { draftGarment, type Garment } from "@holeshot/garments";

/** More than the sizes and cuts that a run of samples looks at. */
const MOST = 120;
const made = new Map<string, Garment>();

interface Drafted {
  readonly product: ProductId;
  readonly size: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** A garment, drafted once for every kit that is looked at on it: what carries a drawing onto it is remembered by its pieces. */
export function drafted({ product, size, options = {} }: Drafted): Garment {
  const key = JSON.stringify([product, size, options]);
  const garment = made.get(key) ?? draftGarment({ product, size, options });
  // The latest stands last.
  made.delete(key);
  made.set(key, garment);
  const [oldest] = made.keys();
  if (made.size > MOST && oldest !== undefined) made.delete(oldest);
  return garment;
}
