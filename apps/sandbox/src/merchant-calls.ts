import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Answer, json, readBody, Refusal } from "./http.ts";
import type { Journal } from "./journal.ts";
import type { Notifier } from "./notifier.ts";
import {
  type Payment,
  type PaymentOrder,
  presentPayment,
  refund,
  refundedOf,
  settle,
} from "./payment.ts";
import { readPaymentOrder, sameOrder } from "./payment-order.ts";

export interface MerchantOptions {
  readonly key: string;
  readonly journal: Journal;
  readonly notifier: Notifier;
  readonly clock: () => Date;
  readonly origin: () => string;
}

/** `POST /api/payments`: 201, or 200 with the payment that the same idempotency key made before. */
export async function createPayment(
  request: IncomingMessage,
  options: MerchantOptions,
): Promise<Answer> {
  requireKey(request, options.key);
  const order = readPaymentOrder(parseJson(await readBody(request)));
  if (!("amount" in order)) throw new Refusal(422, "validation_failed", order);
  const key = request.headers["idempotency-key"];
  const idempotencyKey = typeof key === "string" && key !== "" ? key.slice(0, 200) : null;
  const earlier = idempotencyKey ? options.journal.byKey(idempotencyKey) : undefined;
  if (earlier && !sameOrder(earlier, order)) throw new Refusal(409, "idempotency_conflict");
  const payment = earlier ?? newPayment(order, idempotencyKey, options.clock());
  if (!earlier) options.journal.save(payment);
  return json(earlier ? 200 : 201, presentPayment(payment, options.origin()));
}

/** `GET /api/payments/{id}` */
export function readPayment(
  request: IncomingMessage,
  id: string,
  options: MerchantOptions,
): Answer {
  const payment = askedFor(request, id, options);
  return json(200, presentPayment(payment, options.origin()));
}

/** `DELETE /api/payments/{id}`: ends a payment that nobody has paid; 409 for one that is settled. */
export function cancelPayment(
  request: IncomingMessage,
  id: string,
  options: MerchantOptions,
): Answer {
  const payment = askedFor(request, id, options);
  if (payment.status === "cancelled") return json(200, presentPayment(payment, options.origin()));
  if (payment.status !== "open") throw new Refusal(409, "settled");
  const ended = settle(payment, "cancel", options.clock());
  // Its merchant knows: he ended it himself.
  options.journal.save({ ...ended, notified_at: options.clock().toISOString() });
  return json(200, presentPayment(ended, options.origin()));
}

/**
 * `POST /api/payments/{id}/refunds`: gives a part of the payment back, or all of it, never more than was paid. 202, or 200
 * for a repeat with the same idempotency key; the merchant is told by notification.
 */
export async function refundPayment(
  request: IncomingMessage,
  id: string,
  options: MerchantOptions,
): Promise<Answer> {
  requireKey(request, options.key);
  const { amount } = (parseJson(await readBody(request)) ?? {}) as { amount?: unknown };
  const payment = options.journal.byId(id);
  if (!payment) throw new Refusal(404, "not_found");
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key === "") {
    throw new Refusal(422, "validation_failed", ["idempotency-key"]);
  }
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) {
    throw new Refusal(422, "validation_failed", ["amount"]);
  }
  const repeated = payment.refund_key === key || payment.refunds?.some((each) => each.key === key);
  if (!repeated) {
    if (payment.status !== "paid" && payment.status !== "partly_refunded") {
      throw new Refusal(409, "not_refundable");
    }
    if (refundedOf(payment) + amount > payment.amount) {
      throw new Refusal(422, "validation_failed", ["amount"]);
    }
    options.journal.save(refund(payment, key, amount, options.clock()));
  }
  void options.notifier.notify(id);
  const { status } = options.journal.byId(id) ?? payment;
  return json(repeated ? 200 : 202, { id, status, amount });
}

/** The payment that its merchant asks about. */
function askedFor(
  request: IncomingMessage,
  id: string,
  { key, journal }: Pick<MerchantOptions, "key" | "journal">,
): Payment {
  requireKey(request, key);
  const payment = journal.byId(id);
  if (!payment) throw new Refusal(404, "not_found");
  return payment;
}

function newPayment(order: PaymentOrder, idempotencyKey: string | null, now: Date): Payment {
  return {
    ...order,
    id: `sp_${randomBytes(12).toString("hex")}`,
    page: randomBytes(24).toString("base64url"),
    status: "open",
    idempotency_key: idempotencyKey,
    created_at: now.toISOString(),
    settled_at: null,
    attempts: 0,
    notified_at: null,
  };
}

function requireKey(request: IncomingMessage, key: string): void {
  const given = request.headers.authorization ?? "";
  if (!timingSafeEqual(hash(given), hash(`Bearer ${key}`)))
    throw new Refusal(401, "unauthenticated");
}

/** Equal lengths, so that comparing takes equal time. */
function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "malformed_json");
  }
}
