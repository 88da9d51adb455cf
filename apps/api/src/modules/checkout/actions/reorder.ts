import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  type CommerceDoors,
  copyOrderedDesigns,
  insertCart,
  insertItems,
  knownChoices,
  soldProduct,
} from "../../cart/index.ts";
import { findLines, findOrder } from "../../orders/index.ts";

/**
 * A new cart with what was ordered, to today's prices. The designs stay as they were ordered,
 * whatever was saved since. Choices no longer sold are left open, products no longer sold left out.
 * @throws Problem `reorder_failed` when nothing of the order is sold any more.
 */
export async function reorder(
  platform: Platform,
  { catalogue }: CommerceDoors,
  orderId: string,
  customerId: string,
): Promise<string> {
  const order = await findOrder(platform.db, orderId);
  if (order?.customer_id !== customerId) throw new Problem("not_found");
  const lines = await findLines(platform.db, orderId);
  const items = lines.flatMap((line) => {
    const product = soldProduct(catalogue, line.set_id, line.product);
    if (!product) return [];
    const rider = { name: line.rider_name ?? "", number: line.rider_number ?? "" };
    return {
      id: platform.newId(),
      designId: line.design_id,
      product: line.product,
      productPosition: catalogue.set(line.set_id)?.products.indexOf(product) ?? 0,
      quantity: line.quantity,
      properties: knownChoices(product, line.properties),
      rider: line.rider_name === null && line.rider_number === null ? null : rider,
    };
  });
  if (items.length === 0) throw new Problem("reorder_failed");

  const cartId = platform.newId();
  await platform.transaction(async (tx) => {
    await insertCart(tx, { id: cartId, customerId, manualCheck: order.manual_check });
    await copyOrderedDesigns(tx, orderId, cartId);
    await insertItems(tx, cartId, items);
  });
  return cartId;
}
