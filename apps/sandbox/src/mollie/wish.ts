import { MollieError } from "./hal.ts";
import { isMethod } from "./methods.ts";
import type { Cents, Wish } from "./state.ts";

type Members = Readonly<Record<string, unknown>>;

const LOCALES = new Set([
  ...["en_US", "en_GB", "nl_NL", "nl_BE", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_BE", "da_DK"],
  ...["es_ES", "ca_ES", "nb_NO", "sv_SE", "fi_FI", "is_IS", "hu_HU", "pl_PL", "lv_LV", "lt_LT"],
  ...["pt_PT", "it_IT"],
]);
const LINE_TYPES = new Set([
  ...["physical", "digital", "discount", "shipping_fee", "store_credit", "gift_card", "surcharge"],
  "tip",
]);

function members(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}

/** Cents of an amount in euros, or a refusal of its field. */
export function readAmount(value: unknown, field: string): Cents {
  const { currency, value: text } = members(value);
  if (currency !== "EUR") throw new MollieError(422, "The currency is not supported", field);
  const [, sign, euros, cents] = /^(-?)(\d{1,7})\.(\d{2})$/.exec(String(text)) ?? [];
  if (typeof text !== "string" || euros === undefined) {
    throw new MollieError(422, "The amount contains an invalid value", field);
  }
  return (sign === "-" ? -1 : 1) * (Number(euros) * 100 + Number(cents));
}

/** Reads what a merchant asks for, refusing what Mollie refuses. */
export function readWish(body: unknown): Wish {
  const given = members(body);
  const amount = readAmount(given["amount"], "amount");
  if (amount <= 0) throw new MollieError(422, "The amount is lower than the minimum", "amount");
  const { description, redirectUrl, webhookUrl = null, locale = null, metadata = null } = given;
  if (typeof description !== "string" || description === "" || description.length > 255) {
    throw new MollieError(422, "The description is invalid", "description");
  }
  if (!isAddress(redirectUrl)) {
    throw new MollieError(422, "The redirect location is invalid", "redirectUrl");
  }
  if (webhookUrl !== null && !isAddress(webhookUrl)) {
    throw new MollieError(422, "The webhook location is invalid", "webhookUrl");
  }
  if (locale !== null && (typeof locale !== "string" || !LOCALES.has(locale))) {
    throw new MollieError(422, "The locale is not supported", "locale");
  }
  return {
    amount,
    description,
    redirectUrl,
    webhookUrl,
    locale,
    methods: readMethods(given["method"]),
    metadata,
    lines: readLines(given["lines"], amount),
    billingAddress: readAddress(given["billingAddress"]),
  };
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && URL.canParse(value) && /^https?:/.test(value);
}

function readMethods(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.map((each) => {
    if (typeof each === "string" && isMethod(each)) return each;
    throw new MollieError(422, "The payment method is invalid", "method");
  });
}

function readLines(value: unknown, amount: Cents): Wish["lines"] {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new MollieError(422, "The lines are invalid", "lines");
  let sum = 0;
  const lines = (value as unknown[]).map((each, at) => {
    const line = members(each);
    sum += checkLine(line, `lines.${at}`);
    return line;
  });
  if (sum !== amount) {
    throw new MollieError(422, "The amount of the lines does not match the payment's", "lines");
  }
  return lines;
}

/** One line's total, once its own figures agree with each other. */
function checkLine(line: Members, at: string): Cents {
  const { type = "physical", description, quantity } = line;
  if (!LINE_TYPES.has(String(type))) {
    throw new MollieError(422, "The type of the line is invalid", `${at}.type`);
  }
  if (typeof description !== "string" || description === "" || description.length > 100) {
    throw new MollieError(422, "The description of the line is invalid", `${at}.description`);
  }
  if (!Number.isInteger(quantity) || Number(quantity) < 1) {
    throw new MollieError(422, "The quantity of the line is invalid", `${at}.quantity`);
  }
  const unit = readAmount(line["unitPrice"], `${at}.unitPrice`);
  const total = readAmount(line["totalAmount"], `${at}.totalAmount`);
  if (Number(quantity) * unit !== total) {
    throw new MollieError(422, "The total of the line is wrong", `${at}.totalAmount`);
  }
  if (line["vatRate"] !== undefined) checkVat(line, total, at);
  return total;
}

function checkVat(line: Members, total: Cents, at: string): void {
  const rate = Number(line["vatRate"]);
  const vat = readAmount(line["vatAmount"], `${at}.vatAmount`);
  const expected = (total * rate) / (100 + rate);
  if (!/^\d{1,2}\.\d{2}$/.test(String(line["vatRate"])) || Math.abs(vat - expected) > 1) {
    throw new MollieError(422, "The VAT amount of the line is wrong", `${at}.vatAmount`);
  }
}

function readAddress(value: unknown): Members | null {
  if (value === undefined || value === null) return null;
  const address = members(value);
  for (const name of ["streetAndNumber", "city"]) {
    if (typeof address[name] !== "string" || address[name] === "") {
      throw new MollieError(422, `The billing address lacks ${name}`, `billingAddress.${name}`);
    }
  }
  if (!/^[A-Z]{2}$/.test(String(address["country"]))) {
    throw new MollieError(422, "The country is invalid", "billingAddress.country");
  }
  return address;
}
