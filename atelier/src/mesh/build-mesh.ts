import { pathLength } from "@holeshot/geometry";
import type { Garment, Piece, Seam } from "@holeshot/garments";
import { edgeKey } from "./cloth-mesh.ts";
import type { ClothMesh, MeshPiece, MeshSeam } from "./cloth-mesh.ts";
import { edgeCounts } from "./edge-counts.ts";
import { fillOutline } from "./fill-outline.ts";
import { resampleEdge } from "./resample-edge.ts";
import { weld } from "./weld.ts";

/**
 * Cuts a garment's pieces into triangles about `spacing` millimetres wide and sews them. Patches are left out: they
 * lie on their piece, in its coordinates.
 */
export function buildMesh(garment: Pick<Garment, "pieces" | "seams">, spacing: number): ClothMesh {
  const pieces = garment.pieces.filter((piece) => piece.appliedTo === undefined);
  const ids = new Set(pieces.map((piece) => piece.id));
  const seams = garment.seams.filter(({ a, b }) => ids.has(a.piece) && ids.has(b.piece));
  const lengths = new Map(
    pieces.flatMap((piece) =>
      piece.edges.map((edge) => [
        edgeKey({ piece: piece.id, edge: edge.name }),
        pathLength(edge.path),
      ]),
    ),
  );
  const parts = new Parts(edgeCounts(lengths, seams, spacing), spacing);
  for (const piece of pieces) parts.add(piece);
  const sewn = seams.map((seam) => sew(seam, parts.edges));
  const pairs = sewn.flatMap(({ verticesA, verticesB }) =>
    Array.from(verticesA, (vertex, i) => [vertex, verticesB[i] as number] as const),
  );
  return {
    pieces: parts.pieces,
    uv: Float64Array.from(parts.uv),
    pieceOf: Uint16Array.from(parts.pieceOf),
    triangles: Uint32Array.from(parts.triangles),
    ...weld(parts.pieceOf.length, pairs),
    seams: sewn,
    edges: parts.edges,
  };
}

/** Paired edges run in opposite directions, so one of the two is read backwards. */
function sew({ a, b }: Pick<Seam, "a" | "b">, edges: ReadonlyMap<string, Uint32Array>): MeshSeam {
  const verticesA = edges.get(edgeKey(a)) as Uint32Array;
  const verticesB = (edges.get(edgeKey(b)) as Uint32Array).toReversed();
  return { a, b, verticesA, verticesB };
}

/** The mesh while its pieces are added one by one. */
class Parts {
  readonly pieces: MeshPiece[] = [];
  readonly uv: number[] = [];
  readonly pieceOf: number[] = [];
  readonly triangles: number[] = [];
  readonly edges = new Map<string, Uint32Array>();
  readonly #counts: ReadonlyMap<string, number>;
  readonly #spacing: number;

  constructor(counts: ReadonlyMap<string, number>, spacing: number) {
    this.#counts = counts;
    this.#spacing = spacing;
  }

  add({ id, material, edges }: Piece): void {
    const firstVertex = this.pieceOf.length;
    const firstTriangle = this.triangles.length / 3;
    const lines = edges.map((edge) =>
      resampleEdge(edge.path, this.#counts.get(edgeKey({ piece: id, edge: edge.name })) as number),
    );
    const outline = lines.flatMap((line) => line.slice(0, -1));
    let start = 0;
    for (const [i, line] of lines.entries()) {
      const from = start;
      const vertices = line.map((_, k) => firstVertex + ((from + k) % outline.length));
      this.edges.set(
        edgeKey({ piece: id, edge: edges[i]?.name ?? "" }),
        Uint32Array.from(vertices),
      );
      start += line.length - 1;
    }
    const { points, triangles } = fillOutline(outline, this.#spacing);
    for (const { x, y } of points) {
      this.uv.push(x, y);
      this.pieceOf.push(this.pieces.length);
    }
    for (const vertex of triangles) this.triangles.push(firstVertex + vertex);
    this.pieces.push({
      id,
      material,
      firstVertex,
      vertexCount: points.length,
      outlineCount: outline.length,
      firstTriangle,
      triangleCount: triangles.length / 3,
    });
  }
}
