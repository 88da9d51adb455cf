import type { Language } from "./languages.ts";

/** What stands before a number, so that beside a size nobody takes it for another one; never broken from it. */
const numbered: Readonly<Record<Language, string>> = {
  nl: "nr.\u00a0",
  en: "No.\u00a0",
  de: "Nr.\u00a0",
  dk: "nr.\u00a0",
  fr: "nº\u00a0",
};

/** A rider as what was ordered has him; null where nobody is named. */
export type NamedRider = {
  readonly name: string | null;
  readonly number: string | null;
} | null;

/** Whose a garment is: `De Vries 47`, `De Vries`, or of a number alone `No. 47`; empty where nothing is said. */
export function riderName(rider: NamedRider, language: Language): string {
  const [name, number] = [rider?.name?.trim() ?? "", rider?.number?.trim() ?? ""];
  return name === "" && number !== "" ? numbered[language] + number : `${name} ${number}`.trim();
}
