import { particleNormals } from "./normals.ts";
import { placeOn } from "./place-on.ts";
import { surfaceEdges, type Surface, type SurfaceEdge } from "./surface.ts";

export interface Rim {
  /** How thick a folded edge looks, mm. */
  readonly thickness: number;
  /** How far the fold runs back inside, mm. */
  readonly depth: number;
}

/** Rows behind the edge: where along the fold they lie, and how far behind the cloth, as shares. */
const rows: readonly { readonly along: number; readonly behind: number }[] = [
  { along: 0, behind: 1 },
  { along: 0.35, behind: 0.8 },
  { along: 1, behind: 0.7 },
];
/** The turned edge bulges out a little, as a share of the thickness. */
const bulge = 0.25;

/**
 * Gives open edges a body: a strip that turns inwards by the fold's thickness and runs back behind the cloth, following
 * it. All of it shows the print of the edge itself, as a folded hem does.
 */
export function foldRims(surface: Surface, rim: Rim): Surface {
  const open = surfaceEdges(surface).filter(({ triangles }) => triangles.length === 1);
  const turned = open.map((edge) => inOrder(surface, edge, edge.triangles[0] as number));
  const pieces = open.map(({ triangles }) => surface.pieceOf[triangles[0] as number] as number);
  const places = placesBehind(surface, rim, turned, pieces);
  const fold = new Fold(surface, places);
  for (const [n, [from, to]] of turned.entries()) {
    let [a, b] = [from, to];
    for (const row of rows.keys()) {
      const [c, d] = [fold.corner(from, row), fold.corner(to, row)];
      fold.strip(a, b, c, d, pieces[n] as number);
      [a, b] = [c, d];
    }
  }
  return fold.surface();
}

/** For each row where the particles behind the rim's particles are, three numbers each, by particle. */
function placesBehind(
  surface: Surface,
  rim: Rim,
  turned: readonly (readonly [number, number])[],
  pieces: readonly number[],
): readonly Float64Array[] {
  const { positions, particleOf, uv } = surface;
  const normals = particleNormals(surface);
  const inward = inwardOnPieces(surface, turned);
  const lookUps = new Map([...new Set(pieces)].map((n) => [n, placeOn(surface, normals, n)]));
  const corners = new Map(
    turned.flatMap((ends, n) => ends.map((corner) => [corner, pieces[n] as number])),
  );
  return rows.map(({ along, behind }) => {
    const sum = new Float64Array(positions.length);
    const count = new Uint8Array(positions.length / 3);
    for (const [corner, piece] of corners) {
      const particle = particleOf[corner] as number;
      const reach = rim.depth * along - (along === 0 ? bulge * rim.thickness : 0);
      const [u, v] = inward.get(corner) ?? [0, 0];
      const point = {
        x: (uv[2 * corner] as number) + u * reach,
        y: (uv[2 * corner + 1] as number) + v * reach,
      };
      const found = lookUps.get(piece)?.(point);
      if (!found) continue;
      count[particle] = (count[particle] as number) + 1;
      for (let c = 0; c < 3; c++) {
        const off = (found.normal[c] as number) * rim.thickness * behind;
        const i = 3 * particle + c;
        sum[i] = (sum[i] as number) + (found.position[c] as number) - off;
      }
    }
    // Where a seam ends in the edge, both pieces' folds meet half-way.
    return sum.map((value, i) => value / (count[Math.floor(i / 3)] || 1));
  });
}

/** For corners on open edges, the unit direction on the piece away from the edge. */
function inwardOnPieces(
  { uv }: Surface,
  turned: readonly (readonly [number, number])[],
): ReadonlyMap<number, readonly [number, number]> {
  const sums = new Map<number, [number, number]>();
  for (const [from, to] of turned) {
    const x = (uv[2 * to] as number) - (uv[2 * from] as number);
    const y = (uv[2 * to + 1] as number) - (uv[2 * from + 1] as number);
    // Triangles run anticlockwise on screen, y down: the cloth lies to the left of its edges.
    for (const corner of [from, to]) {
      const sum = sums.get(corner) ?? [0, 0];
      sums.set(corner, [sum[0] + y, sum[1] - x]);
    }
  }
  return new Map(
    [...sums].map(([corner, [x, y]]) => {
      const size = Math.hypot(x, y) || 1;
      return [corner, [x / size, y / size]];
    }),
  );
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
  readonly #places: readonly Float64Array[];

  constructor(from: Surface, places: readonly Float64Array[]) {
    this.#from = from;
    this.#places = places;
    this.#positions = [...from.positions];
    this.#particleOf = [...from.particleOf];
    this.#uv = [...from.uv];
    this.#triangles = [...from.triangles];
    this.#pieceOf = [...from.pieceOf];
  }

  /** The corner behind `corner` in a row of the fold, made where it is missing. */
  corner(corner: number, row: number): number {
    const key = rows.length * corner + row;
    const known = this.#corners.get(key);
    if (known !== undefined) return known;
    const particle = this.#from.particleOf[corner] as number;
    let made = this.#particles.get(rows.length * particle + row);
    if (made === undefined) {
      made = this.#positions.length / 3;
      const places = this.#places[row] as Float64Array;
      this.#positions.push(...places.subarray(3 * particle, 3 * particle + 3));
      this.#particles.set(rows.length * particle + row, made);
    }
    const added = this.#particleOf.length;
    this.#particleOf.push(made);
    this.#uv.push(this.#from.uv[2 * corner] as number, this.#from.uv[2 * corner + 1] as number);
    this.#corners.set(key, added);
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
