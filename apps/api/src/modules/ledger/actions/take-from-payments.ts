import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { refundable, requestRefund } from "../../checkout/index.ts";
import { mailPartRefund, type OrderRow } from "../../orders/index.ts";
import { findPayments, movePayment, notePayment, type PaymentRow } from "../../payments/index.ts";

/**
 * Takes an amount off what is owed on invoice, and has what is left of it given back out of what came, the latest payment
 * first; its customer is told of each.
 * @throws Problem `refund_too_large` when so much is neither owed nor was paid.
 */
export async function takeFromPayments(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<void> {
  const payments = await findPayments(tx, order.id);
  const owed = payments.find(({ method, status }) => method === "invoice" && status === "open");
  const lowered = owed ? Math.min(amount, owed.amount) : 0;
  if (owed) await lower(platform, tx, owed, lowered);
  let left = amount - lowered;
  for (const payment of payments.toReversed()) {
    const part = Math.min(left, await refundable(tx, payment));
    if (part <= 0) continue;
    await requestRefund(platform, tx, order, payment, { amount: part });
    left -= part;
  }
  if (left > 0) throw new Problem("refund_too_large");
  const tell = (news: "credit" | "refund", part: number) =>
    mailPartRefund(platform, tx, order, { news, amount: part, reason });
  if (lowered > 0) await tell("credit", lowered);
  if (amount > lowered) await tell("refund", amount - lowered);
}

async function lower(platform: Platform, tx: Tx, owed: PaymentRow, amount: number): Promise<void> {
  await notePayment(tx, owed.id, { amount: owed.amount - amount });
  if (amount === owed.amount) await movePayment(tx, owed, "cancelled", platform.clock());
}
