import { readFile } from "node:fs/promises";

/** Pieces of HTML; between each two of them stands a value. */
export type Form = readonly string[];

/**
 * What React Email makes of each part of a letter, rendered once and kept as a file (`npm run letters`): rendering
 * cost a mail 10 ms, and loading the renderer 50 MB.
 */
export interface LetterForms {
  /** By language tag. Between: subject, preview, padding of the preview, heading, body, closing, foot. */
  readonly frames: Readonly<Record<string, Form>>;
  readonly paragraph: Form;
  /** What keeps an order's number on one line. */
  readonly whole: Form;
  /** Between the letter and what stands smaller below it. */
  readonly rule: Form;
  readonly closing: Form;
  readonly why: Form;
  /** Between: name, address, numbers, address of mail twice, number to dial, telephone, hours. */
  readonly imprint: Form;
  /** Between: address, label. */
  readonly action: Form;
  readonly aside: Form;
  /** Between: address of the page, what the picture shows, its address, title, note. */
  readonly picture: Form;
  /** Above the first row of a group. */
  readonly rowRule: Form;
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
