import { identity, multiply, rotation, scaling, translation } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import { parseNumbers } from "./units.ts";

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function one(name: string, values: readonly number[]): Matrix | undefined {
  const [a = 0, b, c, d, e, f] = values;
  switch (name) {
    case "matrix":
      return values.length === 6 ? [a, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0] : undefined;
    case "translate":
      return translation(a, b ?? 0);
    case "scale":
      return scaling(a, b ?? a);
    case "rotate":
      return rotation(radians(a), { x: b ?? 0, y: c ?? 0 });
    case "skewX":
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** The `transform` attribute as one map; undefined when it cannot be read, which hides the element. */
export function parseTransform(text: string | undefined): Matrix | undefined {
  if (text === undefined) return identity;
  let result = identity;
  let rest = text.slice(0, 4_000).trim();
  while (rest !== "") {
    const match = /^([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/.exec(rest);
    if (!match) return rest === "none" ? identity : undefined;
    const values = parseNumbers(match[2]);
    const step = values && values.length > 0 ? one(match[1] ?? "", values) : undefined;
    if (!step) return undefined;
    result = multiply(result, step);
    rest = rest.slice(match[0].length);
  }
  return result.every((value) => Number.isFinite(value)) ? result : undefined;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How `preserveAspectRatio` puts a view box into a viewport, and whether it may stick out of it. */
export function fitViewBox(
  view: Rectangle,
  port: Rectangle,
  preserve: string | undefined,
): { readonly matrix: Matrix; readonly slice: boolean } {
  const wish = (preserve ?? "xMidYMid meet").trim();
  const [alignment = "xMidYMid", mode] = wish.replace(/^defer\s+/, "").split(/\s+/);
  let sx = port.width / view.width;
  let sy = port.height / view.height;
  const slice = mode === "slice" && alignment !== "none";
  if (alignment !== "none") {
    sx = slice ? Math.max(sx, sy) : Math.min(sx, sy);
    sy = sx;
  }
  const share = (axis: "x" | "Y"): number => {
    const word = axis === "x" ? alignment.slice(1, 4) : alignment.slice(5, 8);
    return word === "Min" ? 0 : word === "Max" ? 1 : 0.5;
  };
  const spareX = alignment === "none" ? 0 : (port.width - view.width * sx) * share("x");
  const spareY = alignment === "none" ? 0 : (port.height - view.height * sy) * share("Y");
  const matrix: Matrix = [
    ...([sx, 0, 0, sy] as const),
    port.x + spareX - view.x * sx,
    port.y + spareY - view.y * sy,
  ];
  return { matrix, slice };
}

/** The size factor of a map: square root of its area factor. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}
