import type { OrderStatus, PaymentMethod, PaymentStatus } from "@holeshot/domain";

/** How a checkout ended; `pending` while the payment provider has not said. */
export type Outcome = "complete" | "pending" | "cancelled";

interface Ended {
  readonly status: OrderStatus;
  readonly payments: readonly {
    readonly method: PaymentMethod;
    readonly status: PaymentStatus;
    readonly created_at: string;
  }[];
}

const unhappy: readonly PaymentStatus[] = ["failed", "cancelled", "expired"];

export function outcomeOf({ status, payments }: Ended): Outcome {
  if (status === "cancelled") return "cancelled";
  if (status !== "draft") return "complete";
  const last = payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  return last !== undefined && unhappy.includes(last.status) ? "cancelled" : "pending";
}
