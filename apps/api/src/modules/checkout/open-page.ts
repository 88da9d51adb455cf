import { secondsToNextAsk, streetAndPlace } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { describeLine, findLines, type OrderLineRow, type OrderRow } from "../orders/index.ts";
import {
  type PageLine,
  type PageOrder,
  type PaymentRow,
  providerNamed,
  storePage,
} from "../payments/index.ts";

/** A buyer takes a minute on the page; who comes back sooner has the provider asked himself. */
const ASKS_SPARED = 3;

/**
 * Asks the payment's provider for its page and keeps the address. Never inside a transaction: a
 * slow provider must hold no locks. Asking again gives the same page.
 * @throws Problem `payment_unavailable`; the order stays as it is and can be paid later.
 */
export async function openPage(
  platform: Platform,
  order: OrderRow,
  payment: Pick<PaymentRow, "id" | "amount" | "provider">,
  how: {
    /** Where the buyer has the shop open, when it is not where it is configured to be. */
    readonly shopUrl?: string;
    /** To where a signed-in buyer sees how it ended, when left out. */
    readonly returnUrl?: string;
    /** What is paid for, where it is not the whole order. */
    readonly lines?: readonly PageLine[];
  } = {},
): Promise<string> {
  const { shopUrl, apiUrl = shopUrl } = platform.config;
  const at = how.shopUrl ?? shopUrl;
  const { returnUrl = `${at}/checkout/complete?order=${order.id}` } = how;
  const provider = providerNamed(platform, payment.provider);
  const lines = await findLines(platform.db, order.id);
  const page = await provider.openPage({
    ...payFor(order, lines),
    ...(how.lines && { lines: how.lines }),
    paymentId: payment.id,
    amount: payment.amount,
    returnUrl,
    webhookUrl: `${apiUrl}/api/payments/${provider.name}/webhook`,
  });
  const wait = secondsToNextAsk(ASKS_SPARED) * 1000;
  const asked = new Date(platform.clock().getTime() + wait);
  await platform.transaction((tx) => storePage(tx, payment.id, page, asked));
  return page.url;
}

/** What is paid for and by whom, in the order's language. */
function payFor(
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Pick<PageOrder, "description" | "language" | "lines" | "payer" | "vatRate"> {
  const { billing_address: billing, contact, language } = order;
  return {
    description: order.order_number,
    language,
    vatRate: order.tax.kind === "contained" ? Math.round((order.tax.percent ?? 0) * 100) : 0,
    lines: pageLines(order, lines),
    payer: {
      firstName: contact.first_name,
      lastName: contact.last_name,
      email: contact.email,
      company: billing.company,
      street: streetAndPlace(billing)[0],
      postcode: billing.postcode,
      city: billing.city,
      country: billing.country,
    },
  };
}

function pageLines(order: OrderRow, lines: readonly OrderLineRow[]): PageLine[] {
  const one = (kind: PageLine["kind"], description: string, unitPrice: number): PageLine[] =>
    unitPrice === 0 ? [] : [{ kind, description, quantity: 1, unitPrice }];
  const shipping = order.labels.shipping[order.language] ?? order.shipping_method;
  return [
    ...lines.map((line): PageLine => {
      const { product, design } = describeLine(order, line);
      const description = `${product}, ${design}`;
      return { kind: "goods", description, quantity: line.quantity, unitPrice: line.unit_price };
    }),
    ...one("discount", order.order_number, -order.discount),
    ...one("shipping", shipping, order.shipping),
    ...one("service", order.order_number, order.manual_check_amount),
  ];
}
