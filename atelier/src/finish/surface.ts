import type { PieceId } from "@holeshot/garments";

/**
 * Draped cloth in garment space: millimetres, y up, the wearer faces growing z and his left is growing x. A corner
 * belongs to one piece and knows its place there; corners sewn together share one particle.
 */
export interface Surface {
  readonly pieces: readonly PieceId[];
  /** Three numbers a particle. */
  readonly positions: Float64Array;
  /** The particle of each corner. */
  readonly particleOf: Uint32Array;
  /** Two numbers a corner: piece millimetres, y down. */
  readonly uv: Float64Array;
  /** Three corners each, anticlockwise seen from outside. */
  readonly triangles: Uint32Array;
  /** The piece of each triangle. */
  readonly pieceOf: Uint16Array;
}

/** Two particles that a triangle's side joins. */
export interface SurfaceEdge {
  readonly a: number;
  readonly b: number;
  /** Corners the first triangle has at `a` and `b`. */
  readonly cornerA: number;
  readonly cornerB: number;
  /** Triangles along it: one on an open edge. */
  readonly triangles: readonly number[];
  /** Set when its two triangles lie in different pieces, or far apart in one. */
  readonly sewn: boolean;
}

/** Every edge of the surface once, in the order its triangles name them. */
export function surfaceEdges({ triangles, particleOf }: Surface): SurfaceEdge[] {
  const found = new Map<number, Draft>();
  for (let at = 0; at < triangles.length; at += 3) {
    for (let k = 0; k < 3; k++) {
      const from = triangles[at + k] as number;
      const to = triangles[at + ((k + 1) % 3)] as number;
      const p = particleOf[from] as number;
      const q = particleOf[to] as number;
      if (p === q) continue;
      const [cornerA, cornerB] = p < q ? [from, to] : [to, from];
      const key = Math.min(p, q) * 2 ** 24 + Math.max(p, q);
      const edge = found.get(key);
      if (edge) {
        edge.triangles.push(at / 3);
        edge.sewn ||= edge.cornerA !== cornerA || edge.cornerB !== cornerB;
      } else {
        const [a, b] = p < q ? [p, q] : [q, p];
        found.set(key, { a, b, cornerA, cornerB, triangles: [at / 3], sewn: false });
      }
    }
  }
  return [...found.values()];
}

interface Draft extends SurfaceEdge {
  readonly triangles: number[];
  sewn: boolean;
}

/** The particles next to each particle. */
export function surfaceNeighbours(count: number, edges: readonly SurfaceEdge[]): number[][] {
  const near = Array.from({ length: count }, (): number[] => []);
  for (const { a, b } of edges) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  return near;
}
