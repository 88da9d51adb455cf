import type { Cents, Language, PaymentStatus } from "@holeshot/domain";

/** A line of what is paid for; some ways to pay want to know. Together they are the amount. */
export interface PageLine {
  readonly kind: "goods" | "shipping" | "discount" | "service";
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** Who pays, for ways to pay that ask. */
export interface Payer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string | null;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166 alpha-2 in small letters, as the shop writes it. */
  readonly country: string;
}

/** What a provider is asked to take. */
export interface PageOrder {
  /** The shop's own id of the payment; asking twice with the same id gives the same page. */
  readonly paymentId: string;
  readonly amount: Cents;
  readonly description: string;
  readonly language: Language;
  readonly lines: readonly PageLine[];
  readonly payer: Payer;
  /** VAT contained, in hundredths of a percent. */
  readonly vatRate: number;
  /** Where the buyer is sent afterwards. */
  readonly returnUrl: string;
  /** Where the provider tells that something happened. */
  readonly webhookUrl: string;
}

export interface PaymentPage {
  readonly reference: string;
  readonly url: string;
}

/** Money to be given back. */
export interface RefundOrder {
  /** The shop's id of the refund: asking again with the same one gives nothing back twice. */
  readonly refundId: string;
  /** The provider's name for the payment. */
  readonly reference: string;
  readonly amount: Cents;
  readonly description: string;
}

/** A refund as the provider lists it. */
export interface ReportedRefund {
  /** The shop's id of it; null for one that was made elsewhere, as by hand at the provider. */
  readonly refundId: string | null;
  readonly reference: string;
  readonly amount: Cents;
  readonly state: "waiting" | "done" | "failed";
}

/** A chargeback as the provider lists it. */
export interface ReportedChargeback {
  readonly reference: string;
  readonly amount: Cents;
  readonly reversed: boolean;
}

/** How a payment stands, in the provider's word. */
export interface PaymentReport {
  /** The shop's id of the payment, if the provider kept it. */
  readonly paymentId: string | null;
  readonly reference: string;
  /** How the attempt ended, whatever became of the money later. */
  readonly standing: Exclude<PaymentStatus, "partly_refunded" | "refunded" | "charged_back">;
  readonly amount: Cents;
  /** The provider's name for the way it was paid. */
  readonly paidBy: string | null;
  /** Null when the provider did not say; a short notice does not. */
  readonly refunds: readonly ReportedRefund[] | null;
  /** The sum given back, of a provider that tells no list. */
  readonly refunded: Cents | null;
  readonly chargebacks: readonly ReportedChargeback[] | null;
}

/** A notification: whose it is and, if it is signed and says it, how that stands. Else the provider is asked. */
export interface PaymentNotice {
  readonly paymentId: string | null;
  readonly reference: string | null;
  readonly report: PaymentReport | null;
}

/** A way to pay that a provider offers. */
export interface OfferedMethod {
  readonly id: string;
  readonly name: string;
}

/** For what ways to pay are asked. */
export interface MethodWish {
  readonly amount: Cents;
  readonly country: string;
  readonly language: Language;
}

/** The provider answered that it will not give this money back, now or ever. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
  /** In the provider's words, for staff. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The refund was refused: ${reason}`);
    this.reason = reason;
  }
}

/** Somebody who takes payments. The rest of the shop knows none by name; all calls may take seconds. */
export interface PaymentProvider {
  readonly name: string;
  /** @throws Problem `payment_unavailable` when the provider does not answer. */
  openPage(order: PageOrder): Promise<PaymentPage>;
  /**
   * How a payment stands.
   * @throws Problem `payment_unavailable` when the provider does not answer, `not_found` when it has no such payment.
   */
  ask(reference: string): Promise<PaymentReport>;
  /**
   * Ends a payment that nobody has paid, so that nobody can any more.
   * @returns false when the provider does not let it be ended now.
   * @throws Problem `payment_unavailable`
   */
  cancel(reference: string): Promise<boolean>;
  /**
   * Has money given back.
   * @returns the provider's name for the refund, if it has one.
   * @throws RefundRefused, or Problem `payment_unavailable` when the provider does not answer.
   */
  refund(order: RefundOrder): Promise<string | null>;
  /**
   * Reads a notification.
   * @returns null for a kind that means nothing to the shop.
   * @throws Problem `invalid_signature` when it should be signed and is not.
   */
  readNotice(
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    body: Uint8Array,
    now: Date,
  ): Promise<PaymentNotice | null>;
  /** Ways to pay for an amount from a country, in the provider's order; empty when it does not say. */
  methods(wish: MethodWish): Promise<readonly OfferedMethod[]>;
}
