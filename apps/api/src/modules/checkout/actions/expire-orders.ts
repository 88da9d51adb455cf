import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  endSurcharge,
  findSurcharge,
  findUnpaidSince,
  findUnpaidSurcharges,
  lockOrder,
  mailSurchargeLapsed,
  recordEvent,
} from "../../orders/index.ts";
import { endOpenPayments } from "../../payments/index.ts";
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

/** Withdraws changes that were not paid in time; their lines stay as they are, and the orders go on. */
export async function expireSurcharges(platform: Platform): Promise<number> {
  const now = platform.clock();
  const before = new Date(now.getTime() - limits.unpaidOrderSeconds * 1000);
  let expired = 0;
  for (const { id, order_id: orderId } of await findUnpaidSurcharges(platform.db, before, BATCH)) {
    if ((await attemptsOf(platform, orderId, id)) !== "closed") continue;
    const done = await platform.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const surcharge = await findSurcharge(tx, id);
      // Paid or withdrawn while this one waited its turn.
      if (!order || surcharge?.state !== "open") return false;
      await endSurcharge(tx, surcharge, "lapsed", now);
      await endOpenPayments(tx, orderId, "expired", now, id);
      await recordEvent(tx, orderId, {
        id: platform.newId(),
        event: "surcharge_lapsed",
        status: order.status,
        now,
      });
      await mailSurchargeLapsed(platform, tx, order, surcharge.amount);
      return true;
    });
    if (done) expired += 1;
  }
  return expired;
}

async function attemptsOf(
  platform: Platform,
  orderId: string,
  surchargeId: string | null = null,
): Promise<Attempts | "unknown"> {
  try {
    return await closeWaiting(platform, orderId, surchargeId);
  } catch (error) {
    if (error instanceof Problem) return "unknown";
    throw error;
  }
}
