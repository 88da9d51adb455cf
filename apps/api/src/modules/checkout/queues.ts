import * as z from "zod/mini";
import { defineQueue } from "../../platform/jobs/job-queue.ts";

/** Has waiting refunds asked of the provider. */
export const ASK_REFUNDS = defineQueue("ask-refunds");
/** Asks how one payment stands, a moment after its buyer came back. */
export const ASK_PAYMENT = defineQueue("ask-payment", z.object({ payment: z.string() }));
/** Asks how all payments stand of which an end is due to be known. */
export const ASK_PAYMENTS = defineQueue("ask-payments");
/** Has an order's pages ended that are open still; and the order cancelled, where its last one was left and nobody paid. */
export const CANCEL_UNPAID = defineQueue("cancel-unpaid", z.object({ order: z.string() }));
/** Has a line changed as was paid for; what is made of orders knows how. */
export const APPLY_SURCHARGE = defineQueue("apply-surcharge", z.object({ surcharge: z.string() }));
/** Cancels, or releases, what nobody paid in time. */
export const EXPIRE_ORDERS = defineQueue("expire-orders");
