import type { PieceId } from "@holeshot/garments";

/** One draped piece as triangles. Corners that neighbouring pieces share are stored with each of them. */
export interface ModelPiece {
  readonly piece: PieceId;
  /** Metres, three numbers a corner: x to the wearer's left, y up, z where the wearer looks. */
  readonly positions: Float32Array;
  /** Where the corners were when the light was baked; left out where they still are. */
  readonly lit?: Float32Array;
  /** How much nearer it counts than it is, metres, where something else is where it is; 0 when left out. */
  readonly nearer?: number;
  /** Whether somebody wears it so that none of its inside is seen: cloth that turns over there is a fold's, and print. */
  readonly filled?: boolean;
  /** Unit vectors out of the garment, three numbers a corner. */
  readonly normals: Float32Array;
  /** Piece millimetres, two numbers a corner. */
  readonly millimetres: Float32Array;
  /** Share of the surroundings each corner sees, 0 to 1; 1 where the file does not say. */
  readonly openness: Float32Array;
  /** Corner numbers, three a triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
}

/** A draped garment. */
export interface Model {
  readonly pieces: readonly ModelPiece[];
  /** What was there when its light was baked and is not worn: a strap that another closure has not, a cuff. */
  readonly gone?: readonly GonePiece[];
}

export interface GonePiece extends ModelPiece {
  /** Whether it lay on a piece that is worn: the light that was baked there is its own. */
  readonly lay: boolean;
}

/** A model as it was when its light was baked: what is worn, and then what is gone. */
export function asLit({ pieces, gone = [] }: Model): Model {
  const worn = pieces.map((piece) => ({
    ...piece,
    positions: piece.lit ?? piece.positions,
    nearer: 0,
  }));
  return { pieces: [...worn, ...gone] };
}

/** A file that is no model of ours: broken, of another kind, or in need of something unknown. */
export class ModelError extends Error {
  override readonly name = "ModelError";
}
