import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { CANCELLATION_MAIL, cancellationFacts } from "../mails/cancellation-facts.ts";
import { formatCreditNoteNumber, nextNumber, shopYear } from "../number-series.ts";
import { findInvoice, type OrderRow } from "../reader.ts";
import { recordEvent } from "../writer.ts";
import { mailCustomer } from "./mail-customer.ts";

/** Takes back the invoice of a locked order that was just cancelled, and tells its customer by mail. */
export async function creditOrder(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { refunded }: { readonly refunded: boolean },
): Promise<void> {
  const now = platform.clock();
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) throw new Error(`Order ${order.order_number} was confirmed without an invoice.`);
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "credited", status: "cancelled", now });
  await mailCustomer(platform, tx, order, {
    kind: CANCELLATION_MAIL,
    facts: cancellationFacts(order, platform.config.shopUrl, {
      kind: refunded ? "refunded" : "credited",
      amount: order.total,
    }),
  });
  const year = shopYear(now);
  const number = formatCreditNoteNumber(year, await nextNumber(tx, "credit_note", year));
  await tx
    .insertInto("credit_notes")
    .values({ order_id: order.id, credit_note_number: number, issued_at: now })
    .execute();
}

/** Tells a customer that a payment which no order needed goes back. */
export async function mailRefund(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  amount: number,
): Promise<void> {
  await mailCustomer(platform, tx, order, {
    kind: CANCELLATION_MAIL,
    facts: cancellationFacts(order, platform.config.shopUrl, {
      kind: order.status === "cancelled" ? "paid_late" : "paid_twice",
      amount,
    }),
  });
}
