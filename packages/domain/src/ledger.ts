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
  /** Whether its shipping was given back before. */
  readonly shippingBack: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unitPrice: Cents;
    /** How many of its pieces were given back before. */
    readonly refunded: number;
    /** What changes of the others cost more since; below nothing, less. */
    readonly changesPaid: Cents;
  }[];
}

/** What is to be credited: pieces of lines, the shipping. */
export interface CreditWish {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly shipping: boolean;
}

/** What pieces of an order and its shipping were paid, part by part; `amount` is all of it. */
export interface PiecesCredit {
  readonly amount: Cents;
  /** The pieces as they were ordered, before the discount. */
  readonly gross: Cents;
  /** Their share of the discount, to be taken off. */
  readonly discount: Cents;
  /** What changes of each line's pieces cost more, by the line's id; below nothing, less. */
  readonly changes: ReadonlyMap<string, Cents>;
  readonly shipping: Cents;
}

/**
 * What was truly paid for pieces of an order and its shipping, with their share of the discount and of what changes cost
 * since. In whatever parts they are asked for, every piece and the shipping together are the order's total without the
 * manual check, and what its changes cost.
 * @returns `unknown` when a line is not of the order or never had so many pieces, `given_back` when fewer are left.
 */
export function creditFor(
  order: CreditableOrder,
  wish: CreditWish,
): PiecesCredit | "unknown" | "given_back" {
  const asked = new Map<string, number>();
  for (const { id, quantity } of wish.lines) asked.set(id, (asked.get(id) ?? 0) + quantity);
  let gross = 0;
  let givenBack = wish.shipping && order.shipping > 0 && order.shippingBack;
  const changes = new Map<string, Cents>();
  for (const [id, quantity] of asked) {
    const line = order.lines.find((each) => each.id === id);
    if (!line || quantity < 1 || quantity > line.quantity) return "unknown";
    const left = line.quantity - line.refunded;
    if (quantity > left) givenBack = true;
    else changes.set(id, shareOf(line.changesPaid, quantity, left));
    gross += quantity * line.unitPrice;
  }
  if (givenBack) return "given_back";
  const before = order.lines.reduce((sum, line) => sum + line.refunded * line.unitPrice, 0);
  const discountOf = (goods: Cents) => shareOf(order.discount, goods, order.subtotal);
  // Held against what went before: cents that one part is rounded by, a later one makes good.
  const discount = discountOf(before + gross) - discountOf(before);
  const shipping = wish.shipping ? order.shipping : 0;
  const changed = [...changes.values()].reduce((sum, each) => sum + each, 0);
  return { amount: gross - discount + changed + shipping, gross, discount, changes, shipping };
}

/** The share of an amount that a part of a whole has; nothing of a whole that is nothing. */
export function shareOf(amount: Cents, part: number, whole: number): Cents {
  return whole > 0 ? roundHalfUp(amount * part, whole) : 0;
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
