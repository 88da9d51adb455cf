import { defineJob } from "../../platform/jobs/job-queue.ts";
import type { Module } from "../../platform/module.ts";
import { commerceDoors } from "../cart/index.ts";
import { expireOrders } from "./actions/expire-orders.ts";
import { ASK_REFUNDS, askRefunds } from "./actions/refund-payment.ts";
import { checkoutRoutes } from "./routes.ts";

export { cancelConfirmedOrder, cancelOrder } from "./actions/cancel-order.ts";

/** Where carts become orders, orders are paid, and unpaid ones become carts again. */
export function checkoutModule(): Module {
  return {
    name: "checkout",
    routes: (http, platform) => checkoutRoutes(http, platform, commerceDoors(platform)),
    jobs: (platform) => [
      defineJob({
        queue: "expire-orders",
        schedule: "*/5 * * * *",
        handle: async () => void (await expireOrders(platform)),
      }),
      defineJob({
        queue: ASK_REFUNDS,
        schedule: "*/5 * * * *",
        handle: () => askRefunds(platform),
      }),
    ],
  };
}
