import { type Answer, readBody, Refusal } from "../http.ts";
import { escape, pageAnswer, pageFrame } from "../page-frame.ts";
import type { IncomingMessage } from "node:http";
import { expire, type Parts } from "./calls.ts";
import { findMethods, methodName } from "./methods.ts";
import { type Payment, settle, STATUSES, type Status } from "./state.ts";
import { WORDS } from "./words.ts";

/** `GET` and `POST /checkout/{page}`: choose a way to pay, then how it ends. Plain forms, no script. */
export async function answerBuyer(
  request: IncomingMessage,
  page: string,
  parts: Parts,
): Promise<Answer> {
  const payment = [...parts.state.payments.values()].find((each) => each.page === page);
  if (!payment) throw new Refusal(404, "not_found");
  expire(payment, parts);
  if (request.method === "POST") return act(request, payment, parts);
  return pageAnswer(pageOf(payment), payment.redirectUrl);
}

async function act(request: IncomingMessage, payment: Payment, parts: Parts): Promise<Answer> {
  const form = new URLSearchParams(await readBody(request));
  const method = form.get("method");
  const outcome = form.get("outcome");
  const here = { status: 303, headers: { location: `/checkout/${payment.page}` } };
  if (method !== null && payment.status === "open") {
    payment.method = offered(payment).some(({ id }) => id === method) ? method : null;
    return here;
  }
  if (outcome !== null && payment.status === "open") {
    const status = STATUSES.find((each) => each === outcome);
    if (!status) throw new Refusal(422, "unknown_outcome");
    end(payment, status, parts);
  }
  return { status: 303, headers: { location: payment.redirectUrl, "cache-control": "no-store" } };
}

function end(payment: Payment, status: Status, { state, notify }: Parts): void {
  if (status !== "open" && settle(payment, status, state.now())) notify(payment);
}

function offered(payment: Payment) {
  const country = payment.billingAddress?.["country"];
  return findMethods(payment.amount, typeof country === "string" ? country : null, payment.methods);
}

function pageOf(payment: Payment): string {
  const tag = (payment.locale ?? "en_US").slice(0, 2);
  const say = WORDS[tag] ?? WORDS.en;
  const body =
    payment.status !== "open"
      ? `<p class="settled" role="status">${say.over}</p><p><a class="pay" href="${escape(payment.redirectUrl)}">${say.toShop}</a></p>`
      : payment.method === null
        ? chooseMethod(payment, tag)
        : chooseOutcome(payment, tag);
  return pageFrame({
    tag,
    title: say.title,
    test: say.test,
    amount: payment.amount,
    amountLabel: say.amount,
    description: payment.description,
    body,
  });
}

function chooseMethod(payment: Payment, tag: string): string {
  const say = WORDS[tag] ?? WORDS.en;
  const buttons = offered(payment).map(
    (method) =>
      `<button name="method" value="${method.id}">${escape(methodName(method, tag))}</button>`,
  );
  return `<form method="post"><h2 id="choose">${say.choose}</h2>${buttons.join("")}</form>`;
}

function chooseOutcome(payment: Payment, tag: string): string {
  const say = WORDS[tag] ?? WORDS.en;
  const method = offered(payment).find(({ id }) => id === payment.method);
  const rows = Object.entries(say.outcomes).map(
    ([id, words], at) =>
      `<label><input type="radio" name="outcome" value="${id}"${at === 0 ? " checked" : ""}> ${words}</label>`,
  );
  const name = method ? escape(methodName(method, tag)) : "";
  return `<form method="post"><fieldset><legend>${name}: ${say.outcome}</legend>${rows.join("")}</fieldset>
<button class="pay">${say.next}</button></form>
<form method="post" class="other"><button class="quiet" name="method" value="">${say.back}</button></form>`;
}

export const PAGE_STYLE = `
h2 { margin: 0 0 .25rem; font-size: 1rem; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: .5rem; }
legend { padding: 0 0 .5rem; font-weight: 600; }
label { display: flex; align-items: center; gap: .75rem; min-height: 3rem; padding: .5rem .75rem;
  border: 1px solid var(--line); border-radius: .625rem; cursor: pointer; }
label:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); }
input[type="radio"] { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--act); margin: 0; }
form.other { margin-top: .75rem; }
`;
