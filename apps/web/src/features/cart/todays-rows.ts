import type { DesignDocument } from "@holeshot/design";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { rowsOf, type Selection } from "../../parts/quantities/rows-of.ts";
import { sizeProperty } from "../../parts/sets/size-property.ts";

/**
 * What makes a cart's rows of an older version rows of the design as it is today, all in one: behind those that are there
 * already, with their sizes and riders, and with what was chosen for them alone; what was the older version's own choice
 * is left to the design.
 */
export function todaysRows(
  cart: Pick<Cart, "items">,
  older: { readonly uuid: string; readonly document: DesignDocument },
  design: string,
): Selection[] {
  const of = (uuid: string) => rowsOf(cart.items.filter((item) => item.configuredSetUuid === uuid));
  const there = of(design);
  const left = of(older.uuid);
  const products = new Set([...there, ...left].map(({ product }) => product));
  const taken = [...products].map((product): Selection => {
    const was = older.document.products[product]?.properties ?? {};
    const own = (selection: Selection): Selection["rows"] =>
      selection.rows.map((row) => {
        const chosen = Object.entries(row.properties).filter(
          ([id, value]) => id === sizeProperty || was[id] !== value,
        );
        return { ...row, properties: Object.fromEntries(chosen) };
      });
    const rows = [
      ...there.filter((each) => each.product === product).flatMap((each) => each.rows),
      ...left.filter((each) => each.product === product).flatMap(own),
    ];
    return { configuredSetUuid: design, product, rows };
  });
  const gone = [
    ...new Set(
      cart.items
        .filter((item) => item.configuredSetUuid === older.uuid)
        .map((item) => item.product.id),
    ),
  ].map((product): Selection => ({ configuredSetUuid: older.uuid, product, rows: [] }));
  return [...taken, ...gone];
}
