import { particleNormals } from "./normals.ts";
import { surfaceEdges, type Surface } from "./surface.ts";

const inward = 0.5;
/** How far the second step goes back, unless a product says so: cloth that is smoothed by it gets a little tighter. */
const outward = 0.45;

/**
 * Taubin's smoothing: a step towards the neighbours' mean, then one almost as far back, so that ripples go and folds
 * stay. Cloth moves along its normal only, or the uneven mesh would drag the print about; open edges are smoothed
 * along themselves. A way back that is longer than the step, `back` above a half, keeps what is broad as wide as it was, however often.
 */
export function taubin(surface: Surface, rounds: number, back = outward): Surface {
  const edges = surfaceEdges(surface);
  const open = new Uint8Array(surface.positions.length / 3);
  for (const { a, b, triangles } of edges) if (triangles.length === 1) open[a] = open[b] = 1;
  // Pairs (moved, pulled towards): one on an open edge listens to that edge alone.
  const pulls: number[] = [];
  for (const { a, b, triangles } of edges) {
    const rim = triangles.length === 1;
    if (rim || open[a] === 0) pulls.push(a, b);
    if (rim || open[b] === 0) pulls.push(b, a);
  }
  let smooth: Surface = surface;
  for (let round = 0; round < rounds; round++) {
    for (const amount of [inward, -back]) {
      const normals = particleNormals(smooth);
      smooth = { ...smooth, positions: step(smooth.positions, normals, open, pulls, amount) };
    }
  }
  return smooth;
}

function step(
  positions: Float64Array,
  normals: Float64Array,
  open: Uint8Array,
  pulls: readonly number[],
  amount: number,
): Float64Array {
  const sum = new Float64Array(positions.length);
  const weight = new Float64Array(open.length);
  for (let at = 0; at < pulls.length; at += 2) {
    const i = pulls[at] as number;
    const j = pulls[at + 1] as number;
    for (let k = 0; k < 3; k++)
      sum[3 * i + k] = (sum[3 * i + k] as number) + (positions[3 * j + k] as number);
    weight[i] = (weight[i] as number) + 1;
  }
  const moved = positions.slice();
  for (const [i, of] of weight.entries()) {
    if (of === 0) continue;
    const move = [0, 1, 2].map(
      (k) => (sum[3 * i + k] as number) / of - (positions[3 * i + k] as number),
    );
    const n = normals.subarray(3 * i, 3 * i + 3);
    const along = move.reduce((total, value, k) => total + value * (n[k] as number), 0);
    for (let k = 0; k < 3; k++) {
      const by = open[i] === 1 ? (move[k] as number) : along * (n[k] as number);
      moved[3 * i + k] = (positions[3 * i + k] as number) + amount * by;
    }
  }
  return moved;
}
