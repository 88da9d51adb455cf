import { pathBounds, transformPath, unionBoxes } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { svgLimits } from "./limits.ts";
import { rectanglePath } from "./shapes.ts";

/** Whether coordinates are finite and within the reader's bounds. */
export function isReasonable(values: readonly number[]): boolean {
  return values.every((value) => Math.abs(value) <= svgLimits.coordinate);
}

/** Whether all of a path is finite and within the reader's bounds. */
export function isReasonablePath(path: Path): boolean {
  return path.every(([, ...values]) => isReasonable(values));
}

/** How many areas and pictures are painted, clips opened. */
export function countItems(items: readonly SceneItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === "clip" ? countItems(item.items) : 1), 0);
}

/** How many path steps and gradient stops items are made of. */
export function countSteps(items: readonly SceneItem[]): number {
  return items.reduce((sum, item) => {
    if (item.kind === "image") return sum + 4;
    if (item.kind === "clip") return sum + item.path.length + countSteps(item.items);
    return sum + item.path.length + (typeof item.paint === "string" ? 0 : item.paint.stops.length);
  }, 0);
}

function outlineOf(item: SceneItem): Path {
  if (item.kind === "image") return transformPath(rectanglePath(0, 0, 1, 1), item.matrix);
  return item.path;
}

/** The box round all painted areas; a box of zeros when there are none. */
export function itemsBounds(items: readonly SceneItem[]): Box {
  const [first, ...others] = items.map((item) => pathBounds(outlineOf(item)));
  return first ? others.reduce(unionBoxes, first) : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** Clips to a frame only where something sticks out: a needless clip costs the printer. */
export function within(items: SceneItem[], frame: Path): SceneItem[] {
  if (items.length === 0) return items;
  const edge = pathBounds(frame);
  const box = itemsBounds(items);
  const slack = (edge.right - edge.left + edge.bottom - edge.top) * 1e-4;
  const fits =
    box.left >= edge.left - slack &&
    box.top >= edge.top - slack &&
    box.right <= edge.right + slack &&
    box.bottom <= edge.bottom + slack;
  return fits && isUpright(frame) ? items : [{ kind: "clip", path: frame, rule: "nonzero", items }];
}

/** Whether every side of a polygon runs along an axis. */
function isUpright(frame: Path): boolean {
  let [x, y] = [0, 0];
  return frame.every((command) => {
    if (command[0] === "Z") return true;
    const [, toX, toY] = command;
    const straight = command[0] === "M" || toX === x || toY === y;
    [x, y] = [toX, toY];
    return straight;
  });
}
