import { languageTags } from "@holeshot/domain";
import type { Letter } from "./letter-parts.ts";
import type { WrittenMail } from "./mail.ts";

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
    [row.note ? `${row.label} (${row.note})` : row.label, row.value].filter(Boolean).join(": "),
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
