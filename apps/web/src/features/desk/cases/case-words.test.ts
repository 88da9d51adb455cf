import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { words } from "../words/en.ts";
import { caseAdvice, caseFacts, caseName } from "./case-words.ts";

const say = ((key: string) => (words as Record<string, string>)[key] ?? key) as never;
const money = (cents: number) => `€ ${(cents / 100).toFixed(2)}`;

it("has a name and an advice for every kind that the server opens", () => {
  const source = new URL("../../../../../api/src/modules/payments/cases.ts", import.meta.url);
  const [, declared = ""] =
    /export type CaseKind =([\s\S]*?);\n/.exec(readFileSync(source, "utf8")) ?? [];
  const kinds = [...declared.matchAll(/"(\w+)"/g)].map(([, kind = ""]) => kind);
  expect(kinds.length).toBeGreaterThan(8);
  const unknown = caseName(say, "something_new");
  for (const kind of kinds) {
    expect(caseName(say, kind), kind).not.toBe(unknown);
    expect(caseAdvice(say, kind), kind).not.toBe(caseAdvice(say, "something_new"));
  }
});

it.each([
  ["other_amount", { expected: 1200, received: 1000 }, "Asked € 12.00 · Came € 10.00"],
  ["chargeback", { amount: 500, paid: 1200 }, "Paid € 12.00 · € 5.00"],
  ["refund_failed", { amount: 500, reason: "balance too low" }, "€ 5.00 · balance too low"],
  ["transfer_due", { amount: 76955 }, "€ 769.55"],
  ["books_do_not_close", { invoiced: 9, credited: 0, difference: -250 }, "€ -2.50"],
  ["provider_unknown", { provider: "mollie", why: "no key" }, "no key · mollie"],
])("of %s says what is known", (kind, facts, text) => {
  expect(caseFacts(say, money, { kind, facts })).toBe(text);
});
