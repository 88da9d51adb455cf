import * as z from "zod/mini";
import type { OrderRow } from "../reader.ts";

/** What every mail about the money of one order says. */
export const orderMoneyShape = {
  firstName: z.string(),
  orderNumber: z.string(),
  /** Where what it says can be seen, or done. */
  link: z.string(),
  amount: z.number(),
};

/** Whom such a mail is for, and of which order. */
export function addressedTo(order: OrderRow, link: string) {
  return {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link,
  };
}
