/**
 * Words without what paste brings along unseen, such as marks of the direction of reading and soft hyphens: fields and
 * lists would read another way round than the cloth. Joiners stay, for emoji are made with them.
 */
export function withoutUnseen(words: string): string {
  return words.replaceAll(
    /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
    "",
  );
}

/** Words as they stand in one line, as a name can hold them: nothing unseen, and no line breaks. */
export function asLine(words: string): string {
  return withoutUnseen(words)
    .replaceAll(/[\p{Cc}\p{Zs}\s]+/gu, " ")
    .trim();
}
