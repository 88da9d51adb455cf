import type { ModelPiece } from "../model/model.ts";

/**
 * Where the print's right points at each corner of the cloth, in the plane of its normal: four numbers, the last tells
 * on which side of both the print's upper end is, 1 or -1, as glTF has it.
 */
export function printTangents({
  positions,
  normals,
  millimetres,
  triangles,
}: ModelPiece): Float32Array {
  const right = new Float64Array(positions.length);
  const up = new Float64Array(positions.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const corners = [triangles[k], triangles[k + 1], triangles[k + 2]] as [number, number, number];
    const [a, b, c] = corners;
    const mm = (corner: number, axis: 0 | 1) =>
      (millimetres[2 * corner + axis] as number) - (millimetres[2 * a + axis] as number);
    const [x1, y1, x2, y2] = [mm(b, 0), mm(b, 1), mm(c, 0), mm(c, 1)];
    const area = x1 * y2 - x2 * y1;
    // The strips of a fold have no extent on the piece.
    if (Math.abs(area) < 1e-6) continue;
    const side = Math.sign(area);
    for (let n = 0; n < 3; n++) {
      const from = positions[3 * a + n] as number;
      const p1 = (positions[3 * b + n] as number) - from;
      const p2 = (positions[3 * c + n] as number) - from;
      for (const corner of corners) {
        right[3 * corner + n] = (right[3 * corner + n] as number) + side * (p1 * y2 - p2 * y1);
        up[3 * corner + n] = (up[3 * corner + n] as number) - side * (p2 * x1 - p1 * x2);
      }
    }
  }
  const tangents = new Float32Array((positions.length / 3) * 4);
  for (let i = 0; i < positions.length / 3; i++) {
    const normal = triple(normals, i);
    const flat = inPlane(triple(right, i), normal);
    const [nx, ny, nz] = normal;
    const [x, y, z] = flat;
    const turned = [ny * z - nz * y, nz * x - nx * z, nx * y - ny * x];
    const side = turned.reduce((sum, value, n) => sum + value * (up[3 * i + n] as number), 0);
    tangents.set([x, y, z, side < 0 ? -1 : 1], 4 * i);
  }
  return tangents;
}

type Triple = [number, number, number];

function triple(from: ArrayLike<number>, i: number): Triple {
  return [from[3 * i] as number, from[3 * i + 1] as number, from[3 * i + 2] as number];
}

/** A direction without what of it points along the normal, of length 1; any such direction when nothing is left. */
function inPlane(direction: Triple, normal: Triple): Triple {
  const other: Triple = Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  for (const [x, y, z] of [direction, other]) {
    const along = x * normal[0] + y * normal[1] + z * normal[2];
    const flat: Triple = [x - along * normal[0], y - along * normal[1], z - along * normal[2]];
    const length = Math.hypot(...flat);
    if (length > 1e-9) return [flat[0] / length, flat[1] / length, flat[2] / length];
  }
  return [1, 0, 0];
}
