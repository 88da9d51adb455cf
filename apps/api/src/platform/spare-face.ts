import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

const FILES = {
  regular: {
    own: "@expo-google-fonts/saira/400Regular/Saira_400Regular.ttf",
    spare:
      "@expo-google-fonts/sofia-sans-extra-condensed/400Regular/SofiaSansExtraCondensed_400Regular.ttf",
  },
  strong: {
    own: "@expo-google-fonts/saira/600SemiBold/Saira_600SemiBold.ttf",
    spare:
      "@expo-google-fonts/sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold.ttf",
  },
} as const;

type Weight = keyof typeof FILES;
type Method = "font" | "text" | "widthOfString" | "heightOfString";
/** The writer's methods, which take a text and more or less beside it. */
type Writer = Record<Method, (first: unknown, ...more: unknown[]) => unknown>;

/** What the papers' own face has for sure: Latin letters with all that stands on them. */
const plain = /^[\n -~\u00a0-\u017f]*$/;
const opened = new Map<string, Font>();

/**
 * Names and addresses in Greek or Cyrillic letters, which the face of papers lacks: a text of which that face has not all
 * letters is set in another that lacks fewer, whole, so that no word changes its face within. A paper without such
 * letters holds no other face and stays as it is, to the byte.
 * @param pdf with its faces registered as `regular` and `strong`.
 */
export function withSpareFace<Pdf extends PDFKit.PDFDocument>(pdf: Pdf): Pdf {
  const writer = pdf as unknown as Writer;
  const { font, text, widthOfString, heightOfString } = writer;
  const plainly = { text, widthOfString, heightOfString };
  let current: unknown;
  for (const [weight, { spare }] of Object.entries(FILES))
    pdf.registerFont(inSpare(weight), file(spare));
  writer.font = (first, ...more) => {
    current = first;
    return font.call(pdf, first, ...more);
  };
  for (const [name, does] of Object.entries(plainly)) {
    writer[name as Method] = (first, ...more) => {
      const set = () => does.call(pdf, first, ...more);
      if (!isWeight(current) || !isBetterInSpare(current, String(first))) return set();
      const before = current;
      writer.font(inSpare(before));
      try {
        return set();
      } finally {
        writer.font(before);
      }
    };
  }
  return pdf;
}

function inSpare(weight: string): string {
  return `${weight}, spare`;
}

function isWeight(name: unknown): name is Weight {
  return name === "regular" || name === "strong";
}

function isBetterInSpare(weight: Weight, text: string): boolean {
  if (plain.test(text)) return false;
  const { own, spare } = FILES[weight];
  const lacking = lettersLacking(own, text);
  return lacking > 0 && lettersLacking(spare, text) < lacking;
}

function lettersLacking(name: string, text: string): number {
  const face = opened.get(name) ?? openSync(file(name));
  opened.set(name, face);
  const isThere = (letter: string) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text].filter((letter) => letter >= " " && !isThere(letter)).length;
}

/** Where the face lies that stands in for the papers' own. */
export function spareFile(weight: Weight): string {
  return file(FILES[weight].spare);
}

function file(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}
