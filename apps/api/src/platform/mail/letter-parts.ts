import type { Language } from "@holeshot/domain";

/** One line of a small table: a label left, an amount right. */
export interface LetterRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** A picture beside its words, which say the same to who sees no pictures. */
export interface LetterPicture {
  readonly title: string;
  readonly note: string;
  /** Whole addresses: of the picture, and of the page that it leads to. */
  readonly picture: string;
  readonly url: string;
  readonly alt: string;
}

/** A mail in the shop's dress, said in parts; HTML and plain text are made from the same parts. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly pictures?: readonly LetterPicture[];
  readonly rows?: readonly LetterRow[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing?: readonly string[];
}

/** A piece of a text; `apart` for what is set otherwise than the words around it. */
interface TextPart {
  readonly text: string;
  readonly apart: boolean;
}

// With a group each, so that splitting keeps what they find.
const ADDRESS = /(https?:\/\/[^\s<>"]*[\w/=-])/;
const ORDER_NUMBER = /\b([A-Z]+-\d{4}-\d+)\b/;

function partsBy(found: RegExp, text: string): readonly TextPart[] {
  return text
    .split(found)
    .map((part, index) => ({ text: part, apart: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** A text in parts, addresses apart. */
export function addressesApart(text: string): readonly TextPart[] {
  return partsBy(ADDRESS, text);
}

/** A text in parts, orders' numbers apart: `HS-2026-000123` stays on one line, and would break at its hyphens. */
export function numbersApart(text: string): readonly TextPart[] {
  return partsBy(ORDER_NUMBER, text);
}
