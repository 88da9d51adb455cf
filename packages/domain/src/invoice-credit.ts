import type { Cents } from "./money.ts";

/** What an account owes on invoice, and whether it has ever paid one. */
export interface InvoiceHistory {
  /** Sum of the invoices that wait to be paid. */
  readonly open: Cents;
  readonly paidOnce: boolean;
}

/**
 * What an account may still order on invoice, in cents; null when nothing bounds it. Until its first invoice is paid
 * all that it owes stays within `limit`.
 */
export function invoiceCredit({ open, paidOnce }: InvoiceHistory, limit: Cents): Cents | null {
  return paidOnce ? null : Math.max(0, limit - open);
}

/** Whether an order of this total may be on invoice. One that costs nothing always may. */
export function mayOrderOnInvoice(total: Cents, credit: Cents | null): boolean {
  return total === 0 || credit === null || total <= credit;
}
