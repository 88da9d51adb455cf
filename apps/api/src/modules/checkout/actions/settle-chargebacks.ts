import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { blockOrder, type OrderRow, recordEvent, unblockOrder } from "../../orders/index.ts";
import {
  closeCases,
  findPayments,
  notePayment,
  openCase,
  type PaymentReport,
  type PaymentRow,
  sumOfRefunds,
} from "../../payments/index.ts";
import { mailStaff } from "./mail-staff.ts";

interface Settling {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly report: PaymentReport;
}

/**
 * Takes note of what the payer's bank took back. Until it is reversed or a person has closed its case, nothing more is
 * made of the order.
 */
export async function settleChargebacks(platform: Platform, tx: Tx, all: Settling): Promise<void> {
  const { order, payment, report } = all;
  if (report.chargebacks === null) return;
  const lost = report.chargebacks
    .filter(({ reversed }) => !reversed)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (lost === payment.charged_back) return;
  const now = platform.clock();
  await notePayment(tx, payment.id, { charged_back: lost });
  const more = lost > payment.charged_back;
  await recordEvent(tx, order.id, {
    id: platform.newId(),
    event: more ? "charged_back" : "chargeback_reversed",
    status: order.status,
    now,
  });
  const which = { orderId: order.id, paymentId: payment.id } as const;
  if (lost > 0) {
    const facts = { amount: lost, paid: payment.received ?? 0 };
    await openCase(tx, { id: platform.newId(), ...which, kind: "chargeback", facts, now });
  } else {
    await closeCases(tx, { ...which, kind: "chargeback" }, now);
  }
  await comparePaidBack(platform, tx, all, lost);
  if (more) {
    await blockOrder(tx, order.id, now);
    await mailStaff(platform, tx, order, { kind: "chargeback", amount: lost });
  } else if (lost === 0) {
    await releaseOrder(platform, tx, order.id);
    await mailStaff(platform, tx, order, {
      kind: "chargeback_reversed",
      amount: payment.charged_back,
    });
  }
}

/** Given back by the shop and taken back by the bank: together it may be more than was paid. */
async function comparePaidBack(
  platform: Platform,
  tx: Tx,
  { order, payment }: Settling,
  lost: number,
): Promise<void> {
  const { asked } = await sumOfRefunds(tx, payment.id);
  const over = asked + lost - (payment.received ?? 0);
  const which = { orderId: order.id, paymentId: payment.id, kind: "paid_back_twice" } as const;
  const now = platform.clock();
  if (over <= 0 || lost === 0) return closeCases(tx, which, now);
  const facts = { over, refunded: asked, charged_back: lost };
  await openCase(tx, { id: platform.newId(), ...which, facts, now });
}

/** Lets an order go on unless another of its payments is charged back still. */
async function releaseOrder(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const payments = await findPayments(tx, orderId);
  if (payments.some((payment) => payment.charged_back > 0)) return;
  await unblockOrder(tx, orderId);
  platform.log.info({ order: orderId }, "a chargeback was reversed");
}
