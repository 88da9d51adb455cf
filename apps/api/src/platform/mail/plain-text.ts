import type { Language } from "@holeshot/domain";
import type { Imprint, Letter, LetterRow } from "./letter.ts";

/** A letter for whoever reads no HTML: the same words in the same order, and addresses as they are. */
export function plainText(letter: Letter, language: Language, imprint: Imprint): string {
  // French sets a space before it.
  const colon = language === "fr" ? "\u00a0:" : ":";
  const linked = [letter.action, letter.aside].flatMap((link) =>
    link ? [`${link.label}${colon}\n${link.url}`] : [],
  );
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.pictures ?? []).map(({ title, note }) => `${title}\n${note}`),
    (letter.rows ?? []).map((row, at) => rowText(row, colon, at)).join("\n"),
    ...linked,
    ...(letter.closing ?? []),
    // What stands below two dashes and a space, mail programs leave out of an answer.
    ["-- ", ...(letter.why === undefined ? [] : [letter.why, ""]), ...imprintLines(imprint)].join(
      "\n",
    ),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function rowText({ label, note, value, apart }: LetterRow, colon: string, at: number): string {
  const named = note ? `${label} (${note})` : label;
  const row = value === "" ? named : `${named}${colon} ${value}`;
  return apart && at > 0 ? `\n${row}` : row;
}

function imprintLines({ name, address, numbers, email, phone, hours }: Imprint): readonly string[] {
  return [name, address, ...numbers, email, `${phone} (${hours})`];
}
