import type { Tx } from "../../../platform/database/transaction.ts";
import { Problem } from "../../../platform/problem.ts";
import { takeOrder } from "../actions/take-order.ts";
import { isBlocked } from "../policy.ts";

/**
 * The orders that garments belong to, to be taken before the garments: in one sequence for all, so that nobody waits for
 * one another in a ring.
 * @returns ids of the orders, each with how many of these garments are its.
 * @throws Problem `not_found`, `illegal_transition` when one is not being made, `order_blocked`.
 */
export async function takeOrdersOf(
  tx: Tx,
  units: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await tx
    .selectFrom("production_units")
    .select(["id", "order_id"])
    .where("id", "in", units)
    .orderBy("order_id")
    .execute();
  if (found.length < units.length) throw new Problem("not_found");
  const orders = new Map<string, number>();
  for (const { order_id: id } of found) orders.set(id, (orders.get(id) ?? 0) + 1);
  for (const orderId of orders.keys()) {
    const order = await takeOrder(tx, { orderId });
    if (order.status !== "processing") throw new Problem("illegal_transition");
    if (isBlocked(order)) throw new Problem("order_blocked");
  }
  return orders;
}
