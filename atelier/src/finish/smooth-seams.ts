import { surfaceEdges, type Surface } from "./surface.ts";

const inward = 0.5;
const outward = -0.47;

/**
 * Evens out the zigzag a seam under tension has after draping: its particles move towards the middle of their two
 * neighbours on the seam, and almost as far back, so that the line keeps its length. Places where seams meet stay.
 */
export function smoothSeams(surface: Surface, rounds: number): Surface {
  const count = surface.positions.length / 3;
  const along = Array.from({ length: count }, (): number[] => []);
  for (const { a, b, sewn } of surfaceEdges(surface)) {
    if (!sewn) continue;
    along[a]?.push(b);
    along[b]?.push(a);
  }
  const positions = surface.positions.slice();
  for (let round = 0; round < rounds; round++) {
    move(positions, along, inward);
    move(positions, along, outward);
  }
  return { ...surface, positions };
}

function move(positions: Float64Array, along: readonly number[][], amount: number): void {
  const from = positions.slice();
  for (const [i, near] of along.entries()) {
    const [a, b] = near;
    if (near.length !== 2 || a === undefined || b === undefined) continue;
    for (let k = 0; k < 3; k++) {
      const middle = ((from[3 * a + k] as number) + (from[3 * b + k] as number)) / 2;
      const here = from[3 * i + k] as number;
      positions[3 * i + k] = here + amount * (middle - here);
    }
  }
}
