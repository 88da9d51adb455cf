import { MESSAGES, type PageMessages } from "./messages.ts";
import { escape, pageFrame } from "./page-frame.ts";
import type { Payment } from "./payment.ts";

/** The payment page, in the payment's language. */
export function paymentPage(payment: Payment): string {
  const say = MESSAGES[payment.language];
  return pageFrame({
    tag: say.tag,
    title: say.title,
    test: say.test,
    amount: payment.amount,
    amountLabel: say.amount,
    description: payment.description,
    descriptionLabel: say.for,
    body: payment.status === "open" ? choices(say) : settled(payment, say, payment.status),
  });
}

function choices(say: PageMessages): string {
  return `<form method="post">
<button class="pay" name="act" value="pay">${say.pay}</button>
<button name="act" value="cancel">${say.cancel}</button>
<hr>
<p id="fail-hint">${say.failHint}</p>
<button class="quiet" name="act" value="fail" aria-describedby="fail-hint">${say.fail}</button>
</form>`;
}

function settled(
  payment: Payment,
  say: PageMessages,
  status: Exclude<Payment["status"], "open">,
): string {
  return `<p class="settled" role="status">${say.settled[status]}</p>
<p><a class="pay" href="${escape(payment.return_url)}">${say.back}</a></p>`;
}

export const STYLE = `:root { color-scheme: light dark; --ink: #16181d; --paper: #f3f4f6; --card: #fff;
  --line: #d5d9e0; --soft: #59606c; --act: #1a56db; --on-act: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef0f4; --paper: #0f1115; --card: #1a1d24; --line: #363c47; --soft: #a7afbc;
    --act: #8ab0ff; --on-act: #0f1115; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.25rem; }
.test { margin: 0 0 1.5rem; padding: .5rem .75rem; border-radius: .5rem; font-size: .875rem;
  background: #fff3c4; color: #5c4400; }
dl { margin: 0 0 1.5rem; display: grid; gap: .75rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.amount dd { font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
hr { width: 100%; margin: .75rem 0 0; border: 0; border-top: 1px solid var(--line); }
#fail-hint { margin: 0; color: var(--soft); font-size: .875rem; }
button, a.pay { display: block; width: 100%; min-height: 3rem; padding: .75rem 1rem; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; border-radius: .625rem;
  border: 1px solid var(--line); background: transparent; color: inherit; }
button.pay, a.pay { border-color: var(--act); background: var(--act); color: var(--on-act); }
button.quiet { color: var(--soft); font-weight: 400; }
button:hover, a.pay:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 3px; }
`;
