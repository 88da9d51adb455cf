import type { Answer } from "../../lib/api/call.ts";

export type Order = Answer<"getOrder">;

/** A bank works on a payment: it may not be paid a second time, and its end is waited for. */
export function isAtBank(order: Order | undefined): boolean {
  if (order?.status !== "draft") return false;
  return order.payments.some(({ status }) => status === "pending" || status === "authorized");
}
