import { defaultLanguage, type Language, languageParameters } from "@holeshot/domain";

/** The address of a page in a language; the shop speaks its own without being asked. */
export function inLanguage(url: string, language: Language): string {
  return saying(url, languageParameters.asked, language);
}

/** The same in a mail: a new device goes on in the mail's language, and one that has chosen another keeps to it. */
export function fromMail(url: string, language: Language): string {
  return saying(url, languageParameters.mailed, language);
}

function saying(url: string, parameter: string, language: Language): string {
  if (language === defaultLanguage) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${parameter}=${language}`;
}
