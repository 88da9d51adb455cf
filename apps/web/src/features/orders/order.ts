import type { Answer } from "../../lib/api/call.ts";

export type Order = Answer<"getOrder">;

/** A bank works on a payment: it may not be paid a second time, and its end is waited for. */
export function isAtBank(order: Order | undefined): boolean {
  if (order?.status !== "draft") return false;
  return order.payments.some(({ status }) => status === "pending" || status === "authorized");
}

/** What a customer has back once a paid order is cancelled, in cents: all that came and has not gone back yet, for changes too. */
export function moneyBack({ payments }: Pick<Order, "payments">): number {
  return payments
    .filter(({ status }) => status === "paid" || status === "partly_refunded")
    .reduce((sum, { amount, refunded = 0 }) => sum + amount - refunded, 0);
}

/** Whether the last try to pay for the change that waits came to nothing; an earlier change's says nothing of this one. */
export function hasFailed({ payments, history }: Pick<Order, "payments" | "history">): boolean {
  const asked = history.findLast(({ event }) => event === "surcharge_asked")?.at ?? "";
  const last = payments.at(-1);
  return last?.status === "failed" && Date.parse(last.created_at) >= Date.parse(asked);
}
