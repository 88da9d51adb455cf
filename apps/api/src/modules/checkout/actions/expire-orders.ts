import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { findUnpaidSince, lockOrder } from "../../orders/index.ts";
import { cancelOrder } from "./cancel-order.ts";

const BATCH = 200;

/** Cancels orders that were not paid in time, each in a transaction of its own. */
export async function expireOrders(platform: Platform): Promise<number> {
  const before = new Date(platform.clock().getTime() - limits.unpaidOrderSeconds * 1000);
  let expired = 0;
  for (const id of await findUnpaidSince(platform.db, before, BATCH)) {
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
