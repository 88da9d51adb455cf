import type { Answer } from "../http.ts";
import { type Method, methodName } from "./methods.ts";
import {
  type Cents,
  chargedBack,
  type Chargeback,
  type Payment,
  type Refund,
  refunded,
} from "./state.ts";

const HAL = { "content-type": "application/hal+json", "cache-control": "no-store" };
const DOCS = "https://docs.mollie.com";

/** An answer in Mollie's form. */
export function hal(status: number, value: unknown): Answer {
  return { status, headers: HAL, body: JSON.stringify(value) };
}

/** A refusal as Mollie writes it. */
export class MollieError extends Error {
  readonly status: number;
  readonly title: string;
  readonly field: string | undefined;

  constructor(status: 401 | 404 | 405 | 409 | 422 | 500 | 503, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.title = TITLES[status];
    this.field = field;
  }
}

const TITLES = {
  401: "Unauthorized Request",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  422: "Unprocessable Entity",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

export function errorAnswer({ status, title, message, field }: MollieError): Answer {
  return hal(status, {
    status,
    title,
    detail: message,
    ...(field === undefined ? {} : { field }),
    _links: { documentation: { href: `${DOCS}/overview/handling-errors`, type: "text/html" } },
  });
}

/** `{ value: "129.95", currency: "EUR" }` */
export function amountOf(cents: Cents) {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return { value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: "EUR" };
}

/** Mollie's times have no fractions. */
function time(at: Date): string {
  return `${at.toISOString().slice(0, 19)}+00:00`;
}

function link(href: string, type = "application/hal+json") {
  return { href, type };
}

const SINCE = {
  open: null,
  pending: null,
  authorized: "authorizedAt",
  paid: "paidAt",
  failed: "failedAt",
  canceled: "canceledAt",
  expired: "expiredAt",
} as const;

/** A payment as Mollie shows it, with what was asked to be embedded. */
export function presentPayment(payment: Payment, origin: string, embed: readonly string[] = []) {
  const self = `${origin}/v2/payments/${payment.id}`;
  const since = SINCE[payment.status];
  const waits = payment.status === "open";
  const back = refunded(payment);
  const lost = chargedBack(payment);
  const embedded = {
    ...(embed.includes("refunds")
      ? { refunds: payment.refunds.map((each) => presentRefund(payment, each, origin)) }
      : {}),
    ...(embed.includes("chargebacks")
      ? { chargebacks: payment.chargebacks.map((each) => presentChargeback(payment, each, origin)) }
      : {}),
  };
  return {
    resource: "payment",
    id: payment.id,
    mode: "test",
    createdAt: time(payment.createdAt),
    amount: amountOf(payment.amount),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    ...(since === null || payment.changedAt === null ? {} : { [since]: time(payment.changedAt) }),
    isCancelable: waits && payment.method === null,
    ...(waits ? { expiresAt: time(payment.expiresAt) } : {}),
    ...(payment.status === "paid"
      ? {
          amountRefunded: amountOf(back),
          amountRemaining: amountOf(payment.amount - back),
          ...(lost > 0 ? { amountChargedBack: amountOf(lost) } : {}),
          settlementAmount: amountOf(payment.amount),
        }
      : {}),
    ...(payment.locale === null ? {} : { locale: payment.locale }),
    profileId: "pfl_standin000",
    sequenceType: "oneoff",
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === null ? {} : { webhookUrl: payment.webhookUrl }),
    ...(payment.lines === null ? {} : { lines: payment.lines }),
    ...(payment.billingAddress === null ? {} : { billingAddress: payment.billingAddress }),
    ...(embed.length > 0 ? { _embedded: embedded } : {}),
    _links: {
      self: link(self),
      ...(waits ? { checkout: link(`${origin}/checkout/${payment.page}`, "text/html") } : {}),
      dashboard: link(`${origin}/dashboard/payments/${payment.id}`, "text/html"),
      ...(payment.refunds.length > 0 ? { refunds: link(`${self}/refunds`) } : {}),
      ...(payment.chargebacks.length > 0 ? { chargebacks: link(`${self}/chargebacks`) } : {}),
      documentation: link(`${DOCS}/reference/get-payment`, "text/html"),
    },
  };
}

export function presentRefund(payment: Payment, refund: Refund, origin: string) {
  const self = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: "refund",
    id: refund.id,
    mode: "test",
    description: refund.description,
    amount: amountOf(refund.amount),
    settlementAmount: amountOf(-refund.amount),
    metadata: refund.metadata,
    paymentId: payment.id,
    status: refund.status,
    createdAt: time(refund.createdAt),
    _links: {
      self: link(`${self}/refunds/${refund.id}`),
      payment: link(self),
      documentation: link(`${DOCS}/reference/get-refund`, "text/html"),
    },
  };
}

export function presentChargeback(payment: Payment, one: Chargeback, origin: string) {
  const self = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: "chargeback",
    id: one.id,
    amount: amountOf(one.amount),
    settlementAmount: amountOf(-one.amount),
    createdAt: time(one.createdAt),
    reason: { code: "AC01", description: "Account identifier incorrect" },
    reversedAt: one.reversedAt === null ? null : time(one.reversedAt),
    paymentId: payment.id,
    _links: {
      self: link(`${self}/chargebacks/${one.id}`),
      payment: link(self),
      documentation: link(`${DOCS}/reference/get-chargeback`, "text/html"),
    },
  };
}

export function presentMethod(method: Method, language: string, origin: string) {
  const image = `${origin}/images/${method.id}`;
  return {
    resource: "method",
    id: method.id,
    description: methodName(method, language),
    minimumAmount: amountOf(method.from),
    maximumAmount: amountOf(method.to),
    image: { size1x: `${image}.png`, size2x: `${image}%402x.png`, svg: `${image}.svg` },
    status: "activated",
    _links: { self: link(`${origin}/v2/methods/${method.id}`) },
  };
}

/** A list in Mollie's form. */
export function presentList(name: string, entries: readonly unknown[], self: string) {
  return {
    count: entries.length,
    _embedded: { [name]: entries },
    _links: {
      self: link(self),
      previous: null,
      next: null,
      documentation: link(`${DOCS}/reference/pagination`, "text/html"),
    },
  };
}
