import { notYours, Problem } from "../../platform/problem.ts";
import type { OrderRow } from "./reader.ts";

/**
 * The order, if it is this customer's; one of somebody else is told as one that does not exist.
 * @throws Problem `not_found`
 */
export function requireOwn(order: OrderRow | undefined, customerId: string): OrderRow {
  if (!order) throw new Problem("not_found");
  if (order.customer_id !== customerId) throw notYours("order", order.id);
  return order;
}
