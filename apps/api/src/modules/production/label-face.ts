import { readFile } from "node:fs/promises";
import { createFontShaper, type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
import { spareFile } from "../../platform/spare-face.ts";
import { LABEL_FACE } from "./ticket-page.ts";

/**
 * The face of the labels on cut pieces, as outlines: that of the papers, and for a line in Greek or Cyrillic letters the one that
 * stands in for it there. What neither has stands as a question mark, and what only the other one has in the same line, too.
 */
export async function labelFace(): Promise<FontShaper> {
  const harfbuzz = await loadHarfBuzz();
  const [own, spare] = await Promise.all(
    [LABEL_FACE, spareFile("strong")].map(async (file) =>
      createFontShaper(harfbuzz, await readFile(file)),
    ),
  );
  if (!own || !spare) throw new Error("a label has no face");
  const lacking = (face: FontShaper, line: string): number =>
    [...line].filter((letter) => !face.has(letter)).length;
  return {
    has: (letter) => own.has(letter) || spare.has(letter),
    shape: (line, ligatures) => {
      const face = lacking(spare, line) < lacking(own, line) ? spare : own;
      const shown = [...line].map((letter) => (face.has(letter) ? letter : "?")).join("");
      return face.shape(shown, ligatures);
    },
  };
}
