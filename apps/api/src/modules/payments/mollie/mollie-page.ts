import { isLoopback } from "../../../config/index.ts";
import {
  type Locale,
  type PaymentCreateParams,
  PaymentLineType,
  type PaymentMethod,
} from "@mollie/api-client";
import { type Cents, type Language, roundHalfUp } from "@holeshot/domain";
import type { OfferedMethod, PageLine, PageOrder } from "../provider.ts";

/** The payment page's languages for the shop's. */
export const LOCALES: Readonly<Record<Language, `${Locale}`>> = {
  nl: "nl_NL",
  en: "en_GB",
  de: "de_DE",
  dk: "da_DK",
  fr: "fr_FR",
};

const LINE_TYPES = {
  goods: PaymentLineType.physical,
  service: PaymentLineType.digital,
  shipping: PaymentLineType.shipping_fee,
  discount: PaymentLineType.discount,
} as const;

/** `{ currency: "EUR", value: "129.95" }` */
export function toAmount(cents: Cents): { currency: string; value: string } {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return { currency: "EUR", value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/**
 * Cents of an amount in euros.
 * @throws Error for another currency, or what is no amount: nothing may be reckoned with it.
 */
export function toCents(amount: { readonly currency: string; readonly value: string }): Cents {
  const [, sign, euros, cents] = /^(-?)(\d+)\.(\d{2})$/.exec(amount.value) ?? [];
  if (amount.currency !== "EUR" || euros === undefined || cents === undefined) {
    throw new Error(`Not an amount in euros: ${amount.value} ${amount.currency}.`);
  }
  return (sign === "-" ? -1 : 1) * (Number(euros) * 100 + Number(cents));
}

/** A payment as Mollie is asked for it. Pay-later methods need lines and address, and none minds them. */
export function pageParameters(
  order: PageOrder,
  methods: readonly OfferedMethod[],
  mollieUrl: string,
): PaymentCreateParams {
  const { payer } = order;
  return {
    amount: toAmount(order.amount),
    description: order.description,
    redirectUrl: order.returnUrl,
    ...(canNotify(order.webhookUrl, mollieUrl) ? { webhookUrl: order.webhookUrl } : {}),
    locale: LOCALES[order.language] as Locale,
    metadata: { payment_id: order.paymentId },
    lines: order.lines.map((line) => lineOf(line, order.vatRate)),
    billingAddress: {
      givenName: payer.firstName,
      familyName: payer.lastName,
      email: payer.email,
      streetAndNumber: payer.street,
      postalCode: payer.postcode,
      city: payer.city,
      country: payer.country.toUpperCase(),
      ...(payer.company === null ? {} : { organizationName: payer.company }),
    },
    // Offered are those of the payer's country, in its order.
    ...(methods.length > 0 ? { method: methods.map(({ id }) => id as PaymentMethod) } : {}),
    // Asked again, it is this payment and no second one.
    idempotencyKey: order.paymentId,
  };
}

/** Mollie refuses a payment whose notices it could not deliver; a shop on this machine goes without and asks. */
function canNotify(webhookUrl: string, mollieUrl: string): boolean {
  return !isLoopback(webhookUrl) || isLoopback(mollieUrl);
}

function lineOf(line: PageLine, vatRate: number) {
  const total = line.quantity * line.unitPrice;
  return {
    type: LINE_TYPES[line.kind],
    description: line.description.slice(0, 100),
    quantity: line.quantity,
    unitPrice: toAmount(line.unitPrice),
    totalAmount: toAmount(total),
    vatRate: (vatRate / 100).toFixed(2),
    vatAmount: toAmount(
      Math.sign(total) * roundHalfUp(Math.abs(total) * vatRate, 10_000 + vatRate),
    ),
  };
}
