import { type Language, streetAndPlace } from "@holeshot/domain";
import type { Imprint } from "../../platform/mail/letter.ts";
import type { Maker } from "./catalogue.ts";
import type { Country } from "./countries.ts";

const named: Readonly<Record<Language, { readonly registration: string; readonly vat: string }>> = {
  nl: { registration: "KvK-nummer", vat: "Btw-nummer" },
  en: { registration: "Company number", vat: "VAT number" },
  de: { registration: "Handelsregisternummer", vat: "USt-IdNr." },
  dk: { registration: "Selskabsnummer", vat: "Momsnummer" },
  fr: { registration: "N° d’entreprise", vat: "N° de TVA" },
};

/** The maker as business letters name him: in the reader's language, with country, register and VAT. */
export function imprintOf(
  maker: Maker,
  countries: readonly Country[],
  language: Language,
): Imprint {
  const country = countries.find(({ code }) => code === maker.country)?.name;
  const { registration, vat } = named[language];
  return {
    name: maker.name,
    address: [...streetAndPlace(maker), country ?? maker.country.toUpperCase()].join(", "),
    numbers: [`${registration} ${maker.registration}`, `${vat} ${maker.vat_id}`],
    email: maker.email,
    phone: maker.phone,
    hours: maker.hours[language],
  };
}
