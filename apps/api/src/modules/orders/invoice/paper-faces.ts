import { fileURLToPath } from "node:url";
import { type Font, type GlyphRun, openSync } from "fontkit";
import { createRecent } from "../../../platform/recent.ts";

const FILES = {
  regular: "@expo-google-fonts/saira/400Regular/Saira_400Regular.ttf",
  strong: "@expo-google-fonts/saira/600SemiBold/Saira_600SemiBold.ttf",
};
/** Letters in one glyph that have a character of their own, too. */
const JOINED = "\ufb00\ufb01\ufb02\ufb03\ufb04\ufb05\ufb06";
/** Words of papers come again: headings, months, the shop's own name. */
const WORDS_KEPT = 1000;

const opened = new Map<string, PDFKit.Mixins.PDFFontSource>();

/**
 * A face that papers are set in, opened once a process: opening it and reading its tables took four times as long as
 * the whole paper does. What is kept does not depend on which paper came first: the same order gives the same bytes.
 */
export function paperFace(name: keyof typeof FILES): PDFKit.Mixins.PDFFontSource {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(fileURLToPath(import.meta.resolve(FILES[name])));
  // A glyph remembers the letters it was first asked for by, and papers are searched by them: those of "fi" are two.
  for (const joined of JOINED) font.layout(joined.normalize("NFKD"));
  // The writer takes an open face, which its types do not say.
  const face = rememberWords(font) as unknown as Uint8Array;
  opened.set(name, face);
  return face;
}

function rememberWords(font: Font): Font {
  const words = createRecent<GlyphRun>(WORDS_KEPT);
  return Object.create(font, {
    layout: {
      value: (text: string, features?: readonly string[]) =>
        features ? font.layout(text, features) : ownRun(words.keep(text, () => font.layout(text))),
    },
  }) as Font;
}

/** Whoever sets a word scales its positions in place. */
function ownRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(run) as GlyphRun, { positions });
}
