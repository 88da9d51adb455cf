import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, readBody, Refusal } from "./http.ts";
import type { Journal } from "./journal.ts";
import type { Notifier } from "./notifier.ts";
import { pageAnswer } from "./page-frame.ts";
import { paymentPage } from "./page.ts";
import { isPaymentAct, type Payment, settle } from "./payment.ts";

export interface BuyerOptions {
  readonly journal: Journal;
  readonly notifier: Notifier;
  readonly clock: () => Date;
}

/** How long the buyer waits for the shop to hear of it first; then the shop hears of it later. */
const PATIENCE = 3000;

/** `GET /pay/{page}` */
export function showPayment(page: string, options: BuyerOptions): Answer {
  const payment = find(page, options.journal);
  return pageAnswer(paymentPage(payment), payment.return_url);
}

/** `POST /pay/{page}`: settles the payment once and sends the buyer back to the shop. */
export async function actOnPayment(
  request: IncomingMessage,
  page: string,
  options: BuyerOptions,
): Promise<Answer> {
  const act = new URLSearchParams(await readBody(request)).get("act");
  if (!isPaymentAct(act)) throw new Refusal(422, "unknown_act");
  const payment = find(page, options.journal);
  const settled = settle(payment, act, options.clock());
  if (settled !== payment) options.journal.save(settled);
  await Promise.race([options.notifier.notify(payment.id), sleep(PATIENCE, null, { ref: false })]);
  return { status: 303, headers: { location: payment.return_url, "cache-control": "no-store" } };
}

function find(page: string, journal: Journal): Payment {
  const payment = journal.byPage(page);
  if (!payment) throw new Refusal(404, "not_found");
  return payment;
}
