import { particleNormals } from "./normals.ts";
import { surfaceEdges, type Surface, type SurfaceEdge } from "./surface.ts";

/** Edges are halved where the cloth turns by more than this from end to end, degrees, and they are longer than this, mm. */
export interface Refinement {
  readonly turn: number;
  readonly shortest: number;
  /** Pieces that outlines run along, and are halved sooner. */
  readonly outlines?: { readonly pieces: RegExp; readonly turn: number; readonly shortest: number };
}

/**
 * Halves the edges on which the cloth bends most, so that elbows and folds have round outlines at any size; flat cloth
 * keeps its triangles. A new particle lies on the curve that leaves both ends square to their normals.
 */
export function refine(surface: Surface, refinement: Refinement): Surface {
  const { outlines = refinement } = refinement;
  const normals = particleNormals(surface);
  const split = new Split(surface);
  const onOutline = surface.pieces.map((id) => refinement.outlines?.pieces.test(id) ?? false);
  for (const edge of surfaceEdges(surface)) {
    const { a, b } = edge;
    const fine = edge.triangles.some((n) => onOutline[surface.pieceOf[n] as number]);
    const { turn, shortest } = fine ? outlines : refinement;
    const least = Math.cos((turn * Math.PI) / 180);
    const along = [0, 1, 2].map((c) => at(surface.positions, b, c) - at(surface.positions, a, c));
    if (Math.hypot(...along) < shortest) continue;
    const agree = [0, 1, 2].reduce((sum, c) => sum + at(normals, a, c) * at(normals, b, c), 0);
    if (agree < least) split.halve(edge, middle(surface.positions, normals, a, b, along));
  }
  return split.surface();
}

/** The middle of a cubic from one particle to another that starts and ends square to their normals. */
function middle(
  positions: Float64Array,
  normals: Float64Array,
  a: number,
  b: number,
  along: readonly number[],
): readonly number[] {
  const out = (particle: number) =>
    along.reduce((sum, value, c) => sum + value * at(normals, particle, c), 0);
  const [fromA, fromB] = [out(a), out(b)];
  // The two ends' tangents are the straight way less what points out of the cloth.
  return [0, 1, 2].map((c) => {
    const halfway = (at(positions, a, c) + at(positions, b, c)) / 2;
    return halfway + (fromB * at(normals, b, c) - fromA * at(normals, a, c)) / 8;
  });
}

function at(values: Float64Array, particle: number, c: number): number {
  return values[3 * particle + c] as number;
}

/** The surface while its edges are halved. */
class Split {
  readonly #from: Surface;
  readonly #positions: number[];
  readonly #particleOf: number[];
  readonly #uv: number[];
  /** The particle in the middle of an edge, by its ends. */
  readonly #particles = new Map<number, number>();
  /** The corner in the middle of a triangle's side, by the corners at its ends. */
  readonly #corners = new Map<number, number>();

  constructor(from: Surface) {
    this.#from = from;
    this.#positions = [...from.positions];
    this.#particleOf = [...from.particleOf];
    this.#uv = [...from.uv];
  }

  halve({ a, b }: SurfaceEdge, place: readonly number[]): void {
    this.#particles.set(keyOf(a, b), this.#positions.length / 3);
    this.#positions.push(...place);
  }

  surface(): Surface {
    const { pieces, triangles, pieceOf } = this.#from;
    const cut: number[] = [];
    const owners: number[] = [];
    for (let n = 0; n < pieceOf.length; n++) {
      const corners = [...triangles.subarray(3 * n, 3 * n + 3)] as [number, number, number];
      const parts = this.#cut(corners);
      cut.push(...parts);
      for (let k = 0; k < parts.length; k += 3) owners.push(pieceOf[n] as number);
    }
    return {
      pieces,
      positions: Float64Array.from(this.#positions),
      particleOf: Uint32Array.from(this.#particleOf),
      uv: Float64Array.from(this.#uv),
      triangles: Uint32Array.from(cut),
      pieceOf: Uint16Array.from(owners),
    };
  }

  /** A triangle in one to four parts, its halved sides met by all of them. */
  #cut([a, b, c]: readonly [number, number, number]): readonly number[] {
    const [ab, bc, ca] = [this.#middle(a, b), this.#middle(b, c), this.#middle(c, a)];
    const count = [ab, bc, ca].filter((corner) => corner !== undefined).length;
    if (count === 0) return [a, b, c];
    // Turned so that the first side is halved, and of two the first and the second.
    if (ab === undefined || (count === 2 && bc === undefined)) return this.#cut([b, c, a]);
    if (count === 1) return [a, ab, c, ab, b, c];
    if (bc === undefined) return [a, b, c];
    if (ca === undefined) return [ab, b, bc, a, ab, bc, a, bc, c];
    return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
  }

  #middle(a: number, b: number): number | undefined {
    const { particleOf } = this.#from;
    const particle = this.#particles.get(keyOf(particleOf[a] as number, particleOf[b] as number));
    if (particle === undefined) return undefined;
    const known = this.#corners.get(keyOf(a, b));
    if (known !== undefined) return known;
    const made = this.#particleOf.length;
    this.#particleOf.push(particle);
    for (const c of [0, 1])
      this.#uv.push(((this.#uv[2 * a + c] as number) + (this.#uv[2 * b + c] as number)) / 2);
    this.#corners.set(keyOf(a, b), made);
    return made;
  }
}

function keyOf(a: number, b: number): number {
  return Math.min(a, b) * 2 ** 24 + Math.max(a, b);
}
