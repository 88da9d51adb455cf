import type { IncomingMessage } from "node:http";
import { type Answer, readBody } from "../http.ts";
import {
  hal,
  MollieError,
  presentChargeback,
  presentList,
  presentMethod,
  presentPayment,
  presentRefund,
} from "./hal.ts";
import { findMethods } from "./methods.ts";
import {
  type Cents,
  chargedBack,
  KEY_MEMORY_MS,
  newName,
  newPage,
  type Payment,
  refunded,
  settle,
  type State,
} from "./state.ts";
import { readAmount, readWish } from "./wish.ts";

/** A page is open so long; at Mollie it depends on the method. */
const PAGE_MS = 3_600_000;

export interface Parts {
  readonly state: State;
  readonly key: string;
  readonly origin: () => string;
  /** Tells the merchant that something of a payment changed. */
  readonly notify: (payment: Payment) => void;
}

/** A call of a merchant, under `/v2/`. */
export async function answerMerchant(
  request: IncomingMessage,
  url: URL,
  parts: Parts,
): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${parts.key}`) {
    throw new MollieError(401, "Missing authentication, or failed to authenticate");
  }
  const { method = "GET" } = request;
  const [, , name, id, part, partId] = url.pathname.split("/");
  if (name === "methods" && method === "GET" && id === undefined) return listMethods(url, parts);
  if (name !== "payments") throw new MollieError(404, "No such resource");
  if (id === undefined) {
    if (method === "POST") {
      return once(request, parts, (body) => createPayment(body, parts));
    }
    if (method === "GET") return listPayments(url, parts);
    throw new MollieError(405, "The method is not allowed here");
  }
  const payment = findPayment(id, parts);
  if (part === "refunds") return refunds(request, payment, partId, parts);
  if (part === "chargebacks" && method === "GET") return chargebacks(url, payment, parts);
  if (part !== undefined) throw new MollieError(404, "No such resource");
  if (method === "GET") return hal(200, presentPayment(payment, parts.origin(), embeds(url)));
  if (method === "DELETE") return cancelPayment(payment, parts);
  throw new MollieError(405, "The method is not allowed here");
}

/** `embed=refunds,chargebacks` or `embed[]=…` */
function embeds(url: URL): string[] {
  const given = [...url.searchParams.getAll("embed"), ...url.searchParams.getAll("embed[]")];
  return given.flatMap((each) => each.split(","));
}

/** Repeats with the same idempotency key are answered as the first was, for an hour. */
async function once(
  request: IncomingMessage,
  { state }: Parts,
  act: (body: unknown) => { readonly status: number; readonly value: unknown },
): Promise<Answer> {
  const text = await readBody(request);
  const key = request.headers["idempotency-key"];
  const name = typeof key === "string" && key !== "" ? key : null;
  const asked = `${request.method} ${request.url} ${text}`;
  const earlier = name === null ? undefined : state.answered.get(name);
  if (earlier && state.now().getTime() - earlier.at < KEY_MEMORY_MS) {
    if (earlier.request !== asked) {
      throw new MollieError(422, "The idempotency key was used for another request");
    }
    return hal(201, earlier.answer);
  }
  const { status, value } = act(parseJson(text));
  if (name !== null) {
    state.answered.set(name, { at: state.now().getTime(), request: asked, answer: value });
  }
  return hal(status, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    throw new MollieError(422, "The body is not valid JSON");
  }
}

function createPayment(body: unknown, { state, origin }: Parts) {
  const wish = readWish(body);
  const now = state.now();
  const payment: Payment = {
    ...wish,
    id: newName("tr"),
    page: newPage(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAGE_MS),
    status: "open",
    changedAt: null,
    method: null,
    refunds: [],
    chargebacks: [],
  };
  state.payments.set(payment.id, payment);
  return { status: 201, value: presentPayment(payment, origin()) };
}

function findPayment(id: string, parts: Parts): Payment {
  const payment = parts.state.payments.get(id);
  if (!payment) throw new MollieError(404, `No payment exists with token ${id}.`);
  expire(payment, parts);
  return payment;
}

/** A page that nobody used in time is over. */
export function expire(payment: Payment, { state, notify }: Parts): void {
  const now = state.now();
  if (payment.status !== "open" || now < payment.expiresAt) return;
  if (settle(payment, "expired", now)) notify(payment);
}

function listPayments(url: URL, { state, origin }: Parts): Answer {
  const payments = [...state.payments.values()].toReversed().slice(0, 250);
  const shown = payments.map((payment) => presentPayment(payment, origin()));
  return hal(200, presentList("payments", shown, origin() + url.pathname));
}

function cancelPayment(payment: Payment, { state, origin, notify }: Parts): Answer {
  if (payment.status !== "open" || payment.method !== null) {
    throw new MollieError(422, "The payment cannot be canceled");
  }
  settle(payment, "canceled", state.now());
  notify(payment);
  return hal(200, presentPayment(payment, origin()));
}

function listMethods(url: URL, { origin }: Parts): Answer {
  const value = url.searchParams.get("amount[value]");
  const currency = url.searchParams.get("amount[currency]");
  const amount: Cents | null = value === null ? null : readAmount({ value, currency }, "amount");
  const language = (url.searchParams.get("locale") ?? "en_US").slice(0, 2);
  const methods = findMethods(amount, url.searchParams.get("billingCountry"));
  const shown = methods.map((method) => presentMethod(method, language, origin()));
  return hal(200, presentList("methods", shown, origin() + url.pathname));
}

async function refunds(
  request: IncomingMessage,
  payment: Payment,
  id: string | undefined,
  parts: Parts,
): Promise<Answer> {
  const { method = "GET" } = request;
  const origin = parts.origin();
  if (id === undefined && method === "POST") {
    return once(request, parts, (body) => createRefund(body, payment, parts));
  }
  if (id === undefined) {
    const shown = payment.refunds.map((each) => presentRefund(payment, each, origin));
    return hal(200, presentList("refunds", shown, `${origin}/v2/payments/${payment.id}/refunds`));
  }
  const refund = payment.refunds.find((each) => each.id === id);
  if (!refund) throw new MollieError(404, `No refund exists with token ${id}.`);
  if (method === "DELETE") {
    if (refund.status !== "queued" && refund.status !== "pending") {
      throw new MollieError(422, "The refund cannot be canceled any more");
    }
    refund.status = "canceled";
    return { status: 204 };
  }
  return hal(200, presentRefund(payment, refund, origin));
}

function createRefund(body: unknown, payment: Payment, { state, origin, notify }: Parts) {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const amount = readAmount(given["amount"], "amount");
  if (payment.status !== "paid") {
    throw new MollieError(422, "The payment is not paid and cannot be refunded");
  }
  if (amount <= 0) throw new MollieError(422, "The amount is lower than the minimum", "amount");
  if (refunded(payment) + chargedBack(payment) + amount > payment.amount) {
    throw new MollieError(422, "The amount is higher than the maximum", "amount");
  }
  const description = typeof given["description"] === "string" ? given["description"] : "";
  const refund = {
    id: newName("re"),
    amount,
    description: description || payment.description,
    metadata: given["metadata"] ?? null,
    createdAt: state.now(),
    status: "pending" as const,
  };
  payment.refunds.push(refund);
  notify(payment);
  return { status: 201, value: presentRefund(payment, refund, origin()) };
}

function chargebacks(url: URL, payment: Payment, { origin }: Parts): Answer {
  const shown = payment.chargebacks.map((each) => presentChargeback(payment, each, origin()));
  return hal(200, presentList("chargebacks", shown, origin() + url.pathname));
}
