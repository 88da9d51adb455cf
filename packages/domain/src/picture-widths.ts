/** Widths that a picture is kept in, px, the last of them its own: what is asked for is answered with the next that is as wide. */
export const pictureWidths = {
  /** Kits and sets of the catalogue. */
  kit: [160, 320, 480, 720],
  /** A side of a design, or the design as it is worn. */
  side: [320, 900],
} as const satisfies Record<string, readonly number[]>;

export type PictureKind = keyof typeof pictureWidths;

/** The smallest kept width that is at least as wide as asked, or the widest. */
export function keptWidth(kind: PictureKind, asked: number | undefined): number {
  const widths: readonly number[] = pictureWidths[kind];
  const widest = widths.at(-1) ?? 0;
  return asked === undefined ? widest : (widths.find((width) => width >= asked) ?? widest);
}
