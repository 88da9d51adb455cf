import type { MailFacts } from "../../../platform/mail/mail.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { addressLines } from "../address-lines.ts";
import { describeLine } from "../describe-line.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";

export const PROGRESS_MAIL = "order-progress";

/** What became of an order that its customer should hear of. */
export type Progress = "production" | "shipped" | "address";

/** So many pieces of one product in one design. */
export interface CountedProduct {
  readonly name: string;
  readonly quantity: number;
}

/** What the mail says; kept with the ordered mail. */
export interface ProgressFacts {
  readonly stage: Progress;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly link: string;
  /** It is fetched, not sent. */
  readonly pickup: boolean;
  /** Where it goes, or where it is fetched. */
  readonly address: readonly string[];
  readonly billing: readonly string[];
  readonly productionDays: number;
  readonly products: readonly CountedProduct[];
}

export function progressFacts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  stage: Progress,
  shopUrl: string,
): MailFacts {
  const { language, contact, billing_address: billing } = order;
  const { delivery } = order.labels;
  const { maker, productionWorkingDays } = openCatalogue();
  // Orders of before it was kept went by the name of the method alone.
  const pickup = delivery ? delivery.pickup !== null : order.shipping_method === "pickup";
  const company = billing.company ? [billing.company] : [];
  const facts: ProgressFacts = {
    stage,
    firstName: contact.first_name,
    orderNumber: order.order_number,
    link: `${shopUrl}/my-orders/${order.id}`,
    pickup,
    address: pickup
      ? [maker.name, ...addressLines(maker, language)]
      : addressLines(order.shipping_address, language),
    billing: [...company, ...addressLines(billing, language)],
    productionDays: delivery?.production_working_days ?? productionWorkingDays,
    products: counted(order, lines),
  };
  return { ...facts };
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
