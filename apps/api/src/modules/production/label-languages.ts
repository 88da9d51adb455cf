import type { CountryCode, Language } from "@holeshot/domain";

/** Countries that have other languages than English among the shop's own. */
const spoken: Readonly<Record<CountryCode, readonly [Language, ...Language[]]>> = {
  nl: ["nl"],
  be: ["nl", "fr", "de"],
  de: ["de"],
  at: ["de"],
  ch: ["de", "fr"],
  li: ["de"],
  lu: ["fr", "de"],
  dk: ["dk"],
  fr: ["fr"],
  mc: ["fr"],
};

/** What is sewn in is read where the garment goes: its country's languages, as far as the shop speaks them, else English. */
export function labelLanguages(country: CountryCode): readonly [Language, ...Language[]] {
  return spoken[country] ?? ["en"];
}
