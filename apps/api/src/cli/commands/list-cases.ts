import { reconcile } from "../../modules/ledger/index.ts";
import { type ListedCase, listCases as readCases } from "../../modules/payments/index.ts";
import { type Command, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { tabulate } from "../tabulate.ts";

/** `cases`: what does not fit between orders and money. */
export const listCases: Command = {
  name: "cases",
  usage: "",
  what: "Lists what does not fit between orders and money, latest first.",
  details: [
    "",
    "Every night each order's invoices and credit notes are held against its payments and refunds; --now does it at",
    "once. docs/runbooks/payments.md says what each kind means and what to do. Staff close a case over the API.",
  ],
  positionals: 0,
  options: {
    all: { type: "boolean", what: "closed ones too" },
    now: { type: "boolean", what: "hold all orders against their money first" },
    limit: { type: "string", value: "N", what: "so many at most; 50 when absent" },
    json: { type: "boolean", what: "as JSON, a case a line" },
  },
  run: async (given, terminal, environment) => {
    const limit = wholeNumber(given, "limit", 1, 100_000) ?? 50;
    await withShop(environment, async ({ platform }) => {
      if (given.flag("now")) {
        const { orders, open, asked } = await reconcile(platform);
        terminal.say(
          `${orders} orders held against their money, ${open} do not close; asked about ${asked} payments.`,
        );
      }
      const open = given.flag("all") ? undefined : true;
      const found = (await readCases(platform.db, { open, before: undefined, limit })).slice(
        0,
        limit,
      );
      if (given.flag("json")) for (const each of found) terminal.say(JSON.stringify(each));
      else for (const line of table(found)) terminal.say(line);
    });
  },
};

function table(cases: readonly ListedCase[]): string[] {
  if (cases.length === 0) return ["There are no cases."];
  const head = ["opened", "order", "kind", "what", "closed", "case"];
  const rows = cases.map((each) => [
    each.opened_at.toISOString().slice(0, 16).replace("T", " "),
    each.order_number,
    each.kind,
    Object.entries(each.facts)
      .map(([name, value]) => `${name} ${typeof value === "number" ? euros(value) : value}`)
      .join(", "),
    each.closed_at?.toISOString().slice(0, 10) ?? "open",
    each.id,
  ]);
  return tabulate(head, rows);
}

function euros(cents: number): string {
  return `EUR ${(cents / 100).toFixed(2)}`;
}
