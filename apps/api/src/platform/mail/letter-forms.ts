import { readFile } from "node:fs/promises";

/** Pieces of HTML; between each two of them stands a value. */
export type Form = readonly string[];

/**
 * What React Email makes of each part of a letter, rendered once and kept as a file (`npm run letters`): rendering
 * cost a mail 10 ms, and loading the renderer 50 MB.
 */
export interface LetterForms {
  /** By language tag. Between: preview, preview, padding of the preview, heading, body, closing. */
  readonly frames: Readonly<Record<string, Form>>;
  /** Fills up the preview, or mail programs show what comes after it. */
  readonly padding: string;
  readonly paragraph: Form;
  /** What keeps an order's number on one line. */
  readonly whole: Form;
  readonly closing: Form;
  /** In a closing. Between: address, and once more. */
  readonly link: Form;
  /** Between: address, label. */
  readonly action: Form;
  /** Between: address of the page, what the picture shows, its address, title, note. */
  readonly picture: Form;
  /** Between: label, value; those with a note: label, note, value. */
  readonly rows: {
    readonly plain: Form;
    readonly noted: Form;
    readonly strong: Form;
    readonly strongNoted: Form;
  };
}

export const letterFormsFile = new URL("./letter-forms.json", import.meta.url);

let forms: Promise<LetterForms> | undefined;

/** Read at the first mail. */
export function letterForms(): Promise<LetterForms> {
  forms ??= readFile(letterFormsFile, "utf8").then((text) => JSON.parse(text) as LetterForms);
  return forms;
}
