import type { IncomingMessage } from "node:http";
import { type Answer, json, readBody, Refusal } from "../http.ts";
import type { Parts } from "./calls.ts";
import {
  chargedBack,
  type Mischief,
  newName,
  type Payment,
  REFUND_STATUSES,
  refunded,
  settle,
  STATUSES,
} from "./state.ts";

/**
 * What Mollie's back office, banks and bad luck do, for whoever tries the shop: under `/stand-in/`, with the merchant's
 * key. `mischief` sets what goes wrong; a payment can be settled, charged back and reversed, a refund moved on.
 */
export async function answerControl(
  request: IncomingMessage,
  url: URL,
  parts: Parts,
): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${parts.key}`)
    throw new Refusal(401, "unauthenticated");
  const [, , name, id, act, more] = url.pathname.split("/");
  const body = await readJson(request);
  if (name === "mischief") {
    Object.assign(parts.state.mischief, body as Partial<Mischief>);
    return json(200, parts.state.mischief);
  }
  if (name !== "payments") throw new Refusal(404, "not_found");
  if (id === undefined) return json(200, [...parts.state.payments.values()].map(factsOf));
  const payment = parts.state.payments.get(id);
  if (!payment) throw new Refusal(404, "not_found");
  if (request.method === "POST") change(payment, String(act), more, body, parts);
  return json(200, factsOf(payment));
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = request.method === "POST" ? await readBody(request) : "";
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function factsOf(payment: Payment) {
  const { id, status, amount, metadata, page, method, locale, lines, billingAddress, methods } =
    payment;
  return {
    ...{ id, status, amount, metadata, page, method, methods, locale, lines, billingAddress },
    refunds: payment.refunds.map((each) => ({
      id: each.id,
      amount: each.amount,
      status: each.status,
      metadata: each.metadata,
    })),
    refunded: refunded(payment),
    chargedBack: chargedBack(payment),
  };
}

function change(
  payment: Payment,
  act: string,
  more: string | undefined,
  body: Readonly<Record<string, unknown>>,
  { state, notify }: Parts,
): void {
  const now = state.now();
  const amount = typeof body["amount"] === "number" ? body["amount"] : payment.amount;
  const status = STATUSES.find((each) => each === act);
  if (status) {
    payment.method ??= typeof body["method"] === "string" ? body["method"] : "ideal";
    settle(payment, status, now);
  } else if (act === "chargeback") {
    payment.chargebacks.push({ id: newName("chb"), amount, createdAt: now, reversedAt: null });
  } else if (act === "reverse") {
    for (const each of payment.chargebacks) each.reversedAt ??= now;
  } else if (act === "refund") {
    // By hand at the provider: nobody of the shop asked.
    const made = { id: newName("re"), amount, description: "", metadata: null, createdAt: now };
    payment.refunds.push({ ...made, status: "refunded" });
  } else if (act === "refunds") {
    const to = REFUND_STATUSES.find((each) => each === body["status"]);
    for (const each of payment.refunds)
      if (to && (more === "all" || more === each.id)) each.status = to;
  } else if (act !== "notice") {
    throw new Refusal(404, "not_found");
  }
  notify(payment);
}
