import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../reader.ts";
import { addressedTo, orderMoneyShape } from "./order-mail.ts";

/** Why money goes back, or need not come. */
const cancellationKind = z.enum([
  // Cancelled after it was paid.
  "refunded",
  // Cancelled before its invoice was paid.
  "credited",
  // Paid when it was cancelled already.
  "paid_late",
  "paid_twice",
  // What was paid is a change that was withdrawn or was over by then.
  "change_over",
]);
export type CancellationKind = z.infer<typeof cancellationKind>;

/** What the mail says; kept with the ordered mail. */
export const CANCELLATION_MAIL = defineMail(
  "order-cancellation",
  z.object({
    kind: cancellationKind,
    ...orderMoneyShape,
  }),
);
export type CancellationFacts = Readonly<BodyOf<typeof CANCELLATION_MAIL>>;

export function cancellationFacts(
  order: OrderRow,
  shopUrl: string,
  why: Pick<CancellationFacts, "kind" | "amount">,
): CancellationFacts {
  return { ...why, ...addressedTo(order, `${shopUrl}/my-orders/${order.id}`) };
}
