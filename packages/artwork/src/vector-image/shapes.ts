import { parsePath, PathSyntaxError } from "@holeshot/geometry";
import type { Path, PathCommand } from "@holeshot/geometry";
import type { Budget } from "./limits.ts";
import { SvgRefused, svgLimits } from "./limits.ts";
import { parseLength, parseNumbers } from "./units.ts";
import type { SvgElement } from "./xml.ts";

/** Handle length of a quarter circle of radius 1 as a cubic; error below 0.03 % of the radius. */
const quarter = (4 / 3) * (Math.SQRT2 - 1);
/** Numbers in one element that are still split up: six for each step of the longest path. */
const mostNumbers = svgLimits.steps * 6;

/** The size of the viewport, which percentages are of. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** An ellipse as four cubics, clockwise on screen. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const kx = rx * quarter;
  const ky = ry * quarter;
  return [
    ["M", cx + rx, cy],
    ["C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ["C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ["C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ["C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ["Z"],
  ];
}

/** An upright rectangle with corner radii already within half its sides. */
export function rectanglePath(
  x: number,
  y: number,
  width: number,
  height: number,
  rx = 0,
  ry = 0,
): Path {
  const right = x + width;
  const bottom = y + height;
  if (rx <= 0 || ry <= 0) {
    return [["M", x, y], ["L", right, y], ["L", right, bottom], ["L", x, bottom], ["Z"]];
  }
  const kx = rx * (1 - quarter);
  const ky = ry * (1 - quarter);
  return [
    ["M", x + rx, y],
    ["L", right - rx, y],
    ["C", right - kx, y, right, y + ky, right, y + ry],
    ["L", right, bottom - ry],
    ["C", right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ["L", x + rx, bottom],
    ["C", x + kx, bottom, x, bottom - ky, x, bottom - ry],
    ["L", x, y + ry],
    ["C", x, y + ky, x + kx, y, x + rx, y],
    ["Z"],
  ];
}

function rectangle(element: SvgElement, port: Viewport): Path {
  const { attributes } = element;
  const width = parseLength(attributes.get("width"), port.width) ?? 0;
  const height = parseLength(attributes.get("height"), port.height) ?? 0;
  if (width <= 0 || height <= 0) return [];
  const givenX = parseLength(attributes.get("rx"), port.width);
  const givenY = parseLength(attributes.get("ry"), port.height);
  const rx = Math.min(width / 2, Math.max(0, givenX ?? givenY ?? 0));
  const ry = Math.min(height / 2, Math.max(0, givenY ?? givenX ?? 0));
  const x = parseLength(attributes.get("x"), port.width) ?? 0;
  const y = parseLength(attributes.get("y"), port.height) ?? 0;
  return rectanglePath(x, y, width, height, rx, ry);
}

function ellipse(element: SvgElement, port: Viewport): Path {
  const { attributes } = element;
  const length = (name: string, whole: number) => parseLength(attributes.get(name), whole);
  const diagonal = Math.hypot(port.width, port.height) / Math.SQRT2;
  const round = element.name === "circle";
  const givenX = length(round ? "r" : "rx", round ? diagonal : port.width);
  const givenY = round ? givenX : length("ry", port.height);
  const rx = givenX ?? givenY ?? 0;
  const ry = givenY ?? givenX ?? 0;
  if (rx <= 0 || ry <= 0) return [];
  return ellipsePath(length("cx", port.width) ?? 0, length("cy", port.height) ?? 0, rx, ry);
}

function line({ attributes }: SvgElement, port: Viewport): Path {
  const length = (name: string, whole: number) => parseLength(attributes.get(name), whole) ?? 0;
  return [
    ["M", length("x1", port.width), length("y1", port.height)],
    ["L", length("x2", port.width), length("y2", port.height)],
  ];
}

/** Counts commands and numbers before they become objects, which take fifty times the room. */
function refuseTooMuch(data: string): void {
  let letters = 0;
  let numbers = 0;
  let inNumber = false;
  for (let at = 0; at < data.length; at += 1) {
    const code = data.charCodeAt(at);
    const digit = (code >= 48 && code <= 57) || code === 46;
    if (digit && !inNumber) numbers += 1;
    else if (code > 64 && code !== 101 && code !== 69) letters += 1;
    inNumber = digit;
  }
  if (letters > svgLimits.steps || numbers > mostNumbers) throw new SvgRefused("too_complex");
}

function corners(element: SvgElement): Path {
  const text = element.attributes.get("points") ?? "";
  refuseTooMuch(text);
  const numbers = parseNumbers(text) ?? [];
  const path: PathCommand[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    path.push([at === 0 ? "M" : "L", numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  if (path.length > 0 && element.name === "polygon") path.push(["Z"]);
  return path;
}

function drawnPath(element: SvgElement, budget: Budget): Path {
  const data = element.attributes.get("d") ?? "";
  refuseTooMuch(data);
  if (data.trim() === "" || data.trim() === "none") return [];
  try {
    return parsePath(data);
  } catch (error) {
    if (!(error instanceof PathSyntaxError)) throw error;
    budget.drop("path_data");
    return partOf(data, error.index);
  }
}

/** SVG asks for everything before a mistake to be drawn: cut back to the last whole command. */
function partOf(data: string, index: number): Path {
  const good = data.slice(0, index);
  const cut = Math.max(...[..."MmLlHhVvCcSsQqTtAaZz"].map((letter) => good.lastIndexOf(letter)));
  if (cut <= 0) return [];
  try {
    return parsePath(good.slice(0, cut));
  } catch (error) {
    if (error instanceof PathSyntaxError) return [];
    throw error;
  }
}

/** A basic shape or path element as a path in its own coordinates; empty when there is nothing to draw. */
export function shapePath(element: SvgElement, port: Viewport, budget: Budget): Path {
  switch (element.name) {
    case "path":
      return drawnPath(element, budget);
    case "rect":
      return rectangle(element, port);
    case "circle":
    case "ellipse":
      return ellipse(element, port);
    case "line":
      return line(element, port);
    case "polyline":
    case "polygon":
      return corners(element);
    default:
      return [];
  }
}
