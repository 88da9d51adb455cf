import { countryCodes, type Language, languages, languageTags } from "@holeshot/domain";
import countryNames from "i18n-iso-countries";
import da from "i18n-iso-countries/langs/da.json" with { type: "json" };
import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import en from "i18n-iso-countries/langs/en.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import nl from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";

for (const locale of [nl, en, de, da, fr]) countryNames.registerLocale(locale);

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
  return countryCodes
    .filter((code) => !catalogue.countriesLeftOut.has(code))
    .map((code) => {
      const common = countryNames.getName(code.toUpperCase(), tag, { select: "official" });
      return {
        code,
        name: catalogue.countryNames[code]?.[language] ?? common ?? code.toUpperCase(),
      };
    })
    .sort((a, b) => order.compare(a.name, b.name));
}
