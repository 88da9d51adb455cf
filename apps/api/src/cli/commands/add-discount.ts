import { addDiscountCode } from "../../modules/cart/index.ts";
import type { Command, Given } from "../command.ts";
import { Mistake, Refusal, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `discount add`: a code for customers to type. */
export const addDiscount: Command = {
  name: "discount add",
  usage: "CODE --percent N | --amount CENTS",
  what: "Adds a discount code. Case does not matter when it is typed.",
  positionals: 1,
  options: {
    percent: { type: "string", value: "N", what: "percent off the subtotal, 1 to 100" },
    amount: { type: "string", value: "CENTS", what: "euro cents off" },
    uses: { type: "string", value: "N", what: "for so many orders; any number when absent" },
    until: {
      type: "string",
      value: "DATE",
      what: "through that day, YYYY-MM-DD (UTC); always when absent",
    },
  },
  run: async (given, terminal, environment) => {
    const code = (given.positionals[0] ?? "").trim();
    if (!/^[\p{L}\p{N}_-]{2,40}$/u.test(code)) {
      throw new Mistake("a code has 2 to 40 letters, digits, - or _");
    }
    const worth = readWorth(given);
    const uses = wholeNumber(given, "uses", 1, 1_000_000);
    const until = readUntil(given);
    await withShop(environment, async ({ platform }) => {
      if (until !== undefined && until <= platform.clock())
        throw new Mistake("--until lies in the past");
      const added = await platform.transaction((tx) =>
        addDiscountCode(tx, { id: platform.newId(), code, worth, uses, until }),
      );
      if (!added) throw new Refusal(`there is a code ${code} already`);
      terminal.say(
        `${code} is worth ${describe(worth)}${uses === undefined ? "" : `, for ${uses} orders`}.`,
      );
    });
  },
};

type Worth = { readonly percent: number } | { readonly amount: number };

function readWorth(given: Given): Worth {
  const percent = wholeNumber(given, "percent", 1, 100);
  const amount = wholeNumber(given, "amount", 1, 100_000_000);
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) return { amount };
  throw new Mistake("give either --percent or --amount");
}

/** The last moment of a day, so that a code works through the day it names. */
function readUntil(given: Given): Date | undefined {
  const text = given.text("until");
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toISOString().startsWith(text);
  if (!isDay) throw new Mistake(`--until must be a day such as 2027-01-31, not "${text}"`);
  return new Date(day.getTime() + 24 * 60 * 60 * 1000);
}

function describe(worth: Worth): string {
  return "percent" in worth ? `${worth.percent} %` : `EUR ${(worth.amount / 100).toFixed(2)}`;
}
