import { priceCart, shareOf, type TaxTreatment } from "@holeshot/domain";
import type { Catalogue } from "../catalogue/index.ts";
import type { OrderLineRow, OrderRow } from "../orders/index.ts";
import type { LineFacts } from "./wanted-line.ts";

/**
 * What a changed line costs more (or less, below nothing) by today's prices, with its share of the order's discount. What
 * was agreed is not priced anew: only the two ways of making the line are held against each other. Garments that were given
 * back cost no less.
 */
export function priceDifference(
  catalogue: Catalogue,
  order: Pick<OrderRow, "subtotal" | "discount" | "tax">,
  lines: readonly OrderLineRow[],
  changed: {
    readonly line: OrderLineRow;
    readonly wanted: LineFacts;
    /** How many of its garments. */
    readonly copies: number;
  },
): number {
  const { line, wanted, copies } = changed;
  const rest = lines.flatMap((each) => {
    if (each.id !== line.id) return [each];
    return copies < line.quantity ? [{ ...each, quantity: line.quantity - copies }] : [];
  });
  const amountOf = (properties: LineFacts["properties"]): number => {
    const priced = [{ ...line, quantity: copies, properties }, ...rest].map((each) => ({
      set: each.set_id,
      product: each.product,
      design: each.design_id,
      quantity: each.quantity,
      properties: each.properties,
    }));
    const cart = priceCart(priced, catalogue.prices, {
      rules: catalogue,
      discount: null,
      manualCheck: false,
      tax: order.tax as TaxTreatment,
      shipping: null,
    });
    return cart.lines[0]?.amount ?? 0;
  };
  const gross = amountOf(wanted.properties) - amountOf(line.properties);
  const net = gross - Math.sign(gross) * shareOf(order.discount, Math.abs(gross), order.subtotal);
  if (net >= 0) return net;
  // Garments that were given back have nothing left to go back; a line that is split leaves them behind.
  const kept = Math.min(copies, line.quantity - line.refunded);
  return 0 - shareOf(-net, kept, copies);
}
