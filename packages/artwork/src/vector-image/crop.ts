import { multiply, transformPath, transformPoint, translation } from "@holeshot/geometry";
import type { Box, Matrix } from "@holeshot/geometry";
import { movePaint } from "../items/paints.ts";
import type { SceneItem } from "../scene.ts";
import { itemsBounds, within } from "./bounds.ts";
import { rectanglePath } from "./shapes.ts";
import type { VectorImage } from "./types.ts";

function moveItem(item: SceneItem, matrix: Matrix): SceneItem {
  switch (item.kind) {
    case "fill":
      return {
        ...item,
        path: transformPath(item.path, matrix),
        paint: movePaint(item.paint, (point) => transformPoint(matrix, point)),
      };
    case "image":
      return { ...item, matrix: multiply(matrix, item.matrix) };
    case "clip":
      return {
        ...item,
        path: transformPath(item.path, matrix),
        items: item.items.map((inner) => moveItem(inner, matrix)),
      };
  }
}

/** A drawing cut to a box in its own units; the box's corner becomes the origin. */
export function cropVector(image: VectorImage, { left, top, right, bottom }: Box): VectorImage {
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0) || !(height > 0)) throw new RangeError("The box is empty");
  const moved = image.items.map((item) => moveItem(item, translation(-left, -top)));
  return { ...image, width, height, items: within(moved, rectanglePath(0, 0, width, height)) };
}

/** A drawing without its empty border. */
export function cropToDrawing(image: VectorImage): VectorImage {
  return cropVector(image, itemsBounds(image.items));
}
