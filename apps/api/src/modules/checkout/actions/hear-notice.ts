import { rateLimits } from "@holeshot/domain";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  findByReference,
  findPayment,
  openCase,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentReport,
  type PaymentRow,
} from "../../payments/index.ts";
import { lockOrder } from "../../orders/index.ts";
import { settlePayment } from "./settle-payment.ts";

/** Anybody can post ids of payments that the shop never made; few of them are looked up at the provider. */
const UNKNOWN: LimitRule = {
  name: "unknown-payment",
  ...rateLimits.unknownPaymentsPerOrigin,
  byOrigin: true,
};

/**
 * Takes note of a notification. One that is signed says how its payment stands; every other one is a hint to ask.
 * @throws Problem `payment_unavailable` when the provider does not answer: it notifies again.
 */
export async function hearNotice(
  platform: Platform,
  provider: PaymentProvider,
  notice: PaymentNotice,
  origin: string,
): Promise<void> {
  const named = await findNamed(platform, provider, notice);
  if (!named && notice.report === null && !(await mayLookUp(platform, origin))) return;
  const report = notice.report ?? (await askFor(provider, notice));
  if (!report) return;
  const known =
    named ?? (report.paymentId ? await findPayment(platform.db, report.paymentId) : undefined);
  if (!known || known.provider !== provider.name) {
    platform.log.warn({ provider: provider.name }, "notice of a payment the shop does not have");
    return;
  }
  if (isStray(known, report)) return keepStray(platform, known, report);
  await settlePayment(platform, known.id, report);
}

async function findNamed(
  platform: Platform,
  provider: PaymentProvider,
  { paymentId, reference }: PaymentNotice,
): Promise<PaymentRow | undefined> {
  if (paymentId !== null) return findPayment(platform.db, paymentId);
  if (reference === null) return undefined;
  return findByReference(platform.db, provider.name, reference);
}

async function mayLookUp(platform: Platform, origin: string): Promise<boolean> {
  try {
    await platform.limits.take(UNKNOWN, origin);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "rate_limited") return false;
    throw error;
  }
}

async function askFor(
  provider: PaymentProvider,
  { reference }: PaymentNotice,
): Promise<PaymentReport | null> {
  if (reference === null) return null;
  try {
    return await provider.ask(reference);
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}

/** Made twice at the provider, because its first answer was lost for longer than it remembers keys. */
function isStray(known: PaymentRow, report: PaymentReport): boolean {
  const { provider_reference: kept } = known;
  return kept !== null && report.reference !== "" && kept !== report.reference;
}

/** Nobody was sent to that page; if money came all the same, a person must know. */
async function keepStray(
  platform: Platform,
  known: PaymentRow,
  report: PaymentReport,
): Promise<void> {
  if (report.standing !== "paid") return;
  await platform.transaction(async (tx) => {
    if (!(await lockOrder(tx, known.order_id))) return;
    await openCase(tx, {
      id: platform.newId(),
      orderId: known.order_id,
      paymentId: known.id,
      kind: "stray_payment",
      facts: { reference: report.reference, amount: report.amount },
      now: platform.clock(),
    });
  });
}
