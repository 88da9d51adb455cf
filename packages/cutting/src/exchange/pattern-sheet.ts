import type { Garment, Piece } from "@holeshot/garments";
import type { Circle } from "@holeshot/geometry";

/** A pattern as it goes to another pattern program: one garment in one size, or graded in several. */
export interface PatternSheet {
  /** Name of the style: what its makers call it. Plain ASCII, as all texts of the sheet. */
  readonly style: string;
  readonly author: string;
  /** Day and minute it was made, UTC; stands in the file. */
  readonly created: Date;
  /** The size the others are graded from; one of the garments'. */
  readonly sample: string;
  /** The same garment, with the same options, once for each size, smallest first. */
  readonly garments: readonly [Garment, ...Garment[]];
  /** What a piece is called and cut from, and what else its makers must know. */
  readonly words: (piece: Piece) => {
    readonly name: string;
    readonly material: string;
    readonly notes?: readonly string[];
  };
  /** What is cut out of a piece, mm of it; nothing when absent. */
  readonly holes?: (piece: Piece) => readonly Circle[];
}

/** One piece of the pattern in all its sizes, in the sheet's order of sizes. */
export interface SizedPiece {
  readonly id: string;
  readonly sizes: readonly {
    readonly size: string;
    readonly piece: Piece;
    readonly garment: Garment;
  }[];
}

/** The pieces in the sample's order. Throws `RangeError` when a size lacks one, or the sample is not among the sizes. */
export function sizedPieces({ garments, sample }: PatternSheet): SizedPiece[] {
  const model = garments.find(({ size }) => size === sample);
  if (!model) throw new RangeError(`The sample ${sample} is not among the sizes`);
  return model.pieces.map(({ id }) => ({
    id,
    sizes: garments.map((garment) => {
      const piece = garment.pieces.find((one) => one.id === id);
      if (!piece) throw new RangeError(`Size ${garment.size} has no ${id}`);
      return { size: garment.size, piece, garment };
    }),
  }));
}

/** `22-11-2026` and `10:05`, as the format writes them. */
export function stamp(created: Date): { readonly date: string; readonly time: string } {
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    date: `${two(created.getUTCDate())}-${two(created.getUTCMonth() + 1)}-${created.getUTCFullYear()}`,
    time: `${two(created.getUTCHours())}:${two(created.getUTCMinutes())}`,
  };
}
