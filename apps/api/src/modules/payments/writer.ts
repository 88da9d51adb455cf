import {
  canMovePayment,
  type PaymentMethod,
  type PaymentStatus,
  waitingPayments,
} from "@holeshot/domain";
import { compileLaterOnce } from "../../platform/database/compile-once.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PaymentPage } from "./provider.ts";
import type { PaymentRow } from "./reader.ts";

export interface NewPayment {
  readonly id: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly amount: number;
  /** The change of a line that is paid, where it is not the order. */
  readonly surchargeId?: string;
  /** Opened by the link of a mail: whoever leaves its page gives no order up. */
  readonly byLink?: boolean;
  readonly now: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { id, orderId, method, provider, amount, surchargeId = null, now } = payment;
  const { byLink = false } = payment;
  await inserting(tx, id, orderId, method, provider, amount, surchargeId, byLink, now);
}

const inserting = compileLaterOnce(
  (tx, ...[id, orderId, method, provider, amount, surchargeId, byLink, now]: PaymentValues) =>
    tx.insertInto("payments").values({
      id,
      order_id: orderId,
      method,
      provider,
      status: "open",
      amount,
      surcharge_id: surchargeId,
      by_link: byLink,
      created_at: now,
    }),
);

type PaymentValues = [
  id: string,
  orderId: string,
  method: NewPayment["method"],
  provider: string,
  amount: number,
  surchargeId: string | null,
  byLink: boolean,
  now: Date,
];

/** Keeps where the buyer pays, and when the provider is asked whether he did. */
export async function storePage(
  tx: Tx,
  id: string,
  page: PaymentPage,
  nextAskAt: Date,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ provider_reference: page.reference, payment_url: page.url, next_ask_at: nextAskAt })
    .where("id", "=", id)
    .execute();
}

/**
 * Moves a payment along its table of states. The caller holds the order's lock.
 * @returns false when the table has no such move: the word is old, or was heard before.
 */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  to: PaymentStatus,
  now: Date,
): Promise<boolean> {
  if (!canMovePayment(payment.status, to)) return false;
  await tx
    .updateTable("payments")
    .set({ status: to, settled_at: now })
    .where("id", "=", payment.id)
    .execute();
  return true;
}

/** What a provider said of a payment besides its state. */
export async function notePayment(
  tx: Tx,
  id: string,
  facts: {
    readonly received?: number;
    readonly paid_at?: Date;
    readonly paid_by?: string;
    readonly charged_back?: number;
    readonly provider_reference?: string;
    readonly amount?: number;
  },
): Promise<void> {
  if (Object.keys(facts).length === 0) return;
  await tx.updateTable("payments").set(facts).where("id", "=", id).execute();
}

/** When a payment's provider is asked next; null when it has said the end. */
export async function scheduleAsk(
  tx: Tx,
  id: string,
  next: { readonly asks: number; readonly at: Date | null },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ asks: next.asks, next_ask_at: next.at })
    .where("id", "=", id)
    .execute();
}

/** Ends the attempts of an order that wait. The caller has asked their provider, or nobody can have paid them. */
export async function endOpenPayments(
  tx: Tx,
  orderId: string,
  to: "expired" | "cancelled",
  now: Date,
  /** Those of this change of a line alone. */
  surchargeId?: string,
): Promise<void> {
  const waiting = tx
    .updateTable("payments")
    .set({ status: to, settled_at: now })
    .where("order_id", "=", orderId)
    .where("status", "in", waitingPayments);
  const meant =
    surchargeId === undefined ? waiting : waiting.where("surcharge_id", "=", surchargeId);
  await meant.execute();
}

export interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  /** Who asks twice with the same key asks once. */
  readonly key?: string;
  readonly now: Date;
}

function asked({ id, paymentId, amount, key, now }: NewRefund) {
  return { id, payment_id: paymentId, amount, request_key: key ?? null, requested_at: now };
}

/** Notes that money of a payment is to be given back. The caller holds the order's lock and has looked how much is left. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx.insertInto("refunds").values(asked(refund)).execute();
}

/** Notes a refund that was made elsewhere: the money is gone whether the shop asked or not. */
export async function insertForeignRefund(
  tx: Tx,
  refund: NewRefund & { readonly reference: string; readonly status: "accepted" | "done" },
): Promise<void> {
  await tx
    .insertInto("refunds")
    .values({
      ...asked(refund),
      status: refund.status,
      reference: refund.reference,
      accepted_at: refund.now,
      settled_at: refund.status === "done" ? refund.now : null,
    })
    .execute();
}

/** Notes that the provider gives the money back. */
export async function acceptRefund(
  tx: Tx,
  id: string,
  reference: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({ status: "accepted", accepted_at: now, ...(reference === null ? {} : { reference }) })
    .where("id", "=", id)
    .where("status", "=", "requested")
    .execute();
}

/** Notes what became of a refund. */
export async function settleRefund(
  tx: Tx,
  id: string,
  to: { readonly status: "done" | "failed"; readonly reference: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({
      status: to.status,
      settled_at: to.now,
      ...(to.reference === null ? {} : { reference: to.reference }),
    })
    .where("id", "=", id)
    .execute();
}
