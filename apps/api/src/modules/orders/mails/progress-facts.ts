import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { addressLines } from "../address-lines.ts";
import { describeLine } from "../describe-line.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import { mailedKit, mailedKits } from "./mailed-kits.ts";

/** What became of an order that its customer should hear of. */
const progress = z.enum(["production", "shipped", "address", "line"]);
export type Progress = z.infer<typeof progress>;

/** So many pieces of one product in one design. */
const countedProduct = z.object({ name: z.string(), quantity: z.number() });
export type CountedProduct = Readonly<z.infer<typeof countedProduct>>;

/** What the mail says; kept with the ordered mail. */
export const PROGRESS_MAIL = defineMail(
  "order-progress",
  z.object({
    stage: progress,
    firstName: z.string(),
    orderNumber: z.string(),
    link: z.string(),
    /** It is fetched, not sent. */
    pickup: z.boolean(),
    /** Where it goes, or where it is fetched. */
    address: z.readonly(z.array(z.string())),
    billing: z.readonly(z.array(z.string())),
    productionDays: z.number(),
    products: z.readonly(z.array(countedProduct)),
    kits: z.optional(z.readonly(z.array(mailedKit))),
    /** Some of it has left before. */
    partLeft: z.optional(z.boolean()),
    /** Of a changed line: how it was and how it is. */
    change: z.optional(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  }),
);
export type ProgressFacts = Readonly<BodyOf<typeof PROGRESS_MAIL>>;

export function progressFacts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  stage: Progress,
  platform: Platform,
): ProgressFacts {
  const { language, contact, billing_address: billing } = order;
  const { delivery } = order.labels;
  const { maker, productionWorkingDays } = openCatalogue();
  // Orders of before it was kept went by the name of the method alone.
  const pickup = delivery ? delivery.pickup !== null : order.shipping_method === "pickup";
  const company = billing.company ? [billing.company] : [];
  return {
    stage,
    firstName: contact.first_name,
    orderNumber: order.order_number,
    link: `${platform.config.shopUrl}/my-orders/${order.id}`,
    pickup,
    address: pickup
      ? [maker.name, ...addressLines(maker, language)]
      : addressLines(order.shipping_address, language),
    billing: [...company, ...addressLines(billing, language)],
    productionDays: delivery?.production_working_days ?? productionWorkingDays,
    products: counted(order, lines),
    kits: mailedKits(platform, order, lines),
  };
}

function counted(order: OrderRow, lines: readonly OrderLineRow[]): CountedProduct[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const { product, design, quantity } = describeLine(order, line);
    const name = `${product}, ${design}`;
    counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  return [...counts].map(([name, quantity]) => ({ name, quantity }));
}
