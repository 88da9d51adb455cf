import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findUnpaidSince, lockOrder } from "../../orders/index.ts";
import { type Attempts, closeWaiting } from "./close-waiting.ts";
import { cancelOrder } from "./cancel-order.ts";

const BATCH = 500;
/** So many orders in a row whose provider does not answer. */
const GIVEN_UP_AFTER = 5;

/** Cancels orders that were not paid in time, each in a transaction of its own, and none whose provider has not said so. */
export async function expireOrders(platform: Platform): Promise<number> {
  const before = new Date(platform.clock().getTime() - limits.unpaidOrderSeconds * 1000);
  let expired = 0;
  let unanswered = 0;
  for (const id of await findUnpaidSince(platform.db, before, BATCH)) {
    const attempts = await attemptsOf(platform, id);
    unanswered = attempts === "unknown" ? unanswered + 1 : 0;
    // Nobody is there: the rest would be waited for as long, and in vain.
    if (unanswered >= GIVEN_UP_AFTER) break;
    if (attempts !== "closed") continue;
    const done = await platform.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      // Paid or cancelled while this one waited its turn.
      if (order?.status !== "draft") return false;
      return cancelOrder(platform, tx, order, "expired");
    });
    if (done) expired += 1;
  }
  return expired;
}

async function attemptsOf(platform: Platform, orderId: string): Promise<Attempts | "unknown"> {
  try {
    return await closeWaiting(platform, orderId);
  } catch (error) {
    if (error instanceof Problem) return "unknown";
    throw error;
  }
}
