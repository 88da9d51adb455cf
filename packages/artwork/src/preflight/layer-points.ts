import { flattenPath, transformPoint } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";

const unitCorners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Points on the rim of everything a layer paints, piece mm, a millimetre apart from its curves at most. */
export function layerPoints(items: readonly SceneItem[]): Point[] {
  return items.flatMap((item): Point[] => {
    if (item.kind === "image")
      return unitCorners.map((corner) => transformPoint(item.matrix, corner));
    // What is clipped shows no further than its clip.
    return flattenPath(item.path, 1).flatMap((contour) => contour.points);
  });
}
