import { limits } from "@holeshot/domain";

/** An order that waits to be paid is given up then. */
export function payUntil(order: { readonly created_at: string }): Date {
  return new Date(Date.parse(order.created_at) + limits.unpaidOrderSeconds * 1000);
}
