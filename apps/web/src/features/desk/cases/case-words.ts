import type { Answer } from "../../../lib/api/call.ts";
import type { DeskKey, Say } from "../use-words.ts";

/** What does not fit and a person has to look at. */
export type PaymentCase = Omit<ListedCase, "order_number">;
export type ListedCase = Answer<"listPaymentCases">["data"][number];

/** Kinds of cases: what each is called, and what is to be done about it; those of a newer shop are told by their order. */
const kinds = [
  "other_amount",
  "chargeback",
  "paid_back_twice",
  "refund_failed",
  "refund_elsewhere",
  "provider_unknown",
  "stray_payment",
  "transfer_due",
  "books_do_not_close",
] as const;

export function caseName(say: Say, kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known === undefined ? say("cases.unknown") : say(`case.${known}`);
}

export function caseAdvice(say: Say, kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known === undefined ? say("cases.unknown_do") : say(`case_do.${known}`);
}

/** Amounts that say what is wrong, each with its word; of several that stand there for the books, their difference alone. */
const amounts = {
  expected: "case_fact.expected",
  received: "case_fact.received",
  paid: "case_fact.paid",
  over: "case_fact.over",
  amount: null,
} as const satisfies Readonly<Record<string, DeskKey | null>>;
/** What others said of it, as they said it. */
const said = ["reason", "why", "provider", "reference"];

/** What is known of a case, in the words of whoever reads the desk: `Asked € 12.00 · Came € 10.00`. */
export function caseFacts(
  say: Say,
  money: (cents: number) => string,
  { kind, facts }: Pick<PaymentCase, "kind" | "facts">,
): string {
  const { difference } = facts;
  if (kind === "books_do_not_close" && typeof difference === "number") return money(difference);
  const sums = Object.entries(amounts).flatMap(([key, word]) => {
    const cents = facts[key];
    if (typeof cents !== "number") return [];
    return [word === null ? money(cents) : `${say(word)} ${money(cents)}`];
  });
  const words = said.flatMap((key) => (typeof facts[key] === "string" ? [facts[key]] : []));
  return [...sums, ...words].join(" · ");
}
