import { isWaiting } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockOrder } from "../../orders/index.ts";
import {
  findDuePayments,
  findPayment,
  findPayments,
  findProvider,
  openCase,
  type PaymentRow,
  scheduleAsk,
} from "../../payments/index.ts";
import { ASK_PAYMENT } from "../queues.ts";
import { settlePayment } from "./settle-payment.ts";

const AT_A_TIME = 10;
const MOST = 500;
/** While a provider is away it is asked this often; what a bank or a person must mend, more seldom. */
const AWAY_MS = 60_000;
const UNKNOWN_MS = 3_600_000;
/** Every minute all that is due is asked; only what is due sooner has a job of its own. */
const SWEEP_S = 60;

/**
 * Asks a payment's provider how it stands and takes note of it.
 * @returns the payment as it is then.
 * @throws Problem `payment_unavailable` when the provider does not answer.
 */
export async function askPayment(
  platform: Platform,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(platform.db, paymentId);
  const reference = payment?.provider_reference;
  if (!payment || !reference) return payment;
  const provider = findProvider(platform, payment.provider);
  if (!provider) {
    await keepUnknown(platform, payment, "not configured");
    return payment;
  }
  try {
    await settlePayment(platform, payment.id, await provider.ask(reference));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "not_found") await keepUnknown(platform, payment, "not known there");
    else {
      platform.log.warn({ err: error, provider: provider.name }, "the provider does not answer");
      await postpone(platform, payment, AWAY_MS);
      throw error;
    }
  }
  return findPayment(platform.db, paymentId);
}

async function keepUnknown(platform: Platform, payment: PaymentRow, why: string): Promise<void> {
  await platform.transaction(async (tx) => {
    if (!(await lockOrder(tx, payment.order_id))) return;
    const now = platform.clock();
    await openCase(tx, {
      id: platform.newId(),
      orderId: payment.order_id,
      paymentId: payment.id,
      kind: "provider_unknown",
      facts: { provider: payment.provider, why },
      now,
    });
    const at = new Date(now.getTime() + UNKNOWN_MS);
    await scheduleAsk(tx, payment.id, { asks: payment.asks, at });
  });
}

async function postpone(platform: Platform, payment: PaymentRow, wait: number): Promise<void> {
  const at = new Date(platform.clock().getTime() + wait);
  await platform.transaction((tx) => scheduleAsk(tx, payment.id, { asks: payment.asks, at }));
}

/**
 * Asks for every payment that is due.
 * @returns how many were asked; those of a provider that is away are due again in a minute.
 */
export async function askDuePayments(platform: Platform): Promise<number> {
  const due = await findDuePayments(platform.db, platform.clock(), MOST);
  let asked = 0;
  for (let at = 0; at < due.length; at += AT_A_TIME) {
    const answers = await Promise.allSettled(
      due.slice(at, at + AT_A_TIME).map((id) => askPayment(platform, id)),
    );
    const failed = answers.filter(({ status }) => status === "rejected");
    asked += answers.length - failed.length;
    // Nobody answers: the rest would wait as long for nothing.
    if (failed.length === AT_A_TIME) break;
  }
  return asked;
}

/** One of the first questions after the buyer came back; it has the next one asked while those come in seconds. */
export async function askAgain(
  platform: Platform,
  { payment: id }: { readonly payment: string },
): Promise<void> {
  const before = await findPayment(platform.db, id);
  if (!before?.next_ask_at || before.next_ask_at.getTime() > platform.clock().getTime()) return;
  await askPayment(platform, id).catch((error: unknown) => {
    // The sweep of every minute goes on asking.
    if (!(error instanceof Problem)) throw error;
  });
  await askSoon(platform, id);
}

async function askSoon(platform: Platform, id: string): Promise<void> {
  const after = await findPayment(platform.db, id);
  if (!after || !isWaiting(after.status) || !after.next_ask_at) return;
  const wait = after.next_ask_at.getTime() - platform.clock().getTime();
  if (wait >= SWEEP_S * 1000) return;
  const startAfter = new Date(Date.now() + wait + 500);
  await platform.transaction((tx) => tx.enqueue(ASK_PAYMENT, { payment: id }, { startAfter }));
}

/**
 * The buyer is back from the payment page: the provider is asked at once, and again in ten seconds and longer. One that
 * does not answer is asked again.
 * @throws Problem `payment_unavailable`, so that the page can say for what is waited.
 */
export async function askOnReturn(
  platform: Platform,
  orderId: string,
  surchargeId: string | null = null,
): Promise<void> {
  const latest = (await findPayments(platform.db, orderId)).findLast(
    (payment) =>
      payment.surcharge_id === surchargeId &&
      payment.provider_reference !== null &&
      isWaiting(payment.status),
  );
  if (!latest) return;
  const now = platform.clock();
  await platform.transaction((tx) => scheduleAsk(tx, latest.id, { asks: 0, at: now }));
  try {
    await askPayment(platform, latest.id);
  } finally {
    // Answered or not, it is asked again.
    await askSoon(platform, latest.id);
  }
}
