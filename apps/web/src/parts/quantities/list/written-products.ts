import type { SetProduct } from "../../sets/use-set.ts";
import { hasOwnLengths, lengthIn, lengthName, lengthProperty, lengthsOf } from "../lengths.ts";
import type { Roster } from "../roster.ts";
import { sizesOf } from "../sizes-of.ts";
import type { WrittenProduct } from "./write-list.ts";

/** The products as a list's columns; lengths where somebody has one of their own, or all that are offered. */
export function writtenProducts(
  products: readonly SetProduct[],
  roster: Roster,
  allLengths: boolean = hasOwnLengths(roster),
): WrittenProduct[] {
  return products.map((product) => {
    const { id, name } = product;
    const offered = lengthsOf(product);
    const length = {
      heading: `${name} ${lengthName(product).toLowerCase()}`,
      offered,
      of: (own: Roster["riders"][number]["own"]) => {
        const [his, usual] = [own?.[id] ?? roster.choices[id], roster.choices[id]];
        return his?.[lengthProperty] === usual?.[lengthProperty] ? "" : lengthIn(product, his);
      },
    };
    return {
      id,
      name,
      sizes: sizesOf(product),
      ...(allLengths && offered.length > 0 && { length }),
    };
  });
}
