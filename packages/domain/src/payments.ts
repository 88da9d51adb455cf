import type { Cents } from "./money.ts";

/** How a customer pays. */
export const paymentMethods = ["invoice", "pay_now"] as const;

/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** The states of one attempt to pay. An order may have several attempts; one of them settles it. */
export const paymentStatuses = [
  "open",
  "pending",
  "authorized",
  "paid",
  "failed",
  "cancelled",
  "expired",
  "partly_refunded",
  "refunded",
  "charged_back",
] as const;

/** One of {@link paymentStatuses}. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * Where a payment may go. What a provider says arrives repeated and in any order, so `paid` wins over every unhappy
 * end that was heard first, and nothing unhappy follows it. Money that came may go back in part or whole or be taken
 * back by the payer's bank; a refund that fails and a chargeback that is reversed bring it back again.
 */
export const paymentMoves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ["pending", "authorized", "paid", "failed", "cancelled", "expired"],
  pending: ["authorized", "paid", "failed", "cancelled", "expired"],
  authorized: ["paid", "failed", "cancelled", "expired"],
  failed: ["paid"],
  cancelled: ["paid"],
  expired: ["paid"],
  paid: ["partly_refunded", "refunded", "charged_back"],
  partly_refunded: ["paid", "refunded", "charged_back"],
  refunded: ["paid", "partly_refunded", "charged_back"],
  charged_back: ["paid", "partly_refunded", "refunded"],
};

/** Whether a payment may go from one state to another. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentMoves[from].includes(to);
}

/** States of which the provider has not said the end: it is asked again until it has. */
export const waitingPayments = ["open", "pending", "authorized"] as const satisfies PaymentStatus[];

/** States of a payment whose money came, whatever became of it later. */
export const receivedPayments = [
  "paid",
  "partly_refunded",
  "refunded",
  "charged_back",
] as const satisfies PaymentStatus[];

/** Whether the provider has not said the end of a payment. */
export function isWaiting(status: PaymentStatus): boolean {
  return waitingPayments.some((each) => each === status);
}

/** Whether a payment's money came. */
export function wasReceived(status: PaymentStatus): boolean {
  return receivedPayments.some((each) => each === status);
}

/** What became of money that came, in cents. */
export interface ReceivedMoney {
  readonly received: Cents;
  /** Given back, as the provider says. */
  readonly refunded: Cents;
  /** Taken back by the payer's bank and not reversed. */
  readonly chargedBack: Cents;
}

/** The state of a payment whose money came. */
export function receivedStatus({ received, refunded, chargedBack }: ReceivedMoney): PaymentStatus {
  if (chargedBack > 0) return "charged_back";
  if (refunded <= 0) return "paid";
  return refunded < received ? "partly_refunded" : "refunded";
}

const FIRST_ASK_S = 10;
const LONGEST_ASK_S = 240;

/**
 * Seconds until a provider is asked again how a payment stands, after `asks` answers that were no end: 10, 20, 40 …
 * 240. With the minute that a job may come late, what was paid is known within five minutes.
 */
export function secondsToNextAsk(asks: number): number {
  return Math.min(FIRST_ASK_S * 2 ** Math.min(asks, 10), LONGEST_ASK_S);
}
