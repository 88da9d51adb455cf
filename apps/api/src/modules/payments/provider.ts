import type { Cents, Language, PaymentStatus } from "@holeshot/domain";

/** What a provider is asked to take. */
export interface PageOrder {
  /** The shop's own id of the payment; asking twice with the same id gives the same page. */
  readonly paymentId: string;
  readonly amount: Cents;
  readonly description: string;
  readonly language: Language;
  /** Where the buyer is sent afterwards. */
  readonly returnUrl: string;
  /** Where the provider tells how it went. */
  readonly webhookUrl: string;
}

export interface PaymentPage {
  readonly reference: string;
  readonly url: string;
}

/** A payment to be given back. */
export interface RefundOrder {
  /** The shop's id of the refund: asking again with the same one gives nothing back twice. */
  readonly refundId: string;
  /** The provider's name for the payment. */
  readonly reference: string;
  readonly amount: Cents;
}

/** What a provider says of a payment, verified. */
export interface PaymentNotice {
  readonly paymentId: string;
  readonly status: Extract<PaymentStatus, "paid" | "failed" | "cancelled" | "expired" | "refunded">;
  readonly amount: Cents;
}

/** A way to be paid on a page. The rest of the shop knows no provider by name. */
export interface PaymentProvider {
  readonly name: string;
  /** @throws Problem `payment_unavailable` when the provider does not answer. */
  openPage(order: PageOrder): Promise<PaymentPage>;
  /**
   * Has a payment given back; that it was is told by a notice.
   * @throws Problem `payment_unavailable` when the provider does not take it on.
   */
  refund(order: RefundOrder): Promise<void>;
  /**
   * Reads a notification.
   * @returns null for a kind that means nothing to the shop.
   * @throws Problem `invalid_signature` when it is not the provider's.
   */
  readNotice(
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    body: Uint8Array,
    now: Date,
  ): PaymentNotice | null;
}
