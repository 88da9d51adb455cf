import type { Surface } from "./surface.ts";

/** Outward unit normals, three numbers a particle; a triangle counts by its angle there. */
export function particleNormals({ positions, particleOf, triangles }: Surface): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const p = [0, 1, 2].map((k) => 3 * (particleOf[triangles[at + k] as number] as number));
    for (let k = 0; k < 3; k++) {
      const i = p[k] as number;
      const u = difference(positions, p[(k + 1) % 3] as number, i);
      const v = difference(positions, p[(k + 2) % 3] as number, i);
      const n = cross(u, v);
      const size = Math.hypot(...n);
      if (size < 1e-12) continue;
      const angle = Math.atan2(size, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
      for (let c = 0; c < 3; c++)
        normals[i + c] = (normals[i + c] as number) + ((n[c] as number) / size) * angle;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.hypot(
      normals[i] as number,
      normals[i + 1] as number,
      normals[i + 2] as number,
    );
    for (let c = 0; c < 3; c++) normals[i + c] = (normals[i + c] as number) / (size || 1);
  }
  return normals;
}

type Vector = [number, number, number];

function difference(at: Float64Array, i: number, j: number): Vector {
  return [
    (at[i] as number) - (at[j] as number),
    (at[i + 1] as number) - (at[j + 1] as number),
    (at[i + 2] as number) - (at[j + 2] as number),
  ];
}

function cross(u: Vector, v: Vector): Vector {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}
