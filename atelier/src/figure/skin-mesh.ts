import type { Distance } from "../mannequin/distance.ts";

/** A closed skin as triangles, in the unit of its distance. */
export interface Skin {
  readonly positions: readonly number[];
  readonly triangles: readonly number[];
}

/** A box of space that holds a body, and how fine it is looked through. */
export interface Box {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly step: number;
}

/** Cells along a block's side. */
const block = 7;

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const);
const edges = corners.flatMap((a, i) =>
  corners.flatMap((b, j) =>
    j > i && a.reduce<number>((sum, v, c) => sum + Math.abs(v - (b[c] as number)), 0) === 1
      ? [[i, j] as const]
      : [],
  ),
);

/**
 * The skin of a body by surface nets: one corner in every cell that the skin runs through, at the mean of where it cuts
 * the cell's edges, then moved onto the skin along its slope.
 */
export function skinMesh(body: Distance, { from, to, step }: Box): Skin {
  const size = from.map((low, c) => Math.ceil(((to[c] as number) - low) / step) + 1);
  const [nx = 0, ny = 0, nz = 0] = size;
  const place = (i: number, j: number, k: number) =>
    [from[0] + i * step, from[1] + j * step, from[2] + k * step] as const;
  const values = new Float32Array(nx * ny * nz);
  const index = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  // Blocks whose middle is far from the skin hold none of it.
  const middle = (block - 1) / 2;
  const clear = 1.5 * Math.sqrt(3) * middle * step + step;
  for (let k = 0; k < nz; k += block)
    for (let j = 0; j < ny; j += block)
      for (let i = 0; i < nx; i += block) {
        const off = body(place(i + middle, j + middle, k + middle));
        const whole = Math.abs(off) > clear;
        for (let c = k; c < Math.min(nz, k + block); c++)
          for (let b = j; b < Math.min(ny, j + block); b++)
            for (let a = i; a < Math.min(nx, i + block); a++)
              values[index(a, b, c)] = whole ? off : body(place(a, b, c));
      }
  const positions: number[] = [];
  const numbers = new Int32Array(values.length).fill(-1);
  for (let k = 0; k + 1 < nz; k++)
    for (let j = 0; j + 1 < ny; j++)
      for (let i = 0; i + 1 < nx; i++) {
        // No skin runs through a cell that is far from it.
        if (Math.abs(values[index(i, j, k)] as number) > 3 * step) continue;
        const around = corners.map(([a, b, c]) => values[index(i + a, j + b, k + c)] as number);
        const cut = meanCut(around);
        if (!cut) continue;
        numbers[index(i, j, k)] = positions.length / 3;
        const at = place(i + cut[0], j + cut[1], k + cut[2]);
        positions.push(...ontoSkin(body, at, step));
      }
  return { positions, triangles: faces(values, numbers, [nx, ny, nz]) };
}

function meanCut(values: readonly number[]): readonly [number, number, number] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (const [a, b] of edges) {
    const [va, vb] = [values[a] as number, values[b] as number];
    if (va < 0 === vb < 0) continue;
    const share = va / (va - vb);
    count++;
    for (let c = 0; c < 3; c++) {
      const [pa, pb] = [corners[a]?.[c] as number, corners[b]?.[c] as number];
      sum[c] = (sum[c] as number) + pa + (pb - pa) * share;
    }
  }
  return count === 0
    ? null
    : [(sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count];
}

/** One step of Newton's along the slope, no further than a third of a cell: edges stay a little round. */
function ontoSkin(
  body: Distance,
  [x, y, z]: readonly [number, number, number],
  step: number,
): readonly number[] {
  const by = step / 8;
  const here = body([x, y, z]);
  const slope = [
    body([x + by, y, z]) - body([x - by, y, z]),
    body([x, y + by, z]) - body([x, y - by, z]),
    body([x, y, z + by]) - body([x, y, z - by]),
  ].map((rise) => rise / (2 * by));
  const square = slope.reduce((sum, rise) => sum + rise * rise, 0);
  if (square < 1e-6) return [x, y, z];
  const far = Math.max(-step / 3, Math.min(step / 3, here / square));
  return [x, y, z].map((value, c) => value - far * (slope[c] as number));
}

/** Two triangles for each edge of the lattice that the skin cuts, between the four cells round it. */
function faces(
  values: Float32Array,
  numbers: Int32Array,
  [nx, ny, nz]: readonly [number, number, number],
): number[] {
  const strides = [1, nx, nx * ny];
  const triangles: number[] = [];
  for (let k = 1; k + 1 < nz; k++)
    for (let j = 1; j + 1 < ny; j++)
      for (let i = 1; i + 1 < nx; i++) {
        const n = (k * ny + j) * nx + i;
        for (let axis = 0; axis < 3; axis++) {
          const inside = (values[n] as number) < 0;
          if (inside === (values[n + (strides[axis] as number)] as number) < 0) continue;
          const [u, v] = [strides[(axis + 1) % 3] as number, strides[(axis + 2) % 3] as number];
          const ring = [n - u - v, n - v, n, n - u].map((cell) => numbers[cell] as number);
          if (ring.some((number) => number < 0))
            throw new RangeError("A body's distance is larger than its skin is far");
          const [a, b, c, d] = (inside ? ring : ring.toReversed()) as [
            number,
            number,
            number,
            number,
          ];
          triangles.push(a, b, c, a, c, d);
        }
      }
  return triangles;
}
