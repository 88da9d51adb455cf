import { receivedStatus } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { lockOrder, type OrderRow, recordEvent, unblockOrder } from "../../orders/index.ts";
import {
  type CaseRow,
  closeCase as closeRow,
  findCase,
  findOpenCases,
  findPayment,
  findRefunds,
  movePayment,
  settleRefund,
  sumOfRefunds,
} from "../../payments/index.ts";

/**
 * Closes a case in a staff member's name. A chargeback's lets its order go on; one that a transfer was due says that it
 * was made.
 * @throws Problem `not_found` when there is none, or it is closed.
 */
export async function closeCase(
  platform: Platform,
  request: { readonly staffId: string; readonly caseId: string; readonly note: string },
): Promise<CaseRow> {
  const { staffId, caseId, note } = request;
  const known = await findCase(platform.db, caseId);
  if (!known) throw new Problem("not_found");
  return platform.transaction(async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const now = platform.clock();
    const closed = await closeRow(tx, caseId, { staffId, note, now });
    if (!order || !closed) throw new Problem("not_found");
    if (closed.kind === "chargeback") await letGoOn(tx, order);
    if (closed.kind === "transfer_due") await noteTransfer(platform, tx, order, closed);
    await recordStaffAct(platform, tx, {
      staffId,
      act: "payment_case.closed",
      subjectKind: "order",
      subjectId: order.id,
      facts: { kind: closed.kind },
    });
    return closed;
  });
}

async function letGoOn(tx: Tx, order: OrderRow): Promise<void> {
  const others = await findOpenCases(tx, order.id);
  if (others.some(({ kind }) => kind === "chargeback")) return;
  await unblockOrder(tx, order.id);
}

async function noteTransfer(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { payment_id: paymentId }: CaseRow,
): Promise<void> {
  const payment = paymentId === null ? undefined : await findPayment(tx, paymentId);
  if (!payment) return;
  const now = platform.clock();
  for (const refund of await findRefunds(tx, order.id)) {
    if (refund.payment_id !== payment.id || refund.status !== "accepted") continue;
    await settleRefund(tx, refund.id, { status: "done", reference: null, now });
    const id = platform.newId();
    await recordEvent(tx, order.id, { id, event: "refunded", status: order.status, now });
  }
  const { done } = await sumOfRefunds(tx, payment.id);
  const received = payment.received ?? 0;
  const status = receivedStatus({ received, refunded: done, chargedBack: payment.charged_back });
  await movePayment(tx, payment, status, now);
}
