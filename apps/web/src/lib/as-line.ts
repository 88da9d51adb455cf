/**
 * Words as they stand in one line: without what paste brings along unseen and a name cannot hold, such as marks of the
 * direction of reading, soft hyphens and line breaks. Joiners stay, for emoji are made with them.
 */
export function asLine(words: string): string {
  return words
    .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/[\p{Cc}\p{Zs}\s]+/gu, " ")
    .trim();
}
