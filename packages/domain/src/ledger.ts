import { type Cents, roundHalfUp } from "./money.ts";

/** What an order's papers and its money say, in cents. */
export interface OrderLedger {
  readonly invoiced: Cents;
  readonly credited: Cents;
  /** Money that came, as the providers or the bank say. */
  readonly received: Cents;
  /** Money asked to go back, or gone. */
  readonly refunded: Cents;
  /** Taken back by a payer's bank and not reversed. */
  readonly chargedBack: Cents;
  /** What the customer is known to owe: open invoices, and payments that were charged back. */
  readonly receivable: Cents;
}

/**
 * By how much an order's books fail to close: invoices − credits − (payments − refunds − chargebacks) − receivable.
 * 0 when they close; positive when money is missing, negative when there is too much of it.
 */
export function ledgerDifference(ledger: OrderLedger): Cents {
  const { invoiced, credited, received, refunded, chargedBack, receivable } = ledger;
  return invoiced - credited - (received - refunded - chargedBack) - receivable;
}

/** Of an order that is credited in part: its amounts and what its lines cost. */
export interface CreditableOrder {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly manualCheck: Cents;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unitPrice: Cents;
  }[];
}

/** What is to be credited: pieces of lines, the shipping. */
export interface CreditWish {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly shipping: boolean;
}

/**
 * What pieces of an order and its shipping cost, with their share of the discount; every piece and the shipping
 * together are the order's total without the manual check.
 * @returns null when a line is not of the order, or more pieces are named than it has.
 */
export function creditFor(order: CreditableOrder, wish: CreditWish): Cents | null {
  let gross = 0;
  const asked = new Map<string, number>();
  for (const { id, quantity } of wish.lines) asked.set(id, (asked.get(id) ?? 0) + quantity);
  for (const [id, quantity] of asked) {
    const line = order.lines.find((each) => each.id === id);
    if (!line || quantity < 1 || quantity > line.quantity) return null;
    gross += quantity * line.unitPrice;
  }
  const discount = order.subtotal > 0 ? roundHalfUp(gross * order.discount, order.subtotal) : 0;
  return gross - discount + (wish.shipping ? order.shipping : 0);
}

/**
 * The VAT that a credit takes back. The last credit of an order takes what is left, so that all of them together take
 * back the invoice's VAT to the cent.
 */
export function vatOfCredit(
  amount: Cents,
  order: { readonly total: Cents; readonly vat: Cents },
  before: { readonly amount: Cents; readonly vat: Cents },
): Cents {
  if (before.amount + amount >= order.total) return order.vat - before.vat;
  if (order.total === 0) return 0;
  return Math.min(roundHalfUp(amount * order.vat, order.total), order.vat - before.vat);
}
