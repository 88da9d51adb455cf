import type { FontShaper } from "@holeshot/artwork";
import {
  flattenPath,
  pathBounds,
  transformPath,
  translation,
  unionBoxes,
} from "@holeshot/geometry";
import { outlined } from "./shapes.ts";

/** How far straight outlines are off the face's own, as a share of the height of its capitals. */
const exact = 0.004;
/** Between two figures of a race number, as a share of their height: they are set apart to be told at speed. */
const apart = 0.05;

/** Distance to a number in a face's figures, `high` cm high about the origin as its reader sees it; negative inside. */
export function figures(
  face: FontShaper,
  number: string,
  high: number,
): (along: number, up: number) => number {
  const paths = face
    .shape(number, false)
    .glyphs.map(({ path, x, y }, n) => transformPath(path, translation(x + n * apart, y)));
  const { left, right, top, bottom } = paths
    .map(pathBounds)
    .reduce((one, other) => unionBoxes(one, other));
  const size = high / (bottom - top);
  return outlined(
    paths
      .flatMap((path) => flattenPath(path, exact))
      .map(({ points }) =>
        points.map(({ x, y }) => ({
          x: (x - (left + right) / 2) * size,
          y: ((top + bottom) / 2 - y) * size,
        })),
      ),
  );
}
