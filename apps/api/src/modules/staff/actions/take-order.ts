import type { Tx } from "../../../platform/database/transaction.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockOrder, type OrderRow } from "../../orders/index.ts";

/** An order, and which state of it whoever acts had before them; nothing is compared where they do not say. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version?: number | undefined;
}

/**
 * Locks an order for an act of staff.
 * @throws Problem `not_found`, `stale_version` when somebody changed it since it was looked at.
 */
export async function takeOrder(tx: Tx, { orderId, version }: SeenOrder): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem("not_found");
  if (version !== undefined && version !== order.version) throw new Problem("stale_version");
  return order;
}
