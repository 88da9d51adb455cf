import type { MailFacts } from "../../../platform/mail/mail.ts";
import { addressLines } from "../address-lines.ts";
import { type DescribedLine, describeLine } from "../describe-line.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";

export const CONFIRMATION_MAIL = "order-confirmation";

/** What the confirmation says; kept with the ordered mail, so that it is written from then's facts. */
export interface ConfirmationFacts {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly link: string;
  readonly onInvoice: boolean;
  readonly manualCheck: boolean;
  readonly lines: readonly DescribedLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly shippingName: string;
  readonly manualCheckAmount: number;
  readonly vat: number;
  readonly total: number;
  readonly address: readonly string[];
  /** Where the customer fetches the goods; null when they are sent. */
  readonly pickup: string | null;
  readonly productionDays: number;
  readonly invoiceDays: number;
}

/** What the shop promised when the order was confirmed. */
export interface Terms {
  readonly productionWorkingDays: number;
  readonly invoiceDays: number;
}

export function confirmationFacts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  shopUrl: string,
  terms: Terms,
): MailFacts {
  const facts: ConfirmationFacts = {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link: `${shopUrl}/my-orders/${order.id}`,
    onInvoice: order.payment_method === "invoice",
    manualCheck: order.manual_check,
    lines: lines.map((line) => describeLine(order, line)),
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    shippingName: order.labels.shipping[order.language] ?? order.shipping_method,
    manualCheckAmount: order.manual_check_amount,
    vat: order.vat,
    total: order.total,
    address: addressLines(order.shipping_address, order.language),
    pickup: order.labels.delivery?.pickup ?? null,
    productionDays: terms.productionWorkingDays,
    invoiceDays: terms.invoiceDays,
  };
  return { ...facts };
}
