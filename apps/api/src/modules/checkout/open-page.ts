import type { Platform } from "../../platform/platform.ts";
import type { OrderRow } from "../orders/index.ts";
import { paymentProvider, type PaymentRow, storePage } from "../payments/index.ts";

/**
 * Asks the provider for a payment's page and keeps its address. Never inside a transaction: a
 * slow provider must hold no locks. Asking again gives the same page.
 * @throws Problem `payment_unavailable`; the order stays as it is and can be paid later.
 */
export async function openPage(
  platform: Platform,
  order: OrderRow,
  payment: Pick<PaymentRow, "id" | "amount">,
): Promise<string> {
  const { shopUrl, apiUrl = shopUrl, payment: config } = platform.config;
  const provider = paymentProvider(config);
  const page = await provider.openPage({
    paymentId: payment.id,
    amount: payment.amount,
    description: order.order_number,
    language: order.language,
    returnUrl: `${shopUrl}/checkout/complete?order=${order.id}`,
    webhookUrl: `${apiUrl}/api/payments/${provider.name}/webhook`,
  });
  await platform.transaction((tx) => storePage(tx, payment.id, page));
  return page.url;
}
