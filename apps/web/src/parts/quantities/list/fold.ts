const letters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe" };

/** Small letters without their marks, so that Größe, GRÖSSE and grosse are one word. */
export function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’`´]/g, "");
  return bare.replaceAll(/[ßøæœ]/g, (letter) => letters[letter] ?? letter);
}

/** Only letters and digits, folded. */
export function plain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The words and numbers of a text, folded; 10jr is two of them. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}
