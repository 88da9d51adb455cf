import {
  parsePath,
  PathSyntaxError,
  reversePath,
  signedArea,
  transformPath,
} from "@holeshot/geometry";
import type { Matrix, Path, PathCommand } from "@holeshot/geometry";
import { ellipsePath, rectanglePath } from "../vector-image/shapes.ts";
import { parseNumbers } from "../vector-image/units.ts";
import type { MistakeList } from "./mistakes.ts";
import type { DrawingElement } from "./xml-tree.ts";

export const shapeNames: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "polygon",
]);

function number(element: DrawingElement, name: string): number {
  return Number(element.attributes[name] ?? 0);
}

/** An attribute without a unit, as all lengths of a drawing are: 1 unit is 1 mm. */
function polygon(element: DrawingElement): Path {
  const numbers = parseNumbers(element.attributes["points"]) ?? [];
  const path: PathCommand[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    path.push([at === 0 ? "M" : "L", numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  return path.length > 0 ? [...path, ["Z"]] : path;
}

function drawn(element: DrawingElement): Path {
  switch (element.name) {
    case "rect":
      return rectanglePath(
        number(element, "x"),
        number(element, "y"),
        number(element, "width"),
        number(element, "height"),
        number(element, "rx"),
        number(element, "ry"),
      );
    case "circle":
      return ellipsePath(
        number(element, "cx"),
        number(element, "cy"),
        number(element, "r"),
        number(element, "r"),
      );
    case "ellipse":
      return ellipsePath(
        number(element, "cx"),
        number(element, "cy"),
        number(element, "rx"),
        number(element, "ry"),
      );
    case "polygon":
      return polygon(element);
    default:
      return parsePath(element.attributes["d"] ?? "");
  }
}

/** Contours that do not come back to their start would be filled along an edge nobody drew. */
function hasOpenContour(path: Path): boolean {
  let open = false;
  for (const [letter] of path) {
    if (letter === "M" && open) return true;
    open = letter !== "Z";
  }
  return open;
}

/** The closed filled path of a shape in piece millimetres, or null with the mistake said. */
export function readOutline(
  element: DrawingElement,
  matrix: Matrix,
  mistakes: MistakeList,
): Path | null {
  let path: Path;
  try {
    path = drawn(element);
  } catch (error) {
    if (!(error instanceof PathSyntaxError)) throw error;
    mistakes.add("bad_path", element.place, error.message);
    return null;
  }
  if (!path.every(isReadable)) {
    mistakes.add("bad_path", element.place, "A number cannot be read");
    return null;
  }
  if (path.length < 3) {
    mistakes.add("empty_shape", element.place, "The shape has no area");
    return null;
  }
  if (hasOpenContour(path)) {
    mistakes.add("open_path", element.place, "A contour of the path is not closed");
    return null;
  }
  return windClockwise(rounded(transformPath(path, matrix)));
}

function isReadable(command: PathCommand): boolean {
  for (let i = 1; i < command.length; i += 1) if (!Number.isFinite(command[i])) return false;
  return true;
}

/** To 0.01 mm: relative path data adds up to long fractions that say nothing. */
function rounded(path: Path): Path {
  const near = (value: number) => Math.round(value * 100) / 100 + 0;
  return path.map(
    (command) =>
      command.map((part) =>
        typeof part === "number" ? near(part) : part,
      ) as unknown as PathCommand,
  );
}

/**
 * Shapes of one zone are joined into one path; wound the same way they add up where they overlap,
 * while the other way round they would cut holes into each other.
 */
function windClockwise(path: Path): Path {
  // The corners and control points turn as the curves do, which is all that is asked here.
  let area = 0;
  let contour: { x: number; y: number }[] = [];
  for (const [letter, ...numbers] of path) {
    if (letter === "M") {
      area += signedArea(contour);
      contour = [];
    }
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      contour.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
    }
  }
  return area + signedArea(contour) >= 0 ? path : reversePath(path);
}
