import { isWaiting } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findPayments, findProvider } from "../../payments/index.ts";
import { lockOrder, type OrderRow } from "../../orders/index.ts";
import { askPayment } from "./ask-payment.ts";
import { cancelOrder } from "./cancel-order.ts";

/** How an order's attempts to pay stand after their providers were asked. */
export type Attempts =
  /** Nobody can pay it any more, and nothing came. */
  | "closed"
  /** A bank works on it, or the provider does not let it be ended. */
  | "waiting"
  /** Something came: all of it, or another amount. */
  | "received";

/**
 * Asks how every attempt to pay an order (or a change of it) stands, and has those that nobody paid ended at their provider. Without this no
 * order is given up. Never inside a transaction.
 * @throws Problem `payment_unavailable` when a provider does not answer.
 */
export async function closeWaiting(
  platform: Platform,
  orderId: string,
  surchargeId: string | null = null,
): Promise<Attempts> {
  let waiting = false;
  const attempts = async () =>
    (await findPayments(platform.db, orderId)).filter(
      (payment) => payment.surcharge_id === surchargeId,
    );
  for (const before of await attempts()) {
    // One without a name at its provider was never shown to anybody.
    if (before.method !== "pay_now" || before.provider_reference === null) continue;
    if (!isWaiting(before.status) || before.received !== null) continue;
    const after = await askPayment(platform, before.id);
    if (!after || !isWaiting(after.status) || after.received !== null) continue;
    const provider = findProvider(platform, after.provider);
    const ended =
      after.status === "open" &&
      provider !== undefined &&
      (await provider.cancel(before.provider_reference));
    if (!ended) waiting = true;
  }
  if ((await attempts()).some(({ received }) => received !== null)) return "received";
  return waiting ? "waiting" : "closed";
}

/**
 * Before an order is cancelled: it is asked whether it is paid, and nobody pays it any more, nor a change of it that waits.
 * Never inside a transaction.
 * @throws Problem `payment_unavailable` when the provider of a draft does not answer.
 */
export async function closeBeforeCancel(
  platform: Platform,
  { id, status, surcharge_id: surchargeId }: Pick<OrderRow, "id" | "status" | "surcharge_id">,
): Promise<void> {
  if (status === "draft") await closeWaiting(platform, id);
  if (surchargeId === null) return;
  try {
    await closeWaiting(platform, id, surchargeId);
  } catch (error) {
    // What is paid for a change of a cancelled order goes back by itself: an outage does not keep the order.
    if (!(error instanceof Problem && error.code === "payment_unavailable")) throw error;
  }
}

/** Ends the pages of an order that are open still, and gives it up where its buyer left the last: unless one is being paid. */
export async function cancelUnpaid(platform: Platform, orderId: string): Promise<void> {
  if ((await closeWaiting(platform, orderId)) !== "closed") return;
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === "draft") await cancelOrder(platform, tx, order, "cancelled");
  });
}
