import { flattenPath, transformPoint } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";

/** The rim of the whole picture, four places a side. */
const unitRim = [0, 0.25, 0.5, 0.75].flatMap((share) => [
  { x: share, y: 0 },
  { x: 1, y: share },
  { x: 1 - share, y: 1 },
  { x: 0, y: 1 - share },
]);

/** Points on the rim of everything a layer paints, piece mm, a millimetre apart from its curves at most. */
export function layerPoints(items: readonly SceneItem[]): Point[] {
  return items.flatMap((item): Point[] => {
    if (item.kind === "image") return unitRim.map((place) => transformPoint(item.matrix, place));
    // What is clipped shows no further than its clip.
    return flattenPath(item.path, 1).flatMap((contour) => contour.points);
  });
}
