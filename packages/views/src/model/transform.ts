import type { GltfNode } from "./gltf.ts";

/** A 4 × 4 matrix by columns, as glTF has it. */
export type Transform = readonly number[];

export const unmoved: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Where a node stands in its parent. */
export function nodeTransform(node: GltfNode): Transform {
  if (node.matrix) return node.matrix;
  const [x, y, z, w] = node.rotation ?? [0, 0, 0, 1];
  const [sx, sy, sz] = node.scale ?? [1, 1, 1];
  const [tx, ty, tz] = node.translation ?? [0, 0, 0];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ];
}

/** `inner` first, then `outer`. */
export function joinTransforms(outer: Transform, inner: Transform): Transform {
  return Array.from({ length: 16 }, (_, i) => {
    const row = i % 4;
    const column = i - row;
    let sum = 0;
    for (let k = 0; k < 4; k++) {
      sum += (outer[k * 4 + row] as number) * (inner[column + k] as number);
    }
    return sum;
  });
}

/** Moves places, three numbers each. */
export function movePoints(points: Float32Array, m: Transform): Float32Array {
  return apply(points, m, 1);
}

/** Turns directions, three numbers each, and makes them length 1. Scaling must be the same in x, y and z. */
export function turnNormals(normals: Float32Array, m: Transform): Float32Array {
  const out = apply(normals, m, 0);
  for (let i = 0; i < out.length; i += 3) {
    const [x, y, z] = [out[i] as number, out[i + 1] as number, out[i + 2] as number];
    const length = Math.hypot(x, y, z) || 1;
    out[i] = x / length;
    out[i + 1] = y / length;
    out[i + 2] = z / length;
  }
  return out;
}

function apply(from: Float32Array, m: Transform, shift: number): Float32Array {
  const out = new Float32Array(from.length);
  for (let i = 0; i < from.length; i += 3) {
    for (let row = 0; row < 3; row++) {
      out[i + row] =
        (m[row] as number) * (from[i] as number) +
        (m[4 + row] as number) * (from[i + 1] as number) +
        (m[8 + row] as number) * (from[i + 2] as number) +
        (m[12 + row] as number) * shift;
    }
  }
  return out;
}
