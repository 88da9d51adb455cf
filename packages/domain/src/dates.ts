import type { Language } from "./languages.ts";

/** A date that Intl has written, with the first of a month as people write it: `1er décembre`. */
export function withFirst(date: string, language: Language): string {
  return language === "fr" ? date.replace(/\b1(?= \p{L})/u, "1er") : date;
}
