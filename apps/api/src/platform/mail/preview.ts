/** A sentence of the letter as mail programs show it beside the subject: there it stands alone, and so begins with a capital. */
export function previewOf(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** Characters of a preview that mail programs show. */
const SHOWN = 200;
/** Shows nothing, and takes the place of a character. */
const NOTHING = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/** What mail programs show beside the subject, and what keeps them from going on with the letter. */
export function shownPreview(preview: string): {
  readonly preview: string;
  readonly padding: string;
} {
  const shown = preview.slice(0, SHOWN);
  return { preview: shown, padding: NOTHING.repeat(SHOWN - shown.length) };
}
