import type { Language } from "@holeshot/domain";
import type { Imprint, Letter, LetterRow } from "./letter.ts";

/** A letter for whoever reads no HTML: the same words in the same order, and addresses as they are. */
export function plainText(letter: Letter, language: Language, imprint: Imprint): string {
  // French sets a space before it.
  const colon = language === "fr" ? "\u00a0:" : ":";
  const { action } = letter;
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.pictures ?? []).map(({ title, note }) => `${title}\n${note}`),
    (letter.rows ?? []).map((row) => rowText(row, colon)).join("\n"),
    action ? `${action.label}${colon}\n${action.url}` : "",
    ...(letter.closing ?? []),
    // What stands below two dashes and a space, mail programs leave out of an answer.
    ["-- ", ...(letter.why === undefined ? [] : [letter.why, ""]), ...imprintLines(imprint)].join(
      "\n",
    ),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function rowText({ label, note, value }: LetterRow, colon: string): string {
  const named = note ? `${label} (${note})` : label;
  return value === "" ? named : `${named}${colon} ${value}`;
}

function imprintLines({ name, address, numbers, email, phone, hours }: Imprint): readonly string[] {
  return [name, address, ...numbers, email, `${phone} (${hours})`];
}
