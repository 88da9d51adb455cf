import { type FontShaper, missingCharacters } from "@holeshot/artwork";
import type { Translate } from "../../lib/i18n/translator.ts";

/** What the faces of some words cannot draw of them. */
export interface MissingLetters {
  /** Empty while only the cart has said so. */
  readonly characters: readonly string[];
  /** By their names. */
  readonly faces: readonly string[];
  /** A face of the shop that has all that is written there; null where none has. */
  readonly other: string | null;
}

/** The shop's faces, as far as they are here. */
export interface Faces {
  /** In its order. Those that are here are offered for letters that another lacks. */
  readonly faces: readonly { readonly id: string; readonly name: string }[];
  readonly font: (id: string) => FontShaper | undefined;
}

/** What cannot be drawn of words in their faces; null where all can. A face that is not here yet lacks nothing. */
export function missingLetters(
  { faces, font }: Faces,
  words: readonly { readonly text: string; readonly font: string }[],
): MissingLetters | null {
  const lacking = (text: string, id: string): readonly string[] | undefined => {
    const shaper = font(id);
    return shaper && missingCharacters(text, shaper);
  };
  const found = words.map((one) => ({ ...one, lacks: lacking(one.text, one.font) ?? [] }));
  const bad = found.filter(({ lacks }) => lacks.length > 0);
  if (bad.length === 0) return null;
  const text = bad.map((one) => one.text).join("\n");
  return {
    characters: [...new Set(bad.flatMap(({ lacks }) => lacks))],
    faces: faces.filter(({ id }) => bad.some((one) => one.font === id)).map(({ name }) => name),
    other: faces.find(({ id }) => lacking(text, id)?.length === 0)?.name ?? null,
  };
}

/** Which letters are missing, and what to do. */
export function lettersText(t: Translate, { characters, faces, other }: MissingLetters): string {
  // Kept apart from the sentence: letters that are read from the right would turn it around.
  const letters = `\u2068${characters.join(" ")}\u2069`;
  const said = { font: faces.join(", "), characters: letters };
  return other === null
    ? t("letters.missing", said)
    : t("letters.missing_elsewhere", { ...said, other });
}
