import { particleNormals } from "./normals.ts";
import { surfaceEdges, type Surface, type SurfaceEdge } from "./surface.ts";

export interface Rim {
  /** How thick a folded edge looks, mm. */
  readonly thickness: number;
  /** How far the fold runs back inside, mm. */
  readonly depth: number;
}

/**
 * Gives open edges a body: a strip that turns inwards by the fold's thickness and one that runs back behind the
 * cloth. Both show the print of the edge itself, as a folded hem does.
 */
export function foldRims(surface: Surface, rim: Rim): Surface {
  const open = surfaceEdges(surface).filter(({ triangles }) => triangles.length === 1);
  const normals = particleNormals(surface);
  const inside = inwardOfEdges(surface, open, normals);
  const fold = new Fold(surface);
  for (const edge of open) {
    const triangle = edge.triangles[0] as number;
    const [from, to] = inOrder(surface, edge, triangle);
    const lift = (corner: number, row: 0 | 1) =>
      fold.corner(corner, row, (position, particle) => {
        for (let c = 0; c < 3; c++) {
          const i = 3 * particle + c;
          const turned = (normals[i] as number) * rim.thickness * (row === 0 ? 1 : 0.75);
          const back = (inside[i] as number) * (row === 0 ? -0.25 * rim.thickness : rim.depth);
          position[c] = (surface.positions[i] as number) - turned + back;
        }
      });
    fold.strip(from, to, lift(from, 0), lift(to, 0), surface.pieceOf[triangle] as number);
    fold.strip(
      lift(from, 0),
      lift(to, 0),
      lift(from, 1),
      lift(to, 1),
      surface.pieceOf[triangle] as number,
    );
  }
  return fold.surface();
}

/** The edge's corners in the order its triangle names them. */
function inOrder(
  { triangles }: Surface,
  { cornerA, cornerB }: SurfaceEdge,
  triangle: number,
): readonly [number, number] {
  for (let k = 0; k < 3; k++) {
    const here = triangles[3 * triangle + k];
    if (here === cornerA && triangles[3 * triangle + ((k + 1) % 3)] === cornerB)
      return [cornerA, cornerB];
  }
  return [cornerB, cornerA];
}

/** For particles on open edges, the unit direction along the cloth away from the edge. */
function inwardOfEdges(
  surface: Surface,
  open: readonly SurfaceEdge[],
  normals: Float64Array,
): Float64Array {
  const { positions, particleOf } = surface;
  const inward = new Float64Array(positions.length);
  for (const edge of open) {
    const [from, to] = inOrder(surface, edge, edge.triangles[0] as number).map(
      (corner) => 3 * (particleOf[corner] as number),
    ) as [number, number];
    const t = [0, 1, 2].map((c) => (positions[to + c] as number) - (positions[from + c] as number));
    // The cloth lies to the left of its open edges: square to the normal and to the edge.
    for (const end of [from, to]) {
      for (let c = 0; c < 3; c++) {
        const [d, e] = [(c + 1) % 3, (c + 2) % 3];
        const across =
          (normals[end + d] as number) * (t[e] as number) -
          (normals[end + e] as number) * (t[d] as number);
        inward[end + c] = (inward[end + c] as number) + across;
      }
    }
  }
  for (let i = 0; i < inward.length; i += 3) {
    const size = Math.hypot(...inward.subarray(i, i + 3)) || 1;
    for (let c = 0; c < 3; c++) inward[i + c] = (inward[i + c] as number) / size;
  }
  return inward;
}

/** The surface while strips are sewn onto it. */
class Fold {
  readonly #from: Surface;
  readonly #positions: number[];
  readonly #particleOf: number[];
  readonly #uv: number[];
  readonly #triangles: number[];
  readonly #pieceOf: number[];
  readonly #corners = new Map<number, number>();
  readonly #particles = new Map<number, number>();

  constructor(from: Surface) {
    this.#from = from;
    this.#positions = [...from.positions];
    this.#particleOf = [...from.particleOf];
    this.#uv = [...from.uv];
    this.#triangles = [...from.triangles];
    this.#pieceOf = [...from.pieceOf];
  }

  /** The corner behind `corner` in a row of the fold, made where it is missing. */
  corner(
    corner: number,
    row: 0 | 1,
    place: (position: number[], particle: number) => void,
  ): number {
    const known = this.#corners.get(2 * corner + row);
    if (known !== undefined) return known;
    const particle = this.#from.particleOf[corner] as number;
    let made = this.#particles.get(2 * particle + row);
    if (made === undefined) {
      const position = [0, 0, 0];
      place(position, particle);
      made = this.#positions.length / 3;
      this.#positions.push(...position);
      this.#particles.set(2 * particle + row, made);
    }
    const added = this.#particleOf.length;
    this.#particleOf.push(made);
    this.#uv.push(this.#from.uv[2 * corner] as number, this.#from.uv[2 * corner + 1] as number);
    this.#corners.set(2 * corner + row, added);
    return added;
  }

  /** Two triangles between an edge as its triangle runs along it and the row behind. */
  strip(from: number, to: number, fromBehind: number, toBehind: number, piece: number): void {
    this.#triangles.push(to, from, fromBehind, to, fromBehind, toBehind);
    this.#pieceOf.push(piece, piece);
  }

  surface(): Surface {
    return {
      pieces: this.#from.pieces,
      positions: Float64Array.from(this.#positions),
      particleOf: Uint32Array.from(this.#particleOf),
      uv: Float64Array.from(this.#uv),
      triangles: Uint32Array.from(this.#triangles),
      pieceOf: Uint16Array.from(this.#pieceOf),
    };
  }
}
