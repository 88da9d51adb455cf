import type { Surface } from "../finish/surface.ts";
import type { Sheen } from "./sheen.ts";

/** Rounds of evening out: folds up to about four centimetres wide are drawn harder. */
const rounds = 7;

/**
 * Normals of cloth that breaks sharply where it folds: each leans further from the mean of those around it, by the
 * `crisp` of its piece. What is not crisp keeps its own.
 */
export function crispNormals(
  { pieceOf, triangles, particleOf }: Surface,
  normals: Float64Array,
  neighbours: readonly (readonly number[])[],
  sheens: readonly Sheen[],
): Float64Array {
  if (sheens.every(({ crisp = 0 }) => crisp === 0)) return normals;
  const by = new Float64Array(normals.length / 3);
  for (const [at, piece] of pieceOf.entries())
    for (let k = 0; k < 3; k++)
      by[particleOf[triangles[3 * at + k] as number] as number] = sheens[piece]?.crisp ?? 0;
  const mean = evened(normals, neighbours);
  const sharp = new Float64Array(normals.length);
  for (let i = 0; i < by.length; i++) {
    let square = 0;
    for (let c = 3 * i; c < 3 * i + 3; c++) {
      const own = normals[c] as number;
      sharp[c] = own + (by[i] as number) * (own - (mean[c] as number));
      square += (sharp[c] as number) ** 2;
    }
    const size = Math.sqrt(square) || 1;
    for (let c = 3 * i; c < 3 * i + 3; c++) sharp[c] = (sharp[c] as number) / size;
  }
  return sharp;
}

function evened(
  normals: Float64Array,
  neighbours: readonly (readonly number[])[],
): Float64Array<ArrayBufferLike> {
  let from = normals;
  for (let round = 0; round < rounds; round++) {
    const to = new Float64Array(from.length);
    for (const [i, near] of neighbours.entries()) {
      for (let c = 0; c < 3; c++) {
        let sum = from[3 * i + c] as number;
        for (const j of near) sum += from[3 * j + c] as number;
        to[3 * i + c] = sum / (near.length + 1);
      }
    }
    from = to;
  }
  return from;
}
