import type { ProductId } from "@holeshot/domain";
import type { Box, Path, PiecePoint } from "@holeshot/geometry";

/** What a piece is cut from. Only `printed` pieces carry artwork; the others have a fabric colour. */
export type Material = "printed" | "rib" | "stretch" | "guard" | "leather" | "grip";
export type PieceId = string;

/** A named stretch of a piece's outline. */
export interface Edge {
  readonly name: string;
  /** Open path from the edge's start to its end, in outline order. */
  readonly path: Path;
  /** Cloth beyond the seam line, mm. */
  readonly allowance: number;
  /** Depth of the fold when the edge is hemmed, mm; 0 when it is sewn. */
  readonly hem: number;
  /** Set where cloth is folded and lies behind itself, as a rib does: the second layer is the first one's mirror image, allowances included. */
  readonly doubled?: true;
}

/** Where two pieces are matched while sewing: a share of the edge's length from its start. */
export interface Notch {
  readonly edge: string;
  readonly at: number;
  /** Ticks cut side by side: by custom one at the front, two at the back. */
  readonly marks: 1 | 2;
}

/** One flat piece, seam line in millimetres, y down, seen from outside. */
export interface Piece {
  readonly id: PieceId;
  readonly product: ProductId;
  readonly material: Material;
  /** The cloth or leather the customer chose for this piece, as its property's value; absent when there is no choice. */
  readonly fabric?: string;
  /** Set for a patch: it lies on that piece, in its coordinates, and is caught in its seams. */
  readonly appliedTo?: PieceId;
  /** Closed seam line, one contour, clockwise on screen (y down); the edges joined in order. */
  readonly outline: Path;
  readonly edges: readonly Edge[];
  readonly notches: readonly Notch[];
  /** Direction of the cloth's grain, as a line on the piece. */
  readonly grain: readonly [PiecePoint, PiecePoint];
  /** Centre of the sewn-in label or of the mark that names the piece. */
  readonly label: PiecePoint;
  /** Closed line text and logos should stay inside: clear of seams, hems and collar. */
  readonly safe: Path;
  readonly landmarks: Readonly<Record<string, PiecePoint>>;
  readonly bounds: Box;
  /**
   * Where something is cut out of the piece that others of its product keep, as a deep neck is: how it would be with that.
   * What is printed all over it lies as on those, and is cut off.
   */
  readonly uncut?: Pick<Piece, "edges" | "landmarks">;
}

export interface EdgeRef {
  readonly piece: PieceId;
  readonly edge: string;
}

/** Two edges sewn together. Paired edges run in opposite directions, without exception. */
export interface Seam {
  readonly a: EdgeRef;
  readonly b: EdgeRef;
  /** Intended difference of length, a minus b, mm; for ribs the stretch ratio is stated instead. */
  readonly ease: number;
  /** Length of b as a share of a, for ribs sewn stretched; 1 otherwise. */
  readonly stretch: number;
  readonly reason: string;
}

export interface Garment {
  readonly product: ProductId;
  /** Number of the drafting rules; a document names the pattern it was made on. */
  readonly pattern: number;
  readonly size: string;
  readonly pieces: readonly Piece[];
  readonly seams: readonly Seam[];
}
