import type { OrderStatus, PaymentMethod, PaymentStatus } from "@holeshot/domain";

/**
 * How a checkout ended; `pending` while the payment provider has not said, `looking` when money of another amount came and
 * people look at it.
 */
export type Outcome = "complete" | "pending" | "looking" | "cancelled";

interface Ended {
  readonly status: OrderStatus;
  readonly payments: readonly {
    readonly method: PaymentMethod;
    readonly status: PaymentStatus;
    readonly created_at: string;
  }[];
  readonly history: readonly { readonly event: string }[];
}

const unhappy: readonly PaymentStatus[] = ["failed", "cancelled", "expired"];

export function outcomeOf({ status, payments, history }: Ended): Outcome {
  if (status === "cancelled") return "cancelled";
  if (status !== "draft") return "complete";
  if (history.some(({ event }) => event === "paid_other_amount")) return "looking";
  if (payments.some((payment) => isAtBank(payment.status))) return "pending";
  const last = payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  return last !== undefined && unhappy.includes(last.status) ? "cancelled" : "pending";
}

/** A bank works on it: paying again would be paying twice. */
function isAtBank(status: PaymentStatus): boolean {
  return status === "pending" || status === "authorized";
}
