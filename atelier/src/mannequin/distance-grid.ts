import type { Distance } from "./distance.ts";
import type { Vector } from "./vector.ts";

/** A body's distances sampled on a cubic grid, x fastest, then y, then z; cm. */
export interface DistanceGrid {
  readonly values: Float32Array;
  readonly count: Vector;
  readonly origin: Vector;
  readonly step: number;
}

/** Where a body is sampled: two opposite corners of a box that holds it and the cloth near it. */
export interface Body {
  readonly distance: Distance;
  readonly from: Vector;
  readonly to: Vector;
}

/** Cells along one side of the blocks in which a body is first looked for. */
const block = 4;
/** Smooth unions swell where they meet: a block this much further off than its size is still looked into, cm. */
const slack = 2;

/**
 * Samples a body so that the solver can ask for its distance cheaply. Blocks of the grid well outside the body hold
 * the distance of their middle, which is all that is ever asked of them.
 */
export function sampleBody({ distance, from, to }: Body, step = 1): DistanceGrid {
  const count = [0, 1, 2].map((k) => Math.ceil(((to[k] ?? 0) - (from[k] ?? 0)) / step) + 1);
  const [nx = 0, ny = 0, nz = 0] = count;
  const values = new Float32Array(nx * ny * nz);
  const reach = ((block * step) / 2) * Math.sqrt(3) + slack;
  const at = (x: number, y: number, z: number) =>
    distance([from[0] + x * step, from[1] + y * step, from[2] + z * step]);
  for (let z = 0; z < nz; z += block)
    for (let y = 0; y < ny; y += block)
      for (let x = 0; x < nx; x += block) {
        const middle = at(x + block / 2, y + block / 2, z + block / 2);
        for (let k = z; k < Math.min(nz, z + block); k++)
          for (let j = y; j < Math.min(ny, y + block); j++)
            for (let i = x; i < Math.min(nx, x + block); i++)
              values[(k * ny + j) * nx + i] = middle > reach ? middle : at(i, j, k);
      }
  return { values, count: [nx, ny, nz], origin: from, step };
}

/** Far from everything: what lies outside the grid. */
const away = 1000;

/**
 * The distance at a place, between the grid's values, and in `slope` the way out of the body (not of unit
 * length). Outside the grid the distance is large and the slope is left as it is.
 */
export function readDistance(
  grid: DistanceGrid,
  x: number,
  y: number,
  z: number,
  slope: Float64Array,
): number {
  const { values, count, origin, step } = grid;
  const fx = (x - origin[0]) / step;
  const fy = (y - origin[1]) / step;
  const fz = (z - origin[2]) / step;
  const nx = count[0];
  const ny = count[1];
  const nz = count[2];
  if (!(fx >= 0 && fy >= 0 && fz >= 0 && fx < nx - 1 && fy < ny - 1 && fz < nz - 1)) return away;
  const ix = Math.floor(fx);
  const iy = Math.floor(fy);
  const iz = Math.floor(fz);
  const tx = fx - ix;
  const ty = fy - iy;
  const tz = fz - iz;
  const i = (iz * ny + iy) * nx + ix;
  const j = i + nx * ny;
  // Eight corners, named by what lies near (0) or far (1) in x, y, z.
  const c000 = values[i] as number;
  const c100 = values[i + 1] as number;
  const c010 = values[i + nx] as number;
  const c110 = values[i + nx + 1] as number;
  const c001 = values[j] as number;
  const c101 = values[j + 1] as number;
  const c011 = values[j + nx] as number;
  const c111 = values[j + nx + 1] as number;
  const c00 = c000 + (c100 - c000) * tx;
  const c10 = c010 + (c110 - c010) * tx;
  const c01 = c001 + (c101 - c001) * tx;
  const c11 = c011 + (c111 - c011) * tx;
  const near = c00 + (c10 - c00) * ty;
  const far = c01 + (c11 - c01) * ty;
  slope[0] =
    ((c100 - c000) * (1 - ty) + (c110 - c010) * ty) * (1 - tz) +
    ((c101 - c001) * (1 - ty) + (c111 - c011) * ty) * tz;
  slope[1] = (c10 - c00) * (1 - tz) + (c11 - c01) * tz;
  slope[2] = far - near;
  return near + (far - near) * tz;
}
