import { Vector3 } from "three";
import type { Point } from "@holeshot/geometry";
import { type ModelPiece, type TriangleAt, triangleFinder } from "@holeshot/views";

export interface OnTriangle {
  /** Metres, in the model. */
  readonly place: Vector3;
  readonly normal: Vector3;
}

export type TriangleFinder = (point: Point) => OnTriangle | null;

/** Finds where a millimetre of the flat piece hangs on the draped one. */
export function createTriangleFinder(model: ModelPiece): TriangleFinder {
  const find = triangleFinder(model);
  return (point) => {
    const found = find(point);
    return found && blend(model, found);
  };
}

function blend(
  { positions, normals, triangles }: ModelPiece,
  { first, shares }: TriangleAt,
): OnTriangle {
  const place = new Vector3();
  const normal = new Vector3();
  const corner = new Vector3();
  shares.forEach((share, i) => {
    const at = (triangles[first + i] ?? 0) * 3;
    place.addScaledVector(corner.fromArray(positions, at), share);
    normal.addScaledVector(corner.fromArray(normals, at), share);
  });
  return { place, normal };
}
