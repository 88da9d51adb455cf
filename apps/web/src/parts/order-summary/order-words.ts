import type { OrderStatus, PaymentMethod, PaymentStatus } from "@holeshot/domain";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import type { BadgeKind } from "../../ui/Badge.tsx";

export const statusWords: Record<OrderStatus, { key: MessageKey; badge: BadgeKind }> = {
  draft: { key: "order.status.draft", badge: "draft" },
  confirmed: { key: "order.status.confirmed", badge: "ok" },
  processing: { key: "order.status.processing", badge: "ink" },
  completed: { key: "order.status.completed", badge: "ok" },
  cancelled: { key: "order.status.cancelled", badge: "err" },
};

export const methodWords: Record<PaymentMethod, MessageKey> = {
  invoice: "payment.invoice",
  pay_now: "order.pay_online",
};

export const paymentWords: Record<PaymentStatus, MessageKey> = {
  open: "payment.status.open",
  pending: "payment.status.pending",
  authorized: "payment.status.authorized",
  paid: "payment.status.paid",
  failed: "payment.status.failed",
  cancelled: "payment.status.cancelled",
  expired: "payment.status.expired",
  partly_refunded: "payment.status.partly_refunded",
  refunded: "payment.status.refunded",
  charged_back: "payment.status.charged_back",
};

/** What is told of an order's history; bookkeeping events are not. */
export const eventWords: Readonly<Record<string, MessageKey>> = {
  created: "order.event.created",
  confirmed: "order.event.confirmed",
  paid: "order.event.paid",
  payment_failed: "order.event.payment_failed",
  processing: "order.event.processing",
  completed: "order.event.completed",
  line_changed: "order.event.line_changed",
  surcharge_asked: "order.event.surcharge_asked",
  surcharge_paid: "order.event.surcharge_paid",
  surcharge_lapsed: "order.event.surcharge_lapsed",
  surcharge_withdrawn: "order.event.surcharge_withdrawn",
  parcel_sent: "order.event.parcel_sent",
  made_again: "order.event.made_again",
  cancelled: "order.event.cancelled",
  expired: "order.event.expired",
  paid_after_cancellation: "order.event.paid_after_cancellation",
  refund_requested: "order.event.refund_requested",
  refunded: "order.event.refunded",
  refund_failed: "order.event.refund_failed",
  payment_expired: "order.event.payment_expired",
  paid_twice: "order.event.paid_twice",
  paid_other_amount: "order.event.paid_other_amount",
  invoice_paid: "order.event.invoice_paid",
  charged_back: "order.event.charged_back",
  chargeback_reversed: "order.event.chargeback_reversed",
  proof_sent: "order.event.proof_sent",
  proof_approved: "order.event.proof_approved",
  address_changed: "order.event.address_changed",
  proof_changes_requested: "order.event.proof_changes_requested",
};
