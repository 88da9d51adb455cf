import { surfaceEdges, type Surface } from "./surface.ts";

const inward = 0.5;
const outward = -0.45;

/**
 * Taubin's smoothing: a step towards the neighbours' mean, then one almost as far back, so that ripples go and folds
 * stay. Open edges are smoothed along themselves.
 */
export function taubin(surface: Surface, rounds: number): Surface {
  const edges = surfaceEdges(surface);
  const count = surface.positions.length / 3;
  const open = new Uint8Array(count);
  for (const { a, b, triangles } of edges) if (triangles.length === 1) open[a] = open[b] = 1;
  // Pairs (moved, pulled towards): one on an open edge listens to that edge alone.
  const pulls: number[] = [];
  for (const { a, b, triangles } of edges) {
    const rim = triangles.length === 1;
    if (rim || open[a] === 0) pulls.push(a, b);
    if (rim || open[b] === 0) pulls.push(b, a);
  }
  const positions = surface.positions.slice();
  for (let round = 0; round < rounds; round++) {
    step(positions, pulls, inward);
    step(positions, pulls, outward);
  }
  return { ...surface, positions };
}

function step(positions: Float64Array, pulls: readonly number[], amount: number): void {
  const sum = new Float64Array(positions.length);
  const weight = new Float64Array(positions.length / 3);
  for (let at = 0; at < pulls.length; at += 2) {
    const i = pulls[at] as number;
    const j = pulls[at + 1] as number;
    for (let k = 0; k < 3; k++)
      sum[3 * i + k] = (sum[3 * i + k] as number) + (positions[3 * j + k] as number);
    weight[i] = (weight[i] as number) + 1;
  }
  for (let i = 0; i < positions.length; i++) {
    const of = weight[(i / 3) | 0] as number;
    if (of === 0) continue;
    const here = positions[i] as number;
    positions[i] = here + amount * ((sum[i] as number) / of - here);
  }
}
