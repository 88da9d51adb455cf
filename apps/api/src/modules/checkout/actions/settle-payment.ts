import { secondsToNextAsk, isWaiting, receivedStatus, wasReceived } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  confirmOrder,
  findSurcharge,
  lockOrder,
  mailPaymentFailed,
  mailRefund,
  markSurchargePaid,
  type OrderEvent,
  type OrderRow,
  recordEvent,
  withdrawPaymentFailed,
} from "../../orders/index.ts";
import {
  findPayment,
  findPayments,
  movePayment,
  notePayment,
  openCase,
  type PaymentReport,
  type PaymentRow,
  scheduleAsk,
  sumOfRefunds,
} from "../../payments/index.ts";
import { APPLY_SURCHARGE, CANCEL_UNPAID } from "../queues.ts";
import { cancelOrder } from "./cancel-order.ts";
import { requestRefund } from "./refund-payment.ts";
import { settleChargebacks } from "./settle-chargebacks.ts";
import { settleRefunds } from "./settle-refunds.ts";

/** Refunds and chargebacks take days; their end is not waited for minute by minute. */
const MONEY_UNDER_WAY_MS = 3_600_000;

/**
 * Takes note of what a payment's provider says. Safe to repeat and in any order: the tables of states
 * decide what it still changes, under the order's lock.
 */
export async function settlePayment(
  platform: Platform,
  paymentId: string,
  report: PaymentReport,
): Promise<void> {
  const known = await findPayment(platform.db, paymentId);
  if (!known) return;
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const payment = await findPayment(tx, paymentId);
    if (!order || !payment) return;
    if (payment.provider_reference === null && report.reference !== "") {
      await notePayment(tx, payment.id, { provider_reference: report.reference });
    }
    await settleStanding(platform, tx, { order, payment, report });
    await settleMoney(platform, tx, payment.id, report);
    await scheduleNext(platform, tx, payment.id);
  });
}

interface Settling {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly report: PaymentReport;
}

async function settleStanding(platform: Platform, tx: Tx, all: Settling): Promise<void> {
  const { order, payment, report } = all;
  const now = platform.clock();
  if (report.standing === "open") return;
  if (report.standing !== "paid") {
    if (await movePayment(tx, payment, report.standing, now)) await reactUnpaid(platform, tx, all);
    return;
  }
  if (wasReceived(payment.status)) return;
  if (report.amount !== payment.amount) return keepOtherAmount(platform, tx, all);
  if (!(await movePayment(tx, payment, "paid", now))) return;
  const paidBy = report.paidBy === null ? {} : { paid_by: report.paidBy };
  await notePayment(tx, payment.id, { received: report.amount, paid_at: now, ...paidBy });
  await reactPaid(platform, tx, order, payment);
}

/** Money that nobody asked for so: kept with the order until a person has looked at it. */
async function keepOtherAmount(
  platform: Platform,
  tx: Tx,
  { order, payment, report }: Settling,
): Promise<void> {
  if (payment.received === report.amount) return;
  const now = platform.clock();
  await notePayment(tx, payment.id, { received: report.amount, paid_at: now });
  await note(platform, tx, order, "paid_other_amount");
  await openCase(tx, {
    id: platform.newId(),
    orderId: order.id,
    paymentId: payment.id,
    kind: "other_amount",
    facts: { expected: payment.amount, received: report.amount },
    now,
  });
}

function note(platform: Platform, tx: Tx, order: OrderRow, event: OrderEvent): Promise<void> {
  const now = platform.clock();
  const id = platform.newId();
  return recordEvent(tx, order.id, { id, event, status: order.status, now });
}

async function reactPaid(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  if (payment.surcharge_id !== null) return reactSurchargePaid(platform, tx, order, payment);
  if (order.status === "draft") {
    await note(platform, tx, order, "paid");
    await withdrawPaymentFailed(tx, order.id);
    const attempts = await findPayments(tx, order.id);
    // Another page of it, open in another tab, is ended before somebody pays there too.
    if (attempts.some(({ status }) => isWaiting(status))) {
      await tx.enqueue(CANCEL_UNPAID, { order: order.id });
    }
    await confirmOrder(platform, tx, order);
    return;
  }
  const late = order.status === "cancelled";
  await note(platform, tx, order, late ? "paid_after_cancellation" : "paid_twice");
  await requestRefund(platform, tx, order, payment, { amount: payment.amount });
  await mailRefund(platform, tx, order, payment.amount);
}

/** The line changes in a moment, unless the change was given up meanwhile: then its money goes back. */
async function reactSurchargePaid(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const surcharge = await findSurcharge(tx, payment.surcharge_id ?? "");
  if (surcharge?.state === "open" && order.status === "confirmed") {
    await markSurchargePaid(tx, surcharge, platform.clock());
    await note(platform, tx, order, "surcharge_paid");
    await tx.enqueue(APPLY_SURCHARGE, { surcharge: surcharge.id });
    return;
  }
  await requestRefund(platform, tx, order, payment, { amount: payment.amount });
  await mailRefund(platform, tx, order, payment.amount, "change_over");
}

async function reactUnpaid(
  platform: Platform,
  tx: Tx,
  { order, payment, report }: Settling,
): Promise<void> {
  if (order.status !== "draft" || isWaiting(report.standing)) return;
  const attempts = await findPayments(tx, order.id);
  // A page left behind says nothing of an order that is being paid on a newer one.
  const latest = attempts.at(-1)?.id === payment.id;
  if (report.standing === "cancelled") {
    // Who pays by a mail's link need not be who ordered: the order waits on, as the mail says.
    if (!latest || payment.by_link) return;
    const others = attempts.filter(({ id }) => id !== payment.id);
    const waits = others.some((other) => isWaiting(other.status) || other.received !== null);
    // An older page may be being paid right now: its provider is asked first.
    if (waits) return tx.enqueue(CANCEL_UNPAID, { order: order.id });
    await cancelOrder(platform, tx, order, "cancelled");
    return;
  }
  const failed = report.standing === "failed";
  await note(platform, tx, order, failed ? "payment_failed" : "payment_expired");
  if (latest) await mailPaymentFailed(platform, tx, order, failed ? "failed" : "expired");
}

/** What became of money that came: given back, taken back, brought back. */
async function settleMoney(
  platform: Platform,
  tx: Tx,
  paymentId: string,
  report: PaymentReport,
): Promise<void> {
  const before = await findPayment(tx, paymentId);
  const order = before && (await lockOrder(tx, before.order_id));
  if (!before || !order || before.received === null) return;
  await settleRefunds(platform, tx, { order, payment: before, report });
  await settleChargebacks(platform, tx, { order, payment: before, report });
  const payment = await findPayment(tx, paymentId);
  if (!payment || !wasReceived(payment.status)) return;
  const { done } = await sumOfRefunds(tx, paymentId);
  const status = receivedStatus({
    received: payment.received ?? 0,
    refunded: done,
    chargedBack: payment.charged_back,
  });
  await movePayment(tx, payment, status, platform.clock());
}

/** The next question, or none once the provider has said the end. */
async function scheduleNext(platform: Platform, tx: Tx, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment || payment.provider_reference === null) return;
  const now = platform.clock().getTime();
  const waits = isWaiting(payment.status) && payment.received === null;
  const { asked, done } = await sumOfRefunds(tx, paymentId);
  const asks = waits ? payment.asks + 1 : payment.asks;
  const wait = waits
    ? secondsToNextAsk(payment.asks) * 1000
    : asked > done
      ? MONEY_UNDER_WAY_MS
      : null;
  await scheduleAsk(tx, paymentId, { asks, at: wait === null ? null : new Date(now + wait) });
}
