import type { RayTree } from "./ray-tree.ts";

export interface OcclusionRules {
  readonly rays: number;
  /** Where rays start off the surface, mm. */
  readonly start: number;
  /** What is further away takes no light, mm. */
  readonly far: number;
}

/**
 * Share of the sky that each particle sees on the side its normals point to, 0 to 1: rays spread by the cosine, turned
 * by chance from particle to particle. Cloth further away takes less. Of `wanted` particles alone, where it is given.
 */
export function occlusion(
  tree: RayTree,
  positions: Float64Array,
  normals: Float64Array,
  rules: OcclusionRules,
  random: () => number,
  wanted?: Uint8Array,
): Float32Array {
  const { rays, start, far } = rules;
  const seen = new Float32Array(positions.length / 3);
  for (let i = 0; i < seen.length; i++) {
    const nx = normals[3 * i] as number;
    const ny = normals[3 * i + 1] as number;
    const nz = normals[3 * i + 2] as number;
    const [tx, ty, tz] = tangentOf(nx, ny, nz);
    const bx = ny * tz - nz * ty;
    const by = nz * tx - nx * tz;
    const bz = nx * ty - ny * tx;
    const ox = (positions[3 * i] as number) + nx * start;
    const oy = (positions[3 * i + 1] as number) + ny * start;
    const oz = (positions[3 * i + 2] as number) + nz * start;
    const [first, turn] = [random(), random()];
    if (wanted?.[i] === 0) continue;
    let open = 0;
    for (let k = 0; k < rays; k++) {
      const u = (k + first) / rays;
      // The golden angle spreads the rays evenly at any number.
      const phi = 2 * Math.PI * ((k * 0.61803399 + turn) % 1);
      const r = Math.sqrt(u);
      const z = Math.sqrt(1 - u);
      const x = r * Math.cos(phi);
      const y = r * Math.sin(phi);
      const length = tree.reach(
        ox,
        oy,
        oz,
        tx * x + bx * y + nx * z,
        ty * x + by * y + ny * z,
        tz * x + bz * y + nz * z,
        far,
      );
      // Light bounces off near cloth too: what stops a ray far away still gives half.
      open += length < far ? (length / far) * 0.5 : 1;
    }
    seen[i] = open / rays;
  }
  return seen;
}

/** A unit vector square to a unit vector. */
export function tangentOf(x: number, y: number, z: number): readonly [number, number, number] {
  const size = Math.abs(x) < 0.9 ? Math.hypot(y, z) : Math.hypot(x, z);
  return Math.abs(x) < 0.9 ? [0, z / size, -y / size] : [-z / size, 0, x / size];
}
