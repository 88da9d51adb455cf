import type { Cloth } from "./cloth.ts";

/** Pairs are sought a little further off than they collide, because they are sought once a frame only. */
const searched = 1.6;

/** Pairs of particles that may collide during this frame: close in space, far along the cloth. */
export function findPairs(cloth: Cloth, distance: number): Uint32Array {
  const { positions, near } = cloth;
  const reach = distance * searched;
  const cells = new Map<number, number[]>();
  const count = positions.length / 3;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const x = positions[3 * i] as number;
    const y = positions[3 * i + 1] as number;
    const z = positions[3 * i + 2] as number;
    const [cx, cy, cz] = [Math.floor(x / reach), Math.floor(y / reach), Math.floor(z / reach)];
    // Only those already in the cells: every pair is met once.
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          for (const j of cells.get(cellKey(cx + dx, cy + dy, cz + dz)) ?? []) {
            const ux = x - (positions[3 * j] as number);
            const uy = y - (positions[3 * j + 1] as number);
            const uz = z - (positions[3 * j + 2] as number);
            if (ux * ux + uy * uy + uz * uz < reach * reach && !near[i]?.has(j)) found.push(i, j);
          }
    const key = cellKey(cx, cy, cz);
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  }
  return Uint32Array.from(found);
}

function cellKey(x: number, y: number, z: number): number {
  return ((x + 1024) * 2048 + (y + 1024)) * 2048 + (z + 1024);
}

/** Moves pairs closer than `distance` half of the way apart; their speed stays, so that nothing bounces. */
export function separatePairs(cloth: Cloth, pairs: Uint32Array, distance: number): void {
  const { positions: x, previous: p } = cloth;
  const square = distance * distance;
  for (let q = 0; q < pairs.length; q += 2) {
    const a = 3 * (pairs[q] as number);
    const b = 3 * (pairs[q + 1] as number);
    const dx = (x[a] as number) - (x[b] as number);
    const dy = (x[a + 1] as number) - (x[b + 1] as number);
    const dz = (x[a + 2] as number) - (x[b + 2] as number);
    const gap = dx * dx + dy * dy + dz * dz;
    if (gap >= square || gap < 1e-8) continue;
    const far = Math.sqrt(gap);
    const share = (0.25 * (distance - far)) / far;
    for (let k = 0; k < 3; k++) {
      const step = (k === 0 ? dx : k === 1 ? dy : dz) * share;
      x[a + k] = (x[a + k] as number) + step;
      x[b + k] = (x[b + k] as number) - step;
      p[a + k] = (p[a + k] as number) + step;
      p[b + k] = (p[b + k] as number) - step;
    }
  }
}
