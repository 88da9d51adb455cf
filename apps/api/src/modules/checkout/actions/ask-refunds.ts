import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findOrder, lockOrder, type OrderRow } from "../../orders/index.ts";
import {
  acceptRefund,
  closeCases,
  findPayment,
  findWaitingRefunds,
  openCase,
  type PaymentRow,
  providerNamed,
  RefundRefused,
  type RefundRow,
} from "../../payments/index.ts";
import { openPage } from "../open-page.ts";
import { settlePayment } from "./settle-payment.ts";

const AT_A_TIME = 50;
/** So many unanswered in a row: nobody is there, and the rest is asked next time. */
const GIVEN_UP_AFTER = 3;

/**
 * Asks the provider for every refund that it has not taken on. Never inside a transaction, and safe to repeat. One that
 * fails holds up no other and is asked again later.
 */
export async function askRefunds(platform: Platform): Promise<void> {
  let failed = 0;
  let unanswered = 0;
  for (let after: string | null = null; unanswered < GIVEN_UP_AFTER;) {
    const waiting: readonly RefundRow[] = await findWaitingRefunds(platform.db, after, AT_A_TIME);
    for (const refund of waiting) {
      try {
        await askRefund(platform, refund);
        unanswered = 0;
      } catch (error) {
        failed += 1;
        platform.log.error({ err: error, refund: refund.id }, "a refund was not taken on");
        if (error instanceof RefundRefused) await keepRefused(platform, refund, error);
        else unanswered += 1;
      }
      if (unanswered >= GIVEN_UP_AFTER) break;
    }
    if (waiting.length < AT_A_TIME) break;
    after = waiting.at(-1)?.id ?? null;
  }
  if (failed > 0) throw new Problem("payment_unavailable");
}

/**
 * A provider remembers an idempotency key for an hour, a killed server may come back later: so its own list is looked
 * through before it is asked.
 */
async function askRefund(platform: Platform, refund: RefundRow): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (!payment) throw new Error(`Payment ${refund.payment_id} is gone.`);
  const order = await findOrder(platform.db, payment.order_id);
  if (!order) throw new Error(`Order ${payment.order_id} is gone.`);
  const provider = providerNamed(platform, payment.provider);
  const reference = payment.provider_reference ?? (await referenceOf(platform, order, payment));
  const report = await provider.ask(reference);
  // One that failed is not asked again under its id: a person decides.
  const listed = report.refunds?.find(({ refundId }) => refundId === refund.id);
  if (listed) return settlePayment(platform, payment.id, report);
  const gone = (report.refunds ?? [])
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  if (gone + refund.amount > report.amount) {
    throw new RefundRefused("more would go back than was paid");
  }
  const made = await provider.refund({
    refundId: refund.id,
    reference,
    amount: refund.amount,
    description: order.order_number,
  });
  await platform.transaction(async (tx) => {
    if (!(await lockOrder(tx, order.id))) return;
    const now = platform.clock();
    await acceptRefund(tx, refund.id, made, now);
    const which = { orderId: order.id, paymentId: payment.id, kind: "refund_failed" } as const;
    await closeCases(tx, which, now);
  });
}

/** It is asked again, since an empty balance fills; meanwhile a person can see it. */
async function keepRefused(
  platform: Platform,
  refund: RefundRow,
  { reason }: RefundRefused,
): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (!payment) return;
  await platform.transaction(async (tx) => {
    if (!(await lockOrder(tx, payment.order_id))) return;
    await openCase(tx, {
      id: platform.newId(),
      orderId: payment.order_id,
      paymentId: payment.id,
      kind: "refund_failed",
      facts: { amount: refund.amount, reason },
      now: platform.clock(),
    });
  });
}

/** A page whose answer got lost was paid all the same: asked for again it names itself. */
async function referenceOf(
  platform: Platform,
  order: OrderRow,
  payment: PaymentRow,
): Promise<string> {
  await openPage(platform, order, payment);
  const { provider_reference: reference } = (await findPayment(platform.db, payment.id)) ?? {};
  if (!reference) throw new Error(`Payment ${payment.id} has no name at its provider.`);
  return reference;
}
