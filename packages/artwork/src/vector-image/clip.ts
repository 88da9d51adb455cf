import { identity, multiply, transformPath, translation } from "@holeshot/geometry";
import type { Box, Matrix, Path, PathCommand } from "@holeshot/geometry";
import { isReasonablePath } from "./bounds.ts";
import type { Drawing, Place } from "./drawing.ts";
import { svgLimits } from "./limits.ts";
import { localReference } from "./style.ts";
import { parseTransform } from "./transform.ts";
import { parseLength } from "./units.ts";
import type { SvgElement } from "./xml.ts";

interface ClipArea {
  readonly path: Path;
  readonly rule: "nonzero" | "evenodd";
}

/** Twice the area inside the control points, positive when the contours mostly run one way round. */
function windingOf(path: Path): number {
  let sum = 0;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const go = (toX: number, toY: number): void => {
    sum += x * toY - toX * y;
    [x, y] = [toX, toY];
  };
  for (const command of path) {
    if (command[0] === "M") {
      go(startX, startY);
      [, startX, startY] = command;
      [x, y] = [startX, startY];
    } else if (command[0] === "L") go(command[1], command[2]);
    else if (command[0] === "C") {
      go(command[1], command[2]);
      go(command[3], command[4]);
      go(command[5], command[6]);
    }
  }
  go(startX, startY);
  return sum;
}

/** The same contours the other way round. */
function reversed(path: Path): Path {
  const result: PathCommand[] = [];
  let contour: PathCommand[] = [];
  const flush = (): void => {
    const ends = contour.map((command): readonly [number, number] =>
      command[0] === "C"
        ? [command[5], command[6]]
        : command[0] === "Z"
          ? [0, 0]
          : [command[1], command[2]],
    );
    const last = ends.at(-1);
    if (last) result.push(["M", last[0], last[1]]);
    for (let at = contour.length - 1; at > 0; at -= 1) {
      const command = contour[at];
      const [x, y] = ends[at - 1] ?? [0, 0];
      if (command?.[0] === "C")
        result.push(["C", command[3], command[4], command[1], command[2], x, y]);
      else result.push(["L", x, y]);
    }
    if (last) result.push(["Z"]);
    contour = [];
  };
  for (const command of path) {
    if (command[0] === "M") flush();
    if (command[0] !== "Z") contour.push(command);
  }
  flush();
  return result;
}

function shapeAreas(
  element: SvgElement,
  matrix: Matrix,
  place: Place,
  drawing: Drawing,
  depth: number,
): ClipArea[] {
  drawing.budget.visit();
  const step = parseTransform(element.attributes.get("transform"));
  const style = drawing.style(element, place.style);
  if (!step || style.get("display") === "none" || style.get("visibility") === "hidden") return [];
  const here = multiply(matrix, step);
  if (element.name === "use") {
    const target = drawing.target(element);
    if (!target || depth >= svgLimits.useDepth) return [];
    const x = parseLength(element.attributes.get("x"), place.width) ?? 0;
    const y = parseLength(element.attributes.get("y"), place.height) ?? 0;
    const moved = multiply(here, translation(x, y));
    return shapeAreas(target, moved, { ...place, style }, drawing, depth + 1);
  }
  const path = transformPath(drawing.path(element, place), here);
  drawing.budget.spend(path.length);
  if (!isReasonablePath(path)) drawing.budget.drop("out_of_range");
  if (path.length === 0 || !isReasonablePath(path)) return [];
  return [{ path, rule: style.get("clip-rule") === "evenodd" ? "evenodd" : "nonzero" }];
}

/** Several shapes as one area: brought to one winding, so that the non-zero rule unites them. */
function united(areas: readonly ClipArea[], drawing: Drawing): ClipArea {
  const [only] = areas;
  if (!only) return { path: [], rule: "nonzero" };
  if (areas.length === 1) return only;
  if (areas.some(({ rule }) => rule === "evenodd")) drawing.budget.drop("clip-rule");
  const path = areas.flatMap((area) =>
    windingOf(area.path) < 0 ? reversed(area.path) : area.path,
  );
  return { path, rule: "nonzero" };
}

function boxMatrix({ left, top, right, bottom }: Box): Matrix {
  return [right - left, 0, 0, bottom - top, left, top];
}

/**
 * The areas a `clipPath` leaves visible, outermost last, in output coordinates: its own shapes and,
 * when it is clipped itself, the other's. An empty path hides everything.
 */
export function clipAreas(
  clip: SvgElement,
  place: Place,
  drawing: Drawing,
  box: () => Box,
  depth = 0,
): ClipArea[] {
  drawing.budget.visit();
  const step = parseTransform(clip.attributes.get("transform"));
  if (!step || depth > svgLimits.useDepth) return [{ path: [], rule: "nonzero" }];
  const ofBox = clip.attributes.get("clipPathUnits") === "objectBoundingBox";
  const matrix = multiply(place.matrix, step, ofBox ? boxMatrix(box()) : identity);
  const style = drawing.style(clip, new Map());
  const inner: Place = { ...place, style };
  const own = clip.children.flatMap((child) => shapeAreas(child, matrix, inner, drawing, 0));
  const areas = [united(own, drawing)];
  const further = localReference(style.get("clip-path") ?? "");
  const next = further ? drawing.ids.get(further.id) : undefined;
  if (next?.name === "clipPath") areas.push(...clipAreas(next, place, drawing, box, depth + 1));
  return areas;
}
