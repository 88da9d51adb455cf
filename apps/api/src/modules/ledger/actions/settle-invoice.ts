import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import {
  insertNote,
  lockOrder,
  mailInvoicePaid,
  recordEvent,
  touchOrder,
} from "../../orders/index.ts";
import { findPayments, movePayment, notePayment } from "../../payments/index.ts";

/**
 * Marks the invoice of an order as paid: its customer is told, owes nothing more, and may order on invoice anew. What is
 * said with it stays among the notes of its order.
 * @throws Problem `not_found`, `already_paid` when nothing is owed, `validation_failed` for another amount than is.
 */
export async function settleInvoice(
  platform: Platform,
  request: {
    readonly staffId: string;
    readonly orderId: string;
    readonly amount: number;
    readonly note?: string | undefined;
  },
): Promise<void> {
  const { staffId, orderId, amount, note } = request;
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem("not_found");
    const owed = (await findPayments(tx, orderId)).find(
      ({ method, status }) => method === "invoice" && status === "open",
    );
    if (!owed) throw new Problem("already_paid");
    if (amount !== owed.amount) throw invalidField("amount", "invalid_value");
    const now = platform.clock();
    await movePayment(tx, owed, "paid", now);
    await notePayment(tx, owed.id, { received: amount, paid_at: now });
    await touchOrder(tx, orderId);
    const id = platform.newId();
    await recordEvent(tx, orderId, { id, event: "invoice_paid", status: order.status, now });
    await mailInvoicePaid(platform, tx, order, amount);
    const kept = note === undefined ? undefined : platform.newId();
    if (note !== undefined && kept !== undefined) {
      await insertNote(tx, { id: kept, orderId, staffId, text: note, now });
    }
    await recordStaffAct(platform, tx, {
      staffId,
      act: "invoice.settled",
      subjectKind: "order",
      subjectId: orderId,
      facts: { amount, ...(kept !== undefined && { note: kept }) },
    });
  });
}
