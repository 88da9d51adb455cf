/** Where a payment stands. Who failed pays with a new payment; what was paid can be given back. */
export type PaymentStatus =
  | "open"
  | "paid"
  | "failed"
  | "cancelled"
  | "partly_refunded"
  | "refunded";

/** What the buyer can do on the page. */
export type PaymentAct = "pay" | "fail" | "cancel";

export const LANGUAGES = ["nl", "en", "de", "dk", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a merchant asks for. */
export interface PaymentOrder {
  /** Euro cents. */
  readonly amount: number;
  readonly description: string;
  readonly return_url: string;
  readonly webhook_url: string;
  readonly language: Language;
  /** The merchant's own name for what is paid; handed back in every notification. */
  readonly reference: string | null;
}

export interface Payment extends PaymentOrder {
  readonly id: string;
  /** Unguessable name of the page; the id alone opens nothing. */
  readonly page: string;
  readonly status: PaymentStatus;
  /** Repeats of the merchant's request with the same key give the same payment. */
  readonly idempotency_key: string | null;
  /** The key of the merchant's request to give it back whole, of payments from before parts were given back. */
  readonly refund_key?: string;
  /** What was given back, in parts or whole, by the keys of the merchant's requests. */
  readonly refunds?: readonly { readonly key: string; readonly amount: number }[];
  readonly created_at: string;
  readonly settled_at: string | null;
  /** Notification of the settlement: attempts made so far, and whether one was taken. */
  readonly attempts: number;
  readonly notified_at: string | null;
}

const OUTCOME: Readonly<Record<PaymentAct, PaymentStatus>> = {
  pay: "paid",
  fail: "failed",
  cancel: "cancelled",
};

export function isPaymentAct(text: string | null): text is PaymentAct {
  return text !== null && Object.hasOwn(OUTCOME, text);
}

/** The payment after an act. A settled payment stays as it is, whatever is pressed later. */
export function settle(payment: Payment, act: PaymentAct, now: Date): Payment {
  if (payment.status !== "open") return payment;
  return { ...payment, status: OUTCOME[act], settled_at: now.toISOString() };
}

/** What of a payment was given back, in cents. */
export function refundedOf({ status, amount, refunds, refund_key: whole }: Payment): number {
  if (status === "refunded" && whole !== undefined) return amount;
  return (refunds ?? []).reduce((sum, each) => sum + each.amount, 0);
}

/** The payment with so much of it given back: its merchant is told anew. */
export function refund(payment: Payment, key: string, amount: number, now: Date): Payment {
  const refunds = [...(payment.refunds ?? []), { key, amount }];
  const whole = refundedOf({ ...payment, refunds }) >= payment.amount;
  return {
    ...payment,
    status: whole ? "refunded" : "partly_refunded",
    refunds,
    settled_at: now.toISOString(),
    attempts: 0,
    notified_at: null,
  };
}

/** What a merchant sees of a payment. */
export function presentPayment(payment: Payment, origin: string): Record<string, unknown> {
  return {
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    currency: "EUR",
    description: payment.description,
    reference: payment.reference,
    refunded: refundedOf(payment),
    payment_url: `${origin}/pay/${payment.page}`,
    created_at: payment.created_at,
    settled_at: payment.settled_at,
  };
}
