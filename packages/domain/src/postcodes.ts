/**
 * What a postcode looks like, by country; upper case and trimmed. Form only, not existence.
 * Source: docs, facts on postcodes, with 39 good and 25 bad examples. Other countries: any text.
 */
export const postcodes: Readonly<Record<string, RegExp>> = {
  nl: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/,
  be: /^[1-9]\d{3}$/,
  de: /^(?:0[1-9]|[1-9]\d)\d{3}$/,
  lu: /^(?:L-?)?[1-9]\d{3}$/,
  fr: /^(?:0[1-9]|[1-8]\d|9[0-58])\d{3}$|^97[1-8]\d{2}$/,
  dk: /^(?:DK-?)?(?!0000)\d{4}$/,
  gb: /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRVWXY]?) ?\d[ABD-HJLNP-UW-Z]{2})$/,
  ch: /^[1-9]\d{3}$/,
  no: /^(?!0000)\d{4}$/,
  at: /^[1-9]\d{3}$/,
  it: /^\d{5}$/,
  es: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  pl: /^\d{2}-\d{3}$/,
  se: /^(?:SE-?)?[1-9]\d{2} ?\d{2}$/,
  fi: /^(?!00000)\d{5}$/,
};

/** Whether a postcode has the form its country uses; case and outer spaces do not matter. */
export function isPostcode(country: string, postcode: string): boolean {
  // A country as somebody typed it may be a name that every object inherits.
  const form = Object.hasOwn(postcodes, country) ? postcodes[country] : undefined;
  return form === undefined || form.test(postcode.trim().toUpperCase());
}

/** One that fits, for each country whose form is known: what a wrong one is told to look like. */
export const postcodeExamples: Readonly<Record<string, string>> = {
  nl: "1234 AB",
  be: "1000",
  de: "10115",
  lu: "L-1009",
  fr: "75001",
  dk: "2100",
  gb: "SW1A 1AA",
  ch: "8001",
  no: "0150",
  at: "1010",
  it: "00118",
  es: "28001",
  pl: "00-950",
  se: "114 55",
  fi: "00100",
};
