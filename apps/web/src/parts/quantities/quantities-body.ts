import type { CartItem } from "../../lib/cart/cart-store.ts";
import { rowsFor, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

/**
 * All that the sheet says of a design, for one call: what is ordered of each product, and no rows
 * for what is not ordered any more. A product that waited for its quantity and still does is left
 * out. Should the design have left the cart meanwhile, it comes back, by `hash` without an account.
 */
export function selectionsOf(
  roster: Roster,
  items: readonly CartItem[],
  hash: string | undefined,
): Selection[] {
  return roster.products.flatMap((product) => {
    const own = items.filter((each) => each.product.id === product);
    const [item] = own;
    const rows = rowsFor(roster, product);
    if (item === undefined || (rows.length === 0 && own.every((each) => each.quantity === null))) {
      return [];
    }
    return [
      {
        configuredSetUuid: item.configuredSetUuid,
        product: item.product.id,
        rows,
        add: true,
        ...(hash === undefined ? {} : { hash }),
      },
    ];
  });
}
