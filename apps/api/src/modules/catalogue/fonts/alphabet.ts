import { Blob, Buffer as ShapeBuffer, Face, Font, shape } from "harfbuzzjs";

/**
 * Every letter a name in one of the five languages may hold (the loan letters of neighbours among
 * them), all digits, and the signs people put beside them.
 */
export const alphabet = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  ..."ÀÂÄÁÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØŒÙÚÛÜŸŠŽŁ",
  ..."àâäáåæçèéêëìíîïñòóôöøœùúûüÿšžłß",
  ..."€&!?.,:;'’“”«»„-–—+/#*()@%\"·",
];

/** The characters of the text that a TrueType face has no glyph for. */
export function missingCharacters(ttf: Uint8Array, characters: readonly string[]): string[] {
  const copy = new ArrayBuffer(ttf.byteLength);
  new Uint8Array(copy).set(ttf);
  const font = new Font(new Face(new Blob(copy)));
  return characters.filter((character) => {
    const buffer = new ShapeBuffer();
    buffer.addText(character);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfos();
    return glyphs.length === 0 || glyphs.some(({ codepoint }) => codepoint === 0);
  });
}
