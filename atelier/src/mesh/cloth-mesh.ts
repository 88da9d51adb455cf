import type { EdgeRef, Material, PieceId } from "@holeshot/garments";

/** One piece's share of the mesh: a run of vertices and a run of triangles. */
export interface MeshPiece {
  readonly id: PieceId;
  readonly material: Material;
  readonly firstVertex: number;
  readonly vertexCount: number;
  /** The first so many of its vertices are the outline, in order. */
  readonly outlineCount: number;
  readonly firstTriangle: number;
  readonly triangleCount: number;
}

/** A seam as sewn: vertices of both sides, pair by pair from the start of `a`. */
export interface MeshSeam {
  readonly a: EdgeRef;
  readonly b: EdgeRef;
  readonly verticesA: Uint32Array;
  readonly verticesB: Uint32Array;
}

/**
 * A garment cut into triangles and sewn. A vertex belongs to one piece and keeps its place there; vertices
 * sewn together share one particle, which is what moves.
 */
export interface ClothMesh {
  readonly pieces: readonly MeshPiece[];
  /** Two numbers a vertex: piece millimetres, y down. */
  readonly uv: Float64Array;
  /** For each vertex the index of its piece. */
  readonly pieceOf: Uint16Array;
  /** Three vertices each, anticlockwise seen from outside. */
  readonly triangles: Uint32Array;
  readonly particleOf: Uint32Array;
  readonly particleCount: number;
  readonly seams: readonly MeshSeam[];
  /** Vertices of every edge from its start to its end, by `edgeKey`. */
  readonly edges: ReadonlyMap<string, Uint32Array>;
}

export function edgeKey({ piece, edge }: EdgeRef): string {
  return `${piece}.${edge}`;
}
