import { randomBytes } from "node:crypto";

/** Euro cents inside; amounts with a currency on the wire. */
export type Cents = number;

export const STATUSES = [
  "open",
  "pending",
  "authorized",
  "paid",
  "failed",
  "canceled",
  "expired",
] as const;
export type Status = (typeof STATUSES)[number];

export const REFUND_STATUSES = [
  "queued",
  "pending",
  "processing",
  "refunded",
  "failed",
  "canceled",
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  readonly id: string;
  readonly amount: Cents;
  readonly description: string;
  readonly metadata: unknown;
  readonly createdAt: Date;
  status: RefundStatus;
}

export interface Chargeback {
  readonly id: string;
  readonly amount: Cents;
  readonly createdAt: Date;
  reversedAt: Date | null;
}

/** What a merchant asked for, checked. */
export interface Wish {
  readonly amount: Cents;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly locale: string | null;
  readonly methods: readonly string[];
  readonly metadata: unknown;
  readonly lines: readonly Readonly<Record<string, unknown>>[] | null;
  readonly billingAddress: Readonly<Record<string, unknown>> | null;
}

export interface Payment extends Wish {
  readonly id: string;
  /** Unguessable name of the page. */
  readonly page: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  status: Status;
  changedAt: Date | null;
  method: string | null;
  readonly refunds: Refund[];
  readonly chargebacks: Chargeback[];
}

/** What goes wrong on purpose, set from outside. */
export interface Mischief {
  /** Notices are not sent. */
  loseNotices: boolean;
  /** Each notice is sent so often more. */
  duplicates: number;
  /** Wait before a notice and before an answer, ms. */
  noticeDelay: number;
  answerDelay: number;
  /** Every call is answered so; 0 as it should be. */
  answerWith: number;
  /** So many calls that change something are done, and their answers lost. */
  loseAnswers: number;
  /** The clock goes so much ahead, ms: pages expire, keys are forgotten. */
  ahead: number;
}

/** Everything the stand-in knows; gone when it ends. */
export interface State {
  readonly payments: Map<string, Payment>;
  /** Answers by idempotency key, kept for an hour as Mollie does. */
  readonly answered: Map<
    string,
    { readonly at: number; readonly request: string; readonly answer: unknown }
  >;
  readonly mischief: Mischief;
  now(): Date;
}

export const KEY_MEMORY_MS = 3_600_000;

export function newState(): State {
  const mischief: Mischief = {
    loseNotices: false,
    duplicates: 0,
    noticeDelay: 0,
    answerDelay: 0,
    answerWith: 0,
    loseAnswers: 0,
    ahead: 0,
  };
  return {
    payments: new Map(),
    answered: new Map(),
    mischief,
    now: () => new Date(Date.now() + mischief.ahead),
  };
}

/** `tr_7UhSN1zuXS` */
export function newName(prefix: "tr" | "re" | "chb"): string {
  return `${prefix}_${randomBytes(8).toString("base64url").replaceAll(/[-_]/g, "x").slice(0, 10)}`;
}

export function newPage(): string {
  return randomBytes(18).toString("base64url");
}

/** What went back or is on its way. */
export function refunded(payment: Payment): Cents {
  return payment.refunds
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What the payer's bank took back. */
export function chargedBack(payment: Payment): Cents {
  return payment.chargebacks
    .filter(({ reversedAt }) => reversedAt === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

const FINAL = new Set<Status>(["paid", "failed", "canceled", "expired"]);

/** Moves an attempt on; one that ended stays as it is. */
export function settle(payment: Payment, status: Status, now: Date): boolean {
  if (FINAL.has(payment.status) || payment.status === status) return false;
  payment.status = status;
  payment.changedAt = now;
  return true;
}
