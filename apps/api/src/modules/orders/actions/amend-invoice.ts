import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { KEEP_PAPERS, keepPapersOf } from "../papers/keep-papers.ts";
import { findInvoice, type OrderRow } from "../reader.ts";

/** Keeps the invoice of a locked order as it was issued, before what it is drawn from changes; from then on it says that it was amended. */
export async function amendInvoice(platform: Platform, tx: Tx, order: OrderRow): Promise<void> {
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) return;
  await keepPapersOf(platform, tx, order, invoice);
  await tx
    .updateTable("invoices")
    .set((eb) => ({ amended_at: platform.clock(), version: eb("version", "+", 1) }))
    .where("order_id", "=", order.id)
    .execute();
  await tx.enqueue(KEEP_PAPERS, { order: order.id });
}
