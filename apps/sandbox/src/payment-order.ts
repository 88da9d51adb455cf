import { type Language, LANGUAGES, type PaymentOrder } from "./payment.ts";

const AMOUNT_MAX = 100_000_000;
const TEXT_MAX = 200;
const URL_MAX = 2000;

/** Reads a merchant's request. Returns the order, or the names of the fields that are wrong. */
export function readPaymentOrder(body: unknown): PaymentOrder | readonly string[] {
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const { amount, description, return_url, webhook_url, language, reference = null } = fields;
  const checks: readonly (readonly [string, boolean])[] = [
    ["amount", Number.isInteger(amount) && Number(amount) > 0 && Number(amount) <= AMOUNT_MAX],
    ["description", isText(description)],
    ["return_url", isWebAddress(return_url)],
    ["webhook_url", isWebAddress(webhook_url)],
    ["language", LANGUAGES.includes(language as Language)],
    ["reference", reference === null || isText(reference)],
  ];
  const wrong = checks.filter(([, right]) => !right).map(([name]) => name);
  if (wrong.length > 0) return wrong;
  return {
    amount: amount as number,
    description: description as string,
    return_url: return_url as string,
    webhook_url: webhook_url as string,
    language: language as Language,
    reference: reference as string | null,
  };
}

/** Whether a request with a known idempotency key asks for the same again. */
export function sameOrder(a: PaymentOrder, b: PaymentOrder): boolean {
  const facts = (order: PaymentOrder): string =>
    JSON.stringify([
      order.amount,
      order.description,
      order.return_url,
      order.webhook_url,
      order.reference,
    ]);
  return facts(a) === facts(b);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= TEXT_MAX;
}

function isWebAddress(value: unknown): value is string {
  if (typeof value !== "string" || value.length > URL_MAX || !URL.canParse(value)) return false;
  return ["http:", "https:"].includes(new URL(value).protocol);
}
