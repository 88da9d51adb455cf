import type { ClothMesh } from "../mesh/cloth-mesh.ts";

/** Rounds of smoothing: enough to take out what single folds do, a few centimetres wide. */
const rounds = 80;
/** Shares to the mean of the neighbours and back again: what goes on over some 15 cm stays, at hems too. */
const shares = [0.5, -0.505];

/** The moves with each particle's drawn to the mean of its neighbours' and a little further back, again and again (Taubin's filter). */
export function smoothMoves(
  { particleOf, particleCount }: ClothMesh,
  triangles: Uint32Array,
  moves: Float64Array,
): Float64Array {
  const near = Array.from({ length: particleCount }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = particleOf[triangles[t + k] as number] as number;
      const b = particleOf[triangles[t + ((k + 1) % 3)] as number] as number;
      if (a === b) continue;
      near[a]?.add(b);
      near[b]?.add(a);
    }
  let [from, to] = [moves.slice(), moves.slice()];
  for (let round = 0; round < 2 * rounds; round++) {
    const share = shares[round % 2] as number;
    for (const [particle, beside] of near.entries()) {
      if (beside.size === 0) continue;
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
