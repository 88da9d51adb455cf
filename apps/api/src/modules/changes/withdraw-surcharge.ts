import type { Platform } from "../../platform/platform.ts";
import { notYours, Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { closeWaiting } from "../checkout/index.ts";
import {
  endSurcharge,
  findOrder,
  findSurcharge,
  lockOrder,
  type OrderRow,
  recordEvent,
} from "../orders/index.ts";
import { endOpenPayments } from "../payments/index.ts";
import type { Changer } from "./change-line.ts";

/**
 * Takes back a change that waits to be paid: its line stays as it is. Its provider is asked first.
 * @throws Problem `not_found` where none waits, `already_paid` for one that is paid or that a bank works on,
 *   `payment_unavailable` when its provider cannot be asked.
 */
export async function withdrawSurcharge(
  platform: Platform,
  orderId: string,
  by: Changer,
): Promise<void> {
  const before = requireChanger(await findOrder(platform.db, orderId), by);
  const { surcharge_id: surchargeId } = before;
  if (surchargeId === null) throw new Problem("not_found");
  const attempts = await closeWaiting(platform, orderId, surchargeId);
  if (attempts !== "closed") throw new Problem("already_paid");
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const surcharge = await findSurcharge(tx, surchargeId);
    if (!order || !surcharge) throw new Problem("not_found");
    if (surcharge.state === "paid" || surcharge.state === "applied") {
      throw new Problem("already_paid");
    }
    // Withdrawn or over while this one waited its turn: that is what was asked for.
    if (surcharge.state !== "open") return;
    const now = platform.clock();
    await endSurcharge(tx, surcharge, "withdrawn", now);
    await endOpenPayments(tx, orderId, "cancelled", now, surchargeId);
    const id = platform.newId();
    const { status } = order;
    await recordEvent(tx, orderId, { id, event: "surcharge_withdrawn", status, now });
    if (!("staffId" in by)) return;
    await recordStaffAct(platform, tx, {
      staffId: by.staffId,
      act: "surcharge.withdrawn",
      subjectKind: "order",
      subjectId: orderId,
      facts: { amount: surcharge.amount },
    });
  });
}

function requireChanger(order: OrderRow | undefined, by: Changer): OrderRow {
  if (!order) throw new Problem("not_found");
  if ("customerId" in by && order.customer_id !== by.customerId) throw notYours("order", order.id);
  return order;
}
