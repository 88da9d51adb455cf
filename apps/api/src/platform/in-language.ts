import { defaultLanguage, type Language } from "@holeshot/domain";

/** The address of a page in a language; the shop speaks its own without being asked. */
export function inLanguage(url: string, language: Language): string {
  if (language === defaultLanguage) return url;
  return `${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
}
