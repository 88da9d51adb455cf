import { languageTags } from "@holeshot/domain";
import { type Form, type LetterForms, letterForms } from "./letter-forms.ts";
import { addressesApart, type Letter, type LetterRow, numbersApart } from "./letter-parts.ts";
import type { WrittenMail } from "./mail.ts";

/** Characters of a preview that mail programs show. */
const PREVIEW = 200;
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
  "\0": "",
};

/** Writes a letter. */
export async function writeLetter(letter: Letter): Promise<WrittenMail> {
  const { subject } = letter;
  return { subject, html: htmlOf(letter, await letterForms()), text: plainText(letter) };
}

function htmlOf(letter: Letter, forms: LetterForms): string {
  const preview = letter.preview.slice(0, PREVIEW);
  const rest = PREVIEW - preview.length;
  const body = [
    ...letter.paragraphs.map((text) => join(forms.paragraph, [numbersWhole(text, forms)])),
    ...(letter.pictures ?? []).map(({ url, alt, picture, title, note }) =>
      fill(forms.picture, url, alt, picture, title, note),
    ),
    ...(letter.rows ?? []).map((row) => rowHtml(row, forms)),
    ...(letter.action ? [fill(forms.action, letter.action.url, letter.action.label)] : []),
  ];
  const closing = (letter.closing ?? []).map((text) =>
    join(forms.closing, [addressesLinked(text, forms)]),
  );
  const frame = forms.frames[languageTags[letter.language]] ?? [];
  return join(frame, [
    ...[preview, preview].map(escape),
    rest > 0 ? `<div>${forms.padding.repeat(rest)}</div>` : "",
    escape(letter.heading),
    body.join(""),
    closing.join(""),
  ]);
}

function numbersWhole(text: string, { whole }: LetterForms): string {
  return numbersApart(text)
    .map((part) => (part.apart ? fill(whole, part.text) : escape(part.text)))
    .join("");
}

/** Closings are the shop's own words: an address in them is the shop's, too. */
function addressesLinked(text: string, { link }: LetterForms): string {
  return addressesApart(text)
    .map((part) => (part.apart ? fill(link, part.text, part.text) : escape(part.text)))
    .join("");
}

function rowHtml({ label, note, value, strong }: LetterRow, { rows }: LetterForms): string {
  if (note) return fill(strong ? rows.strongNoted : rows.noted, label, note, value);
  return fill(strong ? rows.strong : rows.plain, label, value);
}

function fill(form: Form, ...values: readonly string[]): string {
  return join(form, values.map(escape));
}

function join(form: Form, html: readonly string[]): string {
  return form.map((piece, at) => piece + (html[at] ?? "")).join("");
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"'\0]/g, (letter) => ESCAPES[letter] ?? letter);
}

function plainText(letter: Letter): string {
  // French sets a space before it.
  const colon = letter.language === "fr" ? "\u00a0:" : ":";
  const rows = (letter.rows ?? []).map((row) =>
    [row.note ? `${row.label} (${row.note})` : row.label, row.value]
      .filter(Boolean)
      .join(`${colon} `),
  );
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.pictures ?? []).map(({ title, note }) => `${title}\n${note}`),
    ...(rows.length > 0 ? [rows.join("\n")] : []),
    ...(letter.action ? [`${letter.action.label}${colon}\n${letter.action.url}`] : []),
    ...(letter.closing ?? []),
    "Holeshot",
  ];
  return `${parts.join("\n\n")}\n`;
}
