declare module "fontkit" {
  /** A word as glyphs and where each stands, in the units of the face. */
  export interface GlyphRun {
    readonly positions: readonly object[];
  }
  export interface Font {
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { readonly codePoints: readonly number[] };
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function openSync(file: string): Font;
}
