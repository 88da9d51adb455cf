import { pathBounds, pointsBounds, transformPoint, unionBoxes } from "@holeshot/geometry";
import type { Box } from "@holeshot/geometry";
import type { SceneItem, SceneLayer } from "../scene.ts";

// Items never change once made, and are asked for on every frame of a drag.
const itemBoxes = new WeakMap<SceneItem, Box>();
const layerBoxes = new WeakMap<SceneLayer, Box>();

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** Box of what an item can paint, mm. */
export function itemBounds(item: SceneItem): Box {
  const known = itemBoxes.get(item);
  if (known) return known;
  const box = item.kind === "image" ? squareBounds(item) : pathBounds(item.path);
  itemBoxes.set(item, box);
  return box;
}

/** Box of what a layer can paint, mm; a box of zeros for one that paints nothing. */
export function layerBounds(layer: SceneLayer): Box {
  const known = layerBoxes.get(layer);
  if (known) return known;
  const [first, ...rest] = layer.items.map(itemBounds);
  const box = first ? rest.reduce(unionBoxes, first) : nowhere;
  layerBoxes.set(layer, box);
  return box;
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function squareBounds(item: SceneItem & { readonly kind: "image" }): Box {
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => transformPoint(item.matrix, { x, y })));
  return pointsBounds(corners);
}
