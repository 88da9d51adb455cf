import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findOrder, type OrderRow, recordEvent } from "../../orders/index.ts";
import {
  acceptRefund,
  findPayment,
  findWaitingRefunds,
  insertRefund,
  paymentProvider,
  type PaymentRow,
  type WaitingRefund,
} from "../../payments/index.ts";
import { openPage } from "../open-page.ts";

/** Has waiting refunds asked of the provider. */
export const ASK_REFUNDS = "ask-refunds";
const AT_A_TIME = 50;

/** Notes in the transaction that a paid payment is to be given back; the provider is asked once it is committed. */
export async function requestRefund(
  platform: Platform,
  tx: Tx,
  order: Pick<OrderRow, "id" | "status">,
  payment: Pick<PaymentRow, "id">,
): Promise<void> {
  const now = platform.clock();
  const refund = { id: platform.newId(), paymentId: payment.id, now };
  if (!(await insertRefund(tx, refund))) return;
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "refund_requested", status: order.status, now });
  await tx.enqueue(ASK_REFUNDS, {});
}

/**
 * Asks the provider for every refund that it has not taken on. Never inside a transaction, and safe to repeat: the
 * refund's id is the provider's idempotency key. One that fails holds up no other and is asked again later.
 */
export async function askRefunds(platform: Platform): Promise<void> {
  let failed = 0;
  for (const refund of await findWaitingRefunds(platform.db, AT_A_TIME)) {
    try {
      await askRefund(platform, refund);
      await platform.transaction((tx) => acceptRefund(tx, refund.id, platform.clock()));
    } catch (error) {
      failed += 1;
      platform.log.error({ err: error, refund: refund.id }, "a refund was not taken on");
    }
  }
  if (failed > 0) throw new Problem("payment_unavailable");
}

async function askRefund(platform: Platform, refund: WaitingRefund): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (!payment) throw new Error(`Payment ${refund.payment_id} is gone.`);
  await paymentProvider(platform.config.payment).refund({
    refundId: refund.id,
    reference: payment.provider_reference ?? (await referenceOf(platform, payment)),
    amount: payment.amount,
  });
}

/** A page whose answer got lost was paid all the same: asked for again it names itself. */
async function referenceOf(platform: Platform, payment: PaymentRow): Promise<string> {
  const order = await findOrder(platform.db, payment.order_id);
  if (order) await openPage(platform, order, payment);
  const { provider_reference: reference } = (await findPayment(platform.db, payment.id)) ?? {};
  if (!reference) throw new Error(`Payment ${payment.id} has no name at its provider.`);
  return reference;
}
