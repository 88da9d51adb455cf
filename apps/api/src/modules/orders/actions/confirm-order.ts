import { compileLaterOnce } from "../../../platform/database/compile-once.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { CONFIRMATION_MAIL, confirmationFacts } from "../mails/confirmation-facts.ts";
import { formatInvoiceNumber, nextNumber, shopYear } from "../number-series.ts";
import { findLines, type OrderRow } from "../reader.ts";
import { eventRow, moveOrder } from "../writer.ts";
import { KEEP_PAPERS } from "../papers/keep-papers.ts";
import { mailCustomer } from "./mail-customer.ts";

/**
 * Confirms a locked order that is paid or to be paid on invoice: its invoice gets its number and
 * its confirmation is mailed, both in this transaction and so exactly once.
 * @returns false when the order's state does not allow it.
 */
export async function confirmOrder(platform: Platform, tx: Tx, order: OrderRow): Promise<boolean> {
  const now = platform.clock();
  if (!(await moveOrder(tx, order, "confirmed", { settled: true, now }))) return false;
  const lines = await findLines(tx, order.id);
  await mailCustomer(platform, tx, order, {
    kind: CONFIRMATION_MAIL,
    facts: confirmationFacts(order, lines, platform, openCatalogue()),
  });
  await insertInvoice(platform, tx, order.id, now);
  return true;
}

/** Last, because the row of numbers is what other orders wait for. */
async function insertInvoice(
  platform: Platform,
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<void> {
  await tx.enqueue(KEEP_PAPERS, { order: orderId });
  const { maker, invoiceDays } = openCatalogue();
  const due = new Date(now);
  due.setUTCDate(due.getUTCDate() + invoiceDays);
  const year = shopYear(now);
  const number = formatInvoiceNumber(year, await nextNumber(tx, "invoice", year));
  await insertingInvoice(tx, platform.newId(), orderId, number, JSON.stringify(maker), now, due);
}

/** One statement: what a purchase costs is counted. */
const insertingInvoice = compileLaterOnce(
  (
    tx,
    ...[eventId, orderId, number, seller, now, due]: [string, string, string, string, Date, Date]
  ) =>
    tx
      .with("confirmed", (eb) =>
        eb
          .insertInto("order_events")
          .values(eventRow(orderId, { id: eventId, event: "confirmed", status: "confirmed", now })),
      )
      .insertInto("invoices")
      .values({
        order_id: orderId,
        invoice_number: number,
        seller,
        issued_at: now,
        due_at: due,
      }),
);
