import { countryCodes, type Language, languages, languageTags } from "@holeshot/domain";
import type { Catalogue } from "./catalogue.ts";

export interface Country {
  /** Two letters, lower case. */
  readonly code: string;
  readonly name: string;
}

type Countries = Pick<Catalogue, "countryNames" | "countriesLeftOut">;

/** All countries in every language, each list in that language's own order. */
export function countryLists(catalogue: Countries): Readonly<Record<Language, readonly Country[]>> {
  const lists = languages.map((language) => [language, countriesIn(catalogue, language)] as const);
  return Object.fromEntries(lists) as Record<Language, readonly Country[]>;
}

function countriesIn(catalogue: Countries, language: Language): readonly Country[] {
  const tag = languageTags[language];
  const order = new Intl.Collator(tag);
  // The names of Unicode's CLDR, as people say them: "Duitsland", not "Bondsrepubliek Duitsland".
  const common = new Intl.DisplayNames([tag], { type: "region" });
  return countryCodes
    .filter((code) => !catalogue.countriesLeftOut.has(code))
    .map((code) => {
      const own = catalogue.countryNames[code]?.[language];
      return { code, name: own ?? common.of(code.toUpperCase()) ?? code.toUpperCase() };
    })
    .sort((a, b) => order.compare(a.name, b.name));
}
