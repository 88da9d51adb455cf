import { createFontShaper, loadHarfBuzz, missingCharacters } from "@holeshot/artwork";
import * as fc from "fast-check";
import { type Font, openSync } from "fontkit";
import { expect, it } from "vitest";
import { loadCatalogue } from "../files/load.ts";
import { catalogueFolder } from "../shop.ts";
import { faceBytes, packageFile } from "./face-files.ts";

const { fonts } = loadCatalogue(catalogueFolder);

/** What looks the same and is written by phones, word processors and other keyboards. */
const looksLike: Readonly<Record<string, string>> = {
  "‐": "-",
  "‑": "-",
  "−": "-",
  ʼ: "’",
  "′": "’",
  ĳ: "ij",
  Ĳ: "IJ",
  "４": "4",
  Ａ: "A",
};

/** Whether any way of writing a character with its accents is in the files of a face as they were published. */
function isInFiles(files: readonly Font[], grapheme: string): boolean {
  const has = (text: string): boolean =>
    [...text].every(
      (one) =>
        /\p{Default_Ignorable_Code_Point}|\p{Zs}/u.test(one) ||
        files.some((file) => file.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
    );
  const [base = "", ...marks] = [...grapheme.normalize("NFD")];
  const halfway = marks.map((_, at) => {
    const composed = (base + marks.slice(0, at + 1).join("")).normalize("NFC");
    return composed + marks.slice(at + 1).join("");
  });
  const ways = [grapheme, grapheme.normalize("NFC"), grapheme.normalize("NFD"), ...halfway];
  return [...ways, looksLike[grapheme] ?? grapheme].some(has);
}

function between(first: number, last: number): fc.Arbitrary<string> {
  return fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));
}

/** One character as a reader counts them, of all the kinds that people put into names. */
const graphemes = fc.oneof(
  { arbitrary: between(0x20, 0x7e), weight: 4 },
  between(0xa0, 0x24f),
  between(0x1e00, 0x1eff),
  between(0x384, 0x3ce).filter((one) => /\p{L}/u.test(one)),
  between(0x400, 0x481),
  between(0x5d0, 0x5ea),
  between(0x621, 0x63a),
  between(0x660, 0x669),
  between(0x4e00, 0x4eff),
  between(0xac00, 0xacff),
  between(0xe01, 0xe2e),
  fc.constantFrom(...Object.keys(looksLike), "–", "’", "‘", "“", "”", "„", "…", "•"),
  fc.constantFrom("🏁", "❤️", "👍🏽", "👨‍👩‍👧", "🇳🇱", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  fc.constantFrom("\u00a0", "\u202f", "\u2009", "\u3000"),
  fc
    .tuple(
      fc.constantFrom(..."AEIOUaeiouCNSZcnszqxY"),
      fc.constantFrom(..."\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327\u0328"),
    )
    .map(([letter, accent]) => letter + accent),
);

/** What nobody sees, put between them. */
const unseen = fc.constantFrom("", "", "", "\u00ad", "\u200e", "\u200f", "\u2060", "\ufeff");

it.each(fonts.map((face) => [face.id, face] as const))(
  "%s lacks what is in none of its files, each letter with its accents, and nothing else",
  async (_, face) => {
    const shaper = createFontShaper(await loadHarfBuzz(), new Uint8Array(await faceBytes(face)));
    const files = face.files.map((file) => openSync(packageFile(face.package, file) ?? file));
    const texts = fc.array(fc.tuple(graphemes, unseen), { minLength: 1, maxLength: 12 });
    let lacking = 0;
    fc.assert(
      fc.property(texts, (parts) => {
        // A space between them, so that none joins its neighbour.
        const text = parts.map(([grapheme, other]) => `${other}${grapheme}`).join(" ");
        const wanted = parts
          .map(([grapheme]) => grapheme)
          .filter((one) => !isInFiles(files, one))
          .map((one) => one.normalize("NFC"));
        expect(missingCharacters(text, shaper), JSON.stringify(text)).toEqual([...new Set(wanted)]);
        if (wanted.length > 0) lacking += 1;
      }),
      { numRuns: 300 },
    );
    expect(lacking).toBeGreaterThan(100);
    expect(lacking).toBeLessThan(300);
  },
);
