declare module "fontkit" {
  /** A word as glyphs and where each stands, in the units of the face. */
  export interface GlyphRun {
    readonly positions: readonly object[];
  }
  export interface Font {
    /** Every code point it has a glyph for, ascending. */
    readonly characterSet: readonly number[];
    glyphForCodePoint(code: number): object;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function openSync(file: string): Font;
}
