import type { Language } from "./languages.ts";

/** A whole number of euro cents. Amounts on the wire, in the database and in code are all this. */
export type Cents = number;

/** Whether a value is an amount: a whole, safe number. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/**
 * The one rounding of the shop: `numerator ÷ denominator` to the nearest whole number, a half goes
 * up (towards +∞). Exact, because it never divides before it knows the remainder:
 * 12.5 % of an amount is `roundHalfUp(amount * 125, 1000)`.
 *
 * @throws RangeError if a part is not a safe whole number or the denominator is not positive.
 */
export function roundHalfUp(numerator: number, denominator: number): Cents {
  if (!isCents(numerator) || !isCents(denominator) || denominator <= 0) {
    throw new RangeError(`roundHalfUp(${numerator}, ${denominator}) needs whole numbers`);
  }
  const cut = numerator % denominator;
  const remainder = cut < 0 ? cut + denominator : cut;
  const floor = (numerator - remainder) / denominator;
  // `+ 0` turns -0 into 0, which JSON and strict comparison would tell apart.
  return (remainder >= denominator - remainder ? floor + 1 : floor) + 0;
}

interface MoneyStyle {
  readonly group: string;
  readonly point: string;
  readonly before: string;
  readonly after: string;
}

const noBreak = "\u00a0";
const thinNoBreak = "\u202f";

// Written out, not Intl: browser, server, mail and PDF must show the same characters.
const styles: Readonly<Record<Language, MoneyStyle>> = {
  nl: { group: ".", point: ",", before: `€${noBreak}`, after: "" },
  en: { group: ",", point: ".", before: "€", after: "" },
  de: { group: ".", point: ",", before: "", after: `${noBreak}€` },
  dk: { group: ".", point: ",", before: "", after: `${noBreak}€` },
  fr: { group: thinNoBreak, point: ",", before: "", after: `${noBreak}€` },
};

/**
 * An amount as text: nl `€ 677,16`, en `€677.16`, de, dk and fr `677,16 €`; groups of three
 * digits, no-break spaces, a true minus sign in front.
 */
export function formatMoney(amount: Cents, language: Language): string {
  const style = styles[language];
  const sign = amount < 0 ? "−" : "";
  return `${sign}${style.before}${formatDigits(amount, style)}${style.after}`;
}

/** An amount without its currency, for columns whose head names the currency: `677,16`. */
export function formatAmount(amount: Cents, language: Language): string {
  return `${amount < 0 ? "−" : ""}${formatDigits(amount, styles[language])}`;
}

function formatDigits(amount: Cents, style: MoneyStyle): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, style.group);
  return `${whole}${style.point}${digits.slice(-2)}`;
}
