import type { EdgeRef, Material, PieceId, ProductId } from "@holeshot/garments";
import type { StrainSummary } from "./measure-strain.ts";

/** One piece as it hangs. */
export interface DrapedPiece {
  readonly id: PieceId;
  readonly material: Material;
  /** Two numbers a vertex: piece millimetres, y down. */
  readonly uv: Float32Array;
  /** Three numbers a vertex: metres, y up, the wearer faces +z, the wearer's left is +x. */
  readonly positions: Float32Array;
  /** Three of the piece's vertices each, anticlockwise seen from outside. */
  readonly triangles: Uint32Array;
  /** The garment's particle each vertex lies on: vertices of two pieces on one particle are sewn together. */
  readonly particles: Uint32Array;
  /** The first so many vertices are the outline, in order. */
  readonly outlineCount: number;
  /** Vertices of each of its edges, from start to end. */
  readonly edges: Readonly<Record<string, Uint32Array>>;
}

/** A garment draped on its mannequin. */
export interface Drape {
  readonly id: string;
  readonly product: ProductId;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pieces: readonly DrapedPiece[];
  readonly particleCount: number;
  readonly seams: readonly { readonly a: EdgeRef; readonly b: EdgeRef }[];
  readonly strain: StrainSummary;
}
