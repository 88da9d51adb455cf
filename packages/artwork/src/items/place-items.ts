import { inColour } from "./in-colour.ts";
import { drawnOpacity } from "./opacity.ts";
import { movePaint } from "./paints.ts";
import { multiply, transformPath, transformPoint } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import type { Colour, Paint, SceneItem } from "../scene.ts";

export interface PlaceOptions {
  readonly opacity: number;
  /** One colour in place of every paint. */
  readonly recolour?: Colour | undefined;
  /** The scene's name for a picture inside the placed items. */
  readonly assetName: (asset: string) => string;
}

/** Scene items under a change of coordinates. */
export function placeItems(
  items: readonly SceneItem[],
  matrix: Matrix,
  options: PlaceOptions,
): SceneItem[] {
  return items.map((item) => placeItem(item, matrix, options));
}

function placeItem(item: SceneItem, matrix: Matrix, options: PlaceOptions): SceneItem {
  switch (item.kind) {
    case "fill":
      return {
        ...item,
        path: transformPath(item.path, matrix),
        paint: paintOf(item.paint, matrix, options.recolour),
        opacity: drawnOpacity(item.opacity * options.opacity),
      };
    case "image":
      return {
        ...item,
        asset: options.assetName(item.asset),
        matrix: multiply(matrix, item.matrix),
        opacity: drawnOpacity(item.opacity * options.opacity),
      };
    case "clip":
      return {
        ...item,
        path: transformPath(item.path, matrix),
        items: placeItems(item.items, matrix, options),
      };
  }
}

function paintOf(paint: Paint, matrix: Matrix, recolour: Colour | undefined): Paint {
  const placed = movePaint(paint, (point) => transformPoint(matrix, point));
  return recolour === undefined ? placed : inColour(placed, recolour);
}
