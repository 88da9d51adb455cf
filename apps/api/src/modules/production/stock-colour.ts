import { labDifference, labOf } from "./lab-colour.ts";

/** A cloth colour that the maker has on the roll. */
interface Stock {
  readonly hex: string;
}

/** The stock colour that looks most like a wish, by CIEDE2000: nobody dyes one collar. */
export function nearestStock<S extends Stock>(stock: readonly S[], hex: string): S | undefined {
  const wish = labOf(hex);
  const away = new Map(stock.map((one) => [one, labDifference(labOf(one.hex), wish)]));
  return stock.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0))[0];
}
