import { isProductId } from "@holeshot/domain";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { rowsFor, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

/**
 * All that the sheet says of a design, for one call: what is ordered of each product, and no rows
 * for what is not ordered any more. A product that waited for its quantity and still does is left
 * out, and so is what is offered beside the kit and was not chosen. Should the design have left the cart meanwhile, it comes back, by `hash` without an account.
 */
export function selectionsOf(
  roster: Roster,
  items: readonly CartItem[],
  hash: string | undefined,
): Selection[] {
  const [first] = items;
  if (first === undefined) return [];
  return roster.products.filter(isProductId).flatMap((product) => {
    const own = items.filter((each) => each.product.id === product);
    const rows = rowsFor(roster, product);
    if (rows.length === 0 && own.every((each) => each.quantity === null)) return [];
    return [
      {
        configuredSetUuid: first.configuredSetUuid,
        product,
        rows,
        add: true,
        ...(hash === undefined ? {} : { hash }),
      },
    ];
  });
}
