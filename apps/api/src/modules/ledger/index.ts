import { defineJob, defineQueue } from "../../platform/jobs/job-queue.ts";
import type { Module } from "../../platform/module.ts";
import { paymentsPersonalData } from "../payments/index.ts";
import { reconcile } from "./actions/reconcile.ts";

export { creditDifference } from "./actions/credit-difference.ts";
export { closeCase } from "./actions/close-case.ts";
export { reconcile, type Reconciliation } from "./actions/reconcile.ts";
export { refundOrder } from "./actions/refund-order.ts";
export { settleInvoice } from "./actions/settle-invoice.ts";
export { findBooks, type OrderBooks } from "./reader.ts";

const RECONCILE = defineQueue("reconcile");

/** The books: what staff do with an order's money, and whether papers and money agree. */
export function ledgerModule(): Module {
  return {
    name: "ledger",
    personalData: paymentsPersonalData,
    jobs: (platform) => [
      defineJob({
        queue: RECONCILE,
        schedule: "17 2 * * *",
        expireInSeconds: 7200,
        handle: async () => {
          const found = await reconcile(platform);
          platform.log.info(found, "orders were held against their money");
        },
      }),
    ],
  };
}
