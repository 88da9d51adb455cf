import { type Language, languageTags } from "@holeshot/domain";
import type { WrittenMail } from "./mail.ts";

/** One line of a small table: a label left, an amount right. */
export interface LetterRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** A mail in the shop's dress, said in parts; HTML and plain text are made from the same parts. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly LetterRow[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing?: readonly string[];
}

/** Writes a letter. The renderer is loaded at the first mail: a server that only answers never needs it. */
export async function writeLetter(letter: Letter): Promise<WrittenMail> {
  const [{ render }, { letterElement }] = await Promise.all([
    import("react-email"),
    import("./letter-element.ts"),
  ]);
  const element = letterElement(letter, languageTags[letter.language]);
  const html = await render(element);
  return { subject: letter.subject, html, text: plainText(letter) };
}

function plainText(letter: Letter): string {
  const rows = (letter.rows ?? []).map((row) =>
    [row.note ? `${row.label} (${row.note})` : row.label, row.value].join(": "),
  );
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(rows.length > 0 ? [rows.join("\n")] : []),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...(letter.closing ?? []),
    "Holeshot",
  ];
  return `${parts.join("\n\n")}\n`;
}
