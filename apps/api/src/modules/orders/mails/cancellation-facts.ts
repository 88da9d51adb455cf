import type { MailFacts } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../reader.ts";

export const CANCELLATION_MAIL = "order-cancellation";

/** Why money goes back, or need not come. */
export type CancellationKind =
  /** Cancelled after it was paid. */
  | "refunded"
  /** Cancelled before its invoice was paid. */
  | "credited"
  /** Paid when it was cancelled already. */
  | "paid_late"
  | "paid_twice";

/** What the mail says; kept with the ordered mail. */
export interface CancellationFacts {
  readonly kind: CancellationKind;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly link: string;
  readonly amount: number;
}

export function cancellationFacts(
  order: OrderRow,
  shopUrl: string,
  why: Pick<CancellationFacts, "kind" | "amount">,
): MailFacts {
  const facts: CancellationFacts = {
    ...why,
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link: `${shopUrl}/my-orders/${order.id}`,
  };
  return { ...facts };
}
