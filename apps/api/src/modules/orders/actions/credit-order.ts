import { vatOfCredit } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { CANCELLATION_MAIL, cancellationFacts } from "../mails/cancellation-facts.ts";
import { invoiceTexts } from "../invoice/invoice-texts.ts";
import { formatCreditNoteNumber, nextNumber, shopYear } from "../number-series.ts";
import { KEEP_PAPERS } from "../papers/keep-papers.ts";
import { findCreditNotes, findInvoice, type OrderRow } from "../reader.ts";
import { invoicedOf } from "../surcharges.ts";
import type { AskedCredit, CreditedLine } from "../tables.ts";
import { recordEvent } from "../writer.ts";
import { mailCustomer } from "./mail-customer.ts";

/** What of an order's invoice was taken back so far, in cents. */
export async function creditedSoFar(
  tx: Tx,
  orderId: string,
): Promise<{ readonly amount: number; readonly vat: number }> {
  const notes = await findCreditNotes(tx, orderId);
  return {
    amount: notes.reduce((sum, { amount }) => sum + amount, 0),
    vat: notes.reduce((sum, { vat }) => sum + vat, 0),
  };
}

/** Takes back what is left of the invoice of a locked order that was just cancelled, and tells its customer by mail. */
export async function creditOrder(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { refunded }: { readonly refunded: number },
): Promise<void> {
  await mailCustomer(platform, tx, order, {
    kind: CANCELLATION_MAIL,
    facts: cancellationFacts(order, platform.config.shopUrl, {
      kind: refunded > 0 ? "refunded" : "credited",
      amount: refunded > 0 ? refunded : order.total,
    }),
  });
  const before = await creditedSoFar(tx, order.id);
  const invoiced = await invoicedOf(tx, order);
  const amount = invoiced.total - before.amount;
  if (before.amount > 0 && amount === 0) return;
  const cancelled = { ...order, status: "cancelled" as const };
  const isWhole = before.amount === 0 && invoiced.supplements === 0;
  const lines = isWhole ? null : [restLine(order, amount)];
  await creditPart(platform, tx, cancelled, { amount, lines });
}

/**
 * Takes back a part of the invoice of a locked order, or all of it, by a credit note with its own number. The number
 * comes last, because its row is what other orders wait for.
 * @throws Error when more would be taken back than the invoice says: the caller has looked.
 */
export async function creditPart(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  part: {
    readonly amount: number;
    readonly lines: readonly CreditedLine[] | null;
    /** Who asks twice with the same key credits once. */
    readonly key?: string;
    readonly asked?: AskedCredit;
  },
): Promise<void> {
  const now = platform.clock();
  if (!(await findInvoice(tx, order.id))) {
    throw new Error(`Order ${order.order_number} was confirmed without an invoice.`);
  }
  const before = await creditedSoFar(tx, order.id);
  const invoiced = await invoicedOf(tx, order);
  if (before.amount + part.amount > invoiced.total) {
    throw new Error(`Order ${order.order_number} would be credited beyond its invoice.`);
  }
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "credited", status: order.status, now });
  await tx.enqueue(KEEP_PAPERS, { order: order.id });
  const year = shopYear(now);
  const number = formatCreditNoteNumber(year, await nextNumber(tx, "credit_note", year));
  await tx
    .insertInto("credit_notes")
    .values({
      order_id: order.id,
      credit_note_number: number,
      issued_at: now,
      amount: part.amount,
      request_key: part.key ?? null,
      asked: part.asked === undefined ? null : JSON.stringify(part.asked),
      vat: vatOfCredit(part.amount, invoiced, before),
      lines: part.lines === null ? null : JSON.stringify(part.lines),
    })
    .execute();
}

/** The one row of a credit note that names an amount and no goods. */
export function restLine(order: OrderRow, amount: number): CreditedLine {
  const title = invoiceTexts[order.language].creditedPart;
  return { title, note: order.order_number, quantity: 1, unit_price: amount, amount };
}

/** Tells a customer that a payment which no order needed goes back. */
export async function mailRefund(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  amount: number,
  otherwise: "paid_twice" | "change_over" = "paid_twice",
): Promise<void> {
  await mailCustomer(platform, tx, order, {
    kind: CANCELLATION_MAIL,
    facts: cancellationFacts(order, platform.config.shopUrl, {
      kind: order.status === "cancelled" ? "paid_late" : otherwise,
      amount,
    }),
  });
}
