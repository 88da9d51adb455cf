import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addressLines } from "../address-lines.ts";
import { describedLine, describeLine } from "../describe-line.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import { mailedKit, mailedKits } from "./mailed-kits.ts";

/** What the confirmation says; kept with the ordered mail, so that it is written from then's facts. */
export const CONFIRMATION_MAIL = defineMail(
  "order-confirmation",
  z.object({
    firstName: z.string(),
    orderNumber: z.string(),
    link: z.string(),
    onInvoice: z.boolean(),
    manualCheck: z.boolean(),
    lines: z.readonly(z.array(describedLine)),
    subtotal: z.number(),
    discount: z.number(),
    /** Mails that were ordered before it was kept have none. */
    discountCode: z.optional(z.string()),
    shipping: z.number(),
    shippingName: z.string(),
    manualCheckAmount: z.number(),
    vat: z.number(),
    total: z.number(),
    address: z.readonly(z.array(z.string())),
    /** Where the customer fetches the goods; null when they are sent. */
    pickup: z.nullable(z.string()),
    productionDays: z.number(),
    invoiceDays: z.number(),
    kits: z.optional(z.readonly(z.array(mailedKit))),
  }),
);
export type ConfirmationFacts = Readonly<BodyOf<typeof CONFIRMATION_MAIL>>;

/** What the shop promised when the order was confirmed. */
export interface Terms {
  readonly productionWorkingDays: number;
  readonly invoiceDays: number;
}

export function confirmationFacts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  platform: Platform,
  terms: Terms,
): ConfirmationFacts {
  return {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link: `${platform.config.shopUrl}/my-orders/${order.id}`,
    onInvoice: order.payment_method === "invoice",
    manualCheck: order.manual_check,
    lines: lines.map((line) => describeLine(order, line)),
    subtotal: order.subtotal,
    discount: order.discount,
    ...(order.labels.discount === undefined ? {} : { discountCode: order.labels.discount }),
    shipping: order.shipping,
    shippingName: order.labels.shipping[order.language] ?? order.shipping_method,
    manualCheckAmount: order.manual_check_amount,
    vat: order.vat,
    total: order.total,
    address: addressLines(order.shipping_address, order.language),
    pickup: order.labels.delivery?.pickup ?? null,
    productionDays: terms.productionWorkingDays,
    invoiceDays: terms.invoiceDays,
    kits: mailedKits(platform, order, lines),
  };
}
