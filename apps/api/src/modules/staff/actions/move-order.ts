import type { OrderStatus, Role } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { cancelConfirmedOrder, cancelOrder, closeBeforeCancel } from "../../checkout/index.ts";
import {
  findOrder,
  mailProgress,
  moveOrder,
  type OrderRow,
  recordEvent,
} from "../../orders/index.ts";
import { beginUnits } from "../production/begin-units.ts";
import { isBlocked, mayMove, waits } from "../policy.ts";
import { type SeenOrder, takeOrder } from "./take-order.ts";

type MoveAsked = SeenOrder & {
  readonly staffId: string;
  readonly role: Role;
  readonly to: OrderStatus;
};

/**
 * Moves an order along the table of states, and writes down who did it.
 * @throws Problem `not_found`, `illegal_transition` when the table has no such move now, `stale_version`,
 *   `surcharge_open` while a change of it waits to be paid, `order_blocked` while a payment is charged back or staff have put it aside, `payment_unavailable` when it is to be cancelled and its provider cannot be asked.
 */
export async function moveStaffOrder(
  platform: Platform,
  { staffId, role, orderId, version, to }: MoveAsked,
): Promise<void> {
  const before = await findOrder(platform.db, orderId);
  if (!before) throw new Problem("not_found");
  if (!mayMove(role, to)) throw new Problem("illegal_transition");
  // Nobody's order is given up before its provider was asked whether it is paid.
  if (to === "cancelled") await closeBeforeCancel(platform, before);
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, { orderId, version });
    if (isBlocked(order) && to !== "cancelled") throw new Problem("order_blocked");
    if (waits(order) && to !== "cancelled") throw new Problem("surcharge_open");
    if (!(await move(platform, tx, order, to))) throw new Problem("illegal_transition");
    await recordStaffAct(platform, tx, {
      staffId,
      act: "order.moved",
      subjectKind: "order",
      subjectId: orderId,
      facts: { from: order.status, to },
    });
  });
}

async function move(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  to: OrderStatus,
): Promise<boolean> {
  // Nobody is asked to settle twice: a draft is confirmed by its payment alone.
  if (to === "draft" || to === "confirmed") return false;
  if (to === "cancelled" && order.status === "draft") {
    return cancelOrder(platform, tx, order, "cancelled");
  }
  if (to === "cancelled") return cancelConfirmedOrder(platform, tx, order);
  const now = platform.clock();
  if (!(await moveOrder(tx, order, to, { settled: true, now }))) return false;
  if (to === "processing") await beginUnits(platform, tx, order.id);
  await recordEvent(tx, order.id, { id: platform.newId(), event: to, status: to, now });
  await mailProgress(platform, tx, order, to === "processing" ? "production" : "shipped");
  return true;
}
