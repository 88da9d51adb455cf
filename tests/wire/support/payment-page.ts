import assert from "node:assert/strict";

interface Button {
  readonly name: string;
  readonly value: string;
}

/** The buttons of a form in plain HTML. */
function buttons(html: string): Button[] {
  return [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => ({
    name: /\bname="([^"]*)"/.exec(tag)?.[1] ?? "",
    value: /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

/**
 * Opens a payment page as a browser would, presses one of its buttons and returns the address it
 * leads back to.
 */
export async function usePaymentPage(url: string, press: "pay" | "cancel" | "fail") {
  const page = await fetch(url);
  assert.equal(page.status, 200, url);
  const html = await page.text();
  const form = /<form\b[^>]*>/.exec(html)?.[0] ?? assert.fail(`no form on ${url}`);
  assert.match(form, /method="post"/i);
  const action = /\baction="([^"]*)"/.exec(form)?.[1] ?? url;
  const button = buttons(html).find(({ value }) => value === press);
  assert.ok(button, `no button ${press} on ${url}`);
  const answer = await fetch(new URL(action, url), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams([[button.name, button.value]]),
  });
  assert.ok(answer.status >= 300 && answer.status < 400, `pressing ${press}: ${answer.status}`);
  return new URL(answer.headers.get("location") ?? "", url);
}
