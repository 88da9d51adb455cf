import { euCountries } from "../countries.ts";

/**
 * The forms of VAT ids by country, without the two letters in front; Greece writes EL. They check
 * form, not existence. Source: the Commission's list of national formats (VIES FAQ).
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  at: /^U\d{8}$/,
  be: /^[01]\d{9}$/,
  bg: /^\d{9,10}$/,
  cy: /^\d{8}[A-Z]$/,
  cz: /^\d{8,10}$/,
  de: /^\d{9}$/,
  dk: /^\d{8}$/,
  ee: /^\d{9}$/,
  es: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  fi: /^\d{8}$/,
  fr: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  gr: /^\d{9}$/,
  hr: /^\d{11}$/,
  hu: /^\d{8}$/,
  ie: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  it: /^\d{11}$/,
  lt: /^(?:\d{9}|\d{12})$/,
  lu: /^\d{8}$/,
  lv: /^\d{11}$/,
  mt: /^\d{8}$/,
  nl: /^[\dA-Z+*]{9}B[\dA-Z+*]{2}$/,
  pl: /^\d{10}$/,
  pt: /^\d{9}$/,
  ro: /^[1-9]\d{1,9}$/,
  se: /^\d{10}01$/,
  si: /^\d{8}$/,
  sk: /^\d{10}$/,
};

/**
 * Whether what was typed will do as a VAT id for goods that go there: empty for a private customer,
 * and any text outside the EU, where it changes nothing.
 */
export function acceptsVatId(destination: string, typed: string): boolean {
  return typed.trim() === "" || !euCountries.has(destination) || checkVatId(typed) !== null;
}

/** A VAT id of the right form: `country` in two lowercase letters, `id` as it is printed. */
export interface VatId {
  readonly country: string;
  readonly id: string;
}

/**
 * Reads a VAT id as people type it (spaces, dots, dashes, any case) and returns it in its printed
 * form, or null when it has not the form of any member state.
 */
export function checkVatId(typed: string): VatId | null {
  const id = typed.toUpperCase().replaceAll(/[\s.-]/g, "");
  const prefix = id.slice(0, 2).toLowerCase();
  const country = prefix === "el" ? "gr" : prefix === "gr" ? "" : prefix;
  const form = FORMS[country];
  return form?.test(id.slice(2)) ? { country, id } : null;
}
