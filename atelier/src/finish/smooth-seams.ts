import { surfaceEdges, type Surface } from "./surface.ts";

/**
 * Evens out the zigzag a seam under tension has after draping: its particles move towards the middle of their two
 * neighbours on the seam. Places where seams meet stay.
 */
export function smoothSeams(surface: Surface, rounds: number): Surface {
  const count = surface.positions.length / 3;
  const along = Array.from({ length: count }, (): number[] => []);
  for (const { a, b, sewn } of surfaceEdges(surface)) {
    if (!sewn) continue;
    along[a]?.push(b);
    along[b]?.push(a);
  }
  let positions = surface.positions;
  for (let round = 0; round < rounds; round++) {
    const next = positions.slice();
    for (const [i, near] of along.entries()) {
      const [a, b] = near;
      if (near.length !== 2 || a === undefined || b === undefined) continue;
      for (let k = 0; k < 3; k++) {
        const middle = ((positions[3 * a + k] as number) + (positions[3 * b + k] as number)) / 2;
        next[3 * i + k] = ((positions[3 * i + k] as number) + middle) / 2;
      }
    }
    positions = next;
  }
  return { ...surface, positions };
}
