import type { ClothMesh } from "../mesh/cloth-mesh.ts";

/** Rounds of a filter, and the shares by which it goes to the mean of the neighbours and back again. */
interface Filter {
  readonly rounds: number;
  readonly shares: readonly [number, number];
}

/** Takes out what single folds do: what goes on over some 15 cm stays, round a wrist too. */
const fine: Filter = { rounds: 80, shares: [0.5, -0.505] };
/** A trunk has folds as wide as a hand is long. */
const broad: Filter = { rounds: 200, shares: [0.5, -0.5018] };
/** Pieces that are no narrower than this share of the broadest are a trunk's. */
const trunk = 0.8;

/** Takes out what is smaller than any fold. */
const even: Filter = { rounds: 3, shares: [0.5, -0.52] };

/** Moves with all that folds do, free of the mesh's unevenness. */
export function evenMoves(mesh: ClothMesh, moves: Float64Array): Float64Array {
  return filtered(moves, neighbours(mesh, mesh.triangles), even, () => true);
}

/** The moves without what single folds do (Taubin's filter), at hems too. */
export function smoothMoves(
  mesh: ClothMesh,
  triangles: Uint32Array,
  moves: Float64Array,
): Float64Array {
  const near = neighbours(mesh, triangles);
  const wide = new Set(trunkPieces(mesh));
  const ofTrunk = new Uint8Array(mesh.particleCount);
  for (const [vertex, particle] of mesh.particleOf.entries())
    if (wide.has(mesh.pieceOf[vertex] as number)) ofTrunk[particle] = 1;
  const calm = filtered(moves, near, fine, () => true);
  return filtered(calm, near, broad, (particle) => ofTrunk[particle] === 1);
}

function neighbours(
  { particleOf, particleCount }: ClothMesh,
  triangles: Uint32Array,
): ReadonlySet<number>[] {
  const near = Array.from({ length: particleCount }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t++) {
    const next = t - (t % 3) + ((t + 1) % 3);
    const a = particleOf[triangles[t] as number] as number;
    const b = particleOf[triangles[next] as number] as number;
    if (a === b) continue;
    near[a]?.add(b);
    near[b]?.add(a);
  }
  return near;
}

/** Numbers of the pieces that are a trunk's. */
function trunkPieces({ pieces, uv }: ClothMesh): number[] {
  const breadths = pieces.map(({ firstVertex, vertexCount }) => {
    const spans = [0, 1].map((axis) => {
      let [least, most] = [Infinity, -Infinity];
      for (let v = firstVertex; v < firstVertex + vertexCount; v++) {
        least = Math.min(least, uv[2 * v + axis] as number);
        most = Math.max(most, uv[2 * v + axis] as number);
      }
      return most - least;
    });
    return Math.min(...spans);
  });
  const most = Math.max(...breadths);
  return breadths.flatMap((breadth, n) => (breadth >= trunk * most ? [n] : []));
}

function filtered(
  moves: Float64Array,
  near: readonly ReadonlySet<number>[],
  { rounds, shares }: Filter,
  goes: (particle: number) => boolean,
): Float64Array {
  let [from, to] = [moves.slice(), moves.slice()];
  for (let round = 0; round < 2 * rounds; round++) {
    const share = shares[round % 2] as number;
    for (const [particle, beside] of near.entries()) {
      if (beside.size === 0 || !goes(particle)) continue;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (const other of beside) sum += from[3 * other + c] as number;
        const own = from[3 * particle + c] as number;
        to[3 * particle + c] = own + share * (sum / beside.size - own);
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
