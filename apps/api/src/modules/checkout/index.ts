import { defineJob } from "../../platform/jobs/job-queue.ts";
import { linkPageHead } from "../../platform/http/page-head.ts";
import type { Module } from "../../platform/module.ts";
import { commerceServices } from "../cart/index.ts";
import { opensPayment } from "../orders/index.ts";
import { expireOrders, expireSurcharges } from "./actions/expire-orders.ts";
import { askAgain, askDuePayments } from "./actions/ask-payment.ts";
import { askRefunds } from "./actions/ask-refunds.ts";
import { cancelUnpaid } from "./actions/close-waiting.ts";
import { staffAlertMail } from "./mails/staff-alert-mail.ts";
import { ASK_PAYMENT, ASK_PAYMENTS, ASK_REFUNDS, CANCEL_UNPAID, EXPIRE_ORDERS } from "./queues.ts";
import { checkoutRoutes } from "./routes.ts";

export { cancelConfirmedOrder, cancelOrder } from "./actions/cancel-order.ts";
export { askDuePayments, askPayment } from "./actions/ask-payment.ts";
export { askRefunds } from "./actions/ask-refunds.ts";
export { expireSurcharges } from "./actions/expire-orders.ts";
export { paySurcharge } from "./actions/pay-surcharge.ts";
export { APPLY_SURCHARGE } from "./queues.ts";
export { closeBeforeCancel, closeWaiting } from "./actions/close-waiting.ts";
export { refundable, requestRefund } from "./actions/refund-payment.ts";

/** Where carts become orders, orders are paid, and unpaid ones become carts again. */
export function checkoutModule(): Module {
  return {
    name: "checkout",
    routes: (http, platform) => checkoutRoutes(http, platform, commerceServices(platform)),
    mails: [staffAlertMail],
    pageHead: (platform) =>
      linkPageHead(/^\/pay\/([^/]+)\/([^/]+)$/, (id, token) =>
        opensPayment(platform.signer, id, token, platform.clock()),
      ),
    jobs: (platform) => [
      defineJob({
        queue: ASK_PAYMENT,
        concurrency: 2,
        handle: (asked) => askAgain(platform, asked),
      }),
      defineJob({
        queue: ASK_PAYMENTS,
        schedule: "* * * * *",
        handle: async () => void (await askDuePayments(platform)),
      }),
      defineJob({
        queue: CANCEL_UNPAID,
        handle: ({ order }) => cancelUnpaid(platform, order),
      }),
      defineJob({
        queue: EXPIRE_ORDERS,
        schedule: "*/5 * * * *",
        handle: async () => {
          await expireOrders(platform);
          await expireSurcharges(platform);
        },
      }),
      defineJob({
        queue: ASK_REFUNDS,
        schedule: "*/5 * * * *",
        handle: () => askRefunds(platform),
      }),
    ],
  };
}
