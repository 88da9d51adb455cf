import { type Language, languageTags } from "@holeshot/domain";
import type { Imprint, Letter, LetterRow } from "./letter.ts";
import { type Form, type LetterForms, letterForms } from "./letter-forms.ts";
import { plainText } from "./plain-text.ts";
import { shownPreview } from "./preview.ts";
import { numbersApart } from "./text-parts.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
  "\0": "",
};

/** A letter as it goes out: both bodies say the same. */
export interface DressedMail {
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Puts a letter in the shop's dress: mark, content, and at the foot why its reader gets it and who writes. */
export async function dressLetter(
  letter: Letter,
  language: Language,
  imprint: Imprint,
): Promise<DressedMail> {
  const html = htmlOf(letter, { language, imprint, forms: await letterForms() });
  return { language, subject: letter.subject, html, text: plainText(letter, language, imprint) };
}

interface Dress {
  readonly language: Language;
  readonly imprint: Imprint;
  readonly forms: LetterForms;
}

function htmlOf(letter: Letter, { language, imprint, forms }: Dress): string {
  const { preview, padding } = shownPreview(letter.preview);
  const body = [
    ...letter.paragraphs.map((text) => join(forms.paragraph, [numbersWhole(text, forms)])),
    ...(letter.pictures ?? []).map(({ url, alt, picture, title, note }) =>
      fill(forms.picture, url, alt, picture, title, note),
    ),
    ...(letter.rows ?? []).map((row) => rowHtml(row, forms)),
    ...(letter.action ? [fill(forms.action, letter.action.url, letter.action.label)] : []),
    ...(letter.aside ? [fill(forms.aside, letter.aside.url, letter.aside.label)] : []),
  ];
  const closing = (letter.closing ?? []).map((text) => fill(forms.closing, text));
  const frame = forms.frames[languageTags[language]] ?? [];
  return join(frame, [
    ...[letter.subject, preview, padding, letter.heading].map(escape),
    body.join(""),
    closing.length > 0 ? forms.rule.join("") + closing.join("") : "",
    (letter.why === undefined ? "" : fill(forms.why, letter.why)) + imprintHtml(imprint, forms),
  ]);
}

function imprintHtml(imprint: Imprint, forms: LetterForms): string {
  const { name, address, numbers, email, phone, hours } = imprint;
  const kept = numbers.map((number) => fill(forms.whole, number)).join("<br/>");
  return join(forms.imprint, [
    ...[name, address].map(escape),
    kept,
    ...[email, email, phone.replaceAll(/[^\d+]/g, ""), phone, hours].map(escape),
  ]);
}

function numbersWhole(text: string, { whole }: LetterForms): string {
  return numbersApart(text)
    .map((part) => (part.apart ? fill(whole, part.text) : escape(part.text)))
    .join("");
}

function rowHtml({ label, note, value, strong, apart }: LetterRow, forms: LetterForms): string {
  const { rows, rowRule } = forms;
  const row = note
    ? fill(strong ? rows.strongNoted : rows.noted, label, note, value)
    : fill(strong ? rows.strong : rows.plain, label, value);
  return (apart ? rowRule.join("") : "") + row;
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
