import type { Tx } from "../../../platform/database/transaction.ts";
import { orderMail } from "../../../platform/mail/mail.ts";
import { withdrawMails } from "../../../platform/mail/waiting-mails.ts";
import type { Platform } from "../../../platform/platform.ts";
import { PAYMENT_MAIL, paymentFacts } from "../mails/payment-facts.ts";
import { paymentLinkUrl, paymentToken, payUntil } from "../payment-link.ts";
import type { OrderRow } from "../reader.ts";
import type { SurchargeRow } from "../surcharges.ts";
import { mailCustomer } from "./mail-customer.ts";

/** Tells a customer that nothing was paid, while the order can still be paid where the link leads: without signing in. */
export async function mailPaymentFailed(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  news: "failed" | "expired",
): Promise<void> {
  const { email } = order.contact;
  const uselessAfter = payUntil(order);
  if (email === "" || platform.clock() >= uselessAfter) return;
  const token = paymentToken(platform.signer, order);
  const link = paymentLinkUrl(platform.config.shopUrl, order.id, token);
  await orderMail(platform, tx, {
    kind: PAYMENT_MAIL,
    to: email,
    language: order.language,
    facts: paymentFacts(order, link, {
      news,
      amount: order.total,
      until: uselessAfter.toISOString(),
    }),
    uselessAfter,
    about: order.id,
  });
}

/** Takes back what was to tell a customer that nothing was paid, where it waits for the mail server still. */
export async function withdrawPaymentFailed(tx: Tx, orderId: string): Promise<void> {
  await withdrawMails(tx, PAYMENT_MAIL, orderId);
}

/** Tells a customer that a part goes back, or need not be paid, and why. */
export async function mailPartRefund(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  said: { readonly news: "refund" | "credit"; readonly amount: number; readonly reason: string },
): Promise<void> {
  const facts = paymentFacts(order, orderUrl(platform, order), said);
  await mailCustomer(platform, tx, order, { kind: PAYMENT_MAIL, facts });
}

/** Tells a customer that the transfer for an invoice arrived. */
export async function mailInvoicePaid(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const facts = paymentFacts(order, orderUrl(platform, order), { news: "invoice_paid", amount });
  await mailCustomer(platform, tx, order, { kind: PAYMENT_MAIL, facts });
}

/** Tells a customer that a change of a line costs more, with the link that pays it without signing in. */
export async function mailSurcharge(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  surcharge: Pick<SurchargeRow, "id" | "created_at" | "amount">,
  what: string,
): Promise<void> {
  const { email } = order.contact;
  if (email === "") return;
  const token = paymentToken(platform.signer, surcharge);
  const link = paymentLinkUrl(platform.config.shopUrl, surcharge.id, token);
  const said = { news: "surcharge", amount: surcharge.amount, reason: what } as const;
  await orderMail(platform, tx, {
    kind: PAYMENT_MAIL,
    to: email,
    language: order.language,
    facts: paymentFacts(order, link, said),
    uselessAfter: payUntil(surcharge),
    about: order.id,
  });
}

/** Tells a customer that nobody paid a change in time, and that the line stays as it was. */
export async function mailSurchargeLapsed(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const facts = paymentFacts(order, orderUrl(platform, order), {
    news: "surcharge_lapsed",
    amount,
  });
  await mailCustomer(platform, tx, order, { kind: PAYMENT_MAIL, facts });
}

function orderUrl({ config }: Platform, { id }: OrderRow): string {
  return `${config.shopUrl}/my-orders/${id}`;
}
