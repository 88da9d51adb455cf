import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type OrderRow, recordEvent } from "../../orders/index.ts";
import {
  acceptRefund,
  closeCases,
  findRefunds,
  insertForeignRefund,
  openCase,
  type PaymentReport,
  type PaymentRow,
  type RefundRow,
  settleRefund,
} from "../../payments/index.ts";

interface Settling {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly report: PaymentReport;
}

type Reported = NonNullable<PaymentReport["refunds"]>[number];

/** Takes note of what the provider says of the refunds of a payment, under the order's lock. */
export async function settleRefunds(platform: Platform, tx: Tx, all: Settling): Promise<void> {
  const { payment, report } = all;
  const rows = (await findRefunds(tx, all.order.id)).filter((row) => row.payment_id === payment.id);
  if (report.refunds !== null) {
    for (const listed of report.refunds) {
      const row = rows.find(
        ({ id, reference }) => id === listed.refundId || reference === listed.reference,
      );
      if (row) await settleListed(platform, tx, all, row, listed);
      else await keepForeign(platform, tx, all, listed);
    }
  } else if (report.refunded !== null) {
    await settleSum(platform, tx, all, rows, report.refunded);
  }
}

async function settleListed(
  platform: Platform,
  tx: Tx,
  all: Settling,
  row: RefundRow,
  listed: Reported,
): Promise<void> {
  const now = platform.clock();
  const { reference } = listed;
  if (listed.state === "waiting") return acceptRefund(tx, row.id, reference, now);
  if (row.status === listed.state) return;
  await settleRefund(tx, row.id, { status: listed.state, reference, now });
  const failed = listed.state === "failed";
  await note(platform, tx, all.order, failed ? "refund_failed" : "refunded");
  const which = {
    orderId: all.order.id,
    paymentId: all.payment.id,
    kind: "refund_failed",
  } as const;
  if (!failed) return closeCases(tx, which, now);
  const facts = { amount: row.amount, reference };
  await openCase(tx, { id: platform.newId(), ...which, facts, now });
}

/** Given back by hand at the provider: the money is gone, and no paper says so yet. */
async function keepForeign(
  platform: Platform,
  tx: Tx,
  { order, payment }: Settling,
  listed: Pick<Reported, "reference" | "amount" | "state">,
): Promise<void> {
  if (listed.state === "failed") return;
  const now = platform.clock();
  await insertForeignRefund(tx, {
    id: platform.newId(),
    paymentId: payment.id,
    amount: listed.amount,
    reference: listed.reference,
    status: listed.state === "done" ? "done" : "accepted",
    now,
  });
  if (listed.state === "done") await note(platform, tx, order, "refunded");
  await openCase(tx, {
    id: platform.newId(),
    orderId: order.id,
    paymentId: payment.id,
    kind: "refund_elsewhere",
    facts: { amount: listed.amount, reference: listed.reference },
    now,
  });
}

/** Of a provider that tells the sum alone: the oldest refunds are the ones it has given back. */
async function settleSum(
  platform: Platform,
  tx: Tx,
  all: Settling,
  rows: readonly RefundRow[],
  refunded: number,
): Promise<void> {
  let left = refunded;
  const now = platform.clock();
  for (const row of rows) {
    if (row.status === "failed" || row.amount > left) continue;
    left -= row.amount;
    if (row.status === "done") continue;
    await settleRefund(tx, row.id, { status: "done", reference: null, now });
    await note(platform, tx, all.order, "refunded");
  }
  if (left === 0) return;
  const reference = `${all.payment.provider_reference ?? all.payment.id}#${refunded}`;
  await keepForeign(platform, tx, all, { reference, amount: left, state: "done" });
}

function note(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  event: "refunded" | "refund_failed",
): Promise<void> {
  const id = platform.newId();
  return recordEvent(tx, order.id, { id, event, status: order.status, now: platform.clock() });
}
