import type { Answer } from "./http.ts";

/** What both payment pages have: the words around the amount, and what stands below it. */
export interface PageFrame {
  readonly tag: string;
  readonly title: string;
  readonly test: string;
  /** Cents, and what they are called. */
  readonly amount: number;
  readonly amountLabel: string;
  readonly description: string;
  /** Names the description, where it needs a name. */
  readonly descriptionLabel?: string;
  /** HTML. */
  readonly body: string;
}

/** A payment page: plain HTML with a form, so that it works without any script. */
export function pageFrame(page: PageFrame): string {
  const euros = new Intl.NumberFormat(page.tag, { style: "currency", currency: "EUR" });
  const what = escape(page.description);
  const row =
    page.descriptionLabel === undefined
      ? `<div><dt>${what}</dt></div>`
      : `<div><dt>${page.descriptionLabel}</dt><dd>${what}</dd></div>`;
  return `<!doctype html>
<html lang="${page.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${what}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<p class="test">${page.test}</p>
<h1>${page.title}</h1>
<dl>
<div class="amount"><dt>${page.amountLabel}</dt><dd>${escape(euros.format(page.amount / 100))}</dd></div>
${row}
</dl>
${page.body}
</main>
</body>
</html>
`;
}

/** Browsers hold the redirect after a form to `form-action` too, so the shop's origin is named. */
export function pageAnswer(html: string, returnUrl: string): Answer {
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": [
        "default-src 'none'",
        "style-src 'self'",
        `form-action 'self' ${new URL(returnUrl).origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
    body: html,
  };
}

export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
