import type { Matrix } from "@holeshot/geometry";
import type { Colour } from "../scene.ts";
import { parseColour } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import type { Viewport } from "./shapes.ts";
import { unitValue } from "./style.ts";
import { parseTransform } from "./transform.ts";
import { parseLength } from "./units.ts";
import type { SvgElement } from "./xml.ts";

export interface GradientStop {
  readonly at: number;
  readonly colour: Colour;
  readonly alpha: number;
}

interface GradientBase {
  readonly stops: readonly GradientStop[];
  /** Coordinates are shares of the shape's box. */
  readonly ofBox: boolean;
  readonly matrix: Matrix;
  readonly spread: "pad" | "reflect" | "repeat";
}

export type Gradient =
  | (GradientBase & { readonly kind: "linear"; readonly from: Vector; readonly to: Vector })
  | (GradientBase & {
      readonly kind: "radial";
      readonly centre: Vector;
      readonly radius: number;
      readonly focus: Vector;
      readonly focusRadius: number;
    });

type Vector = readonly [x: number, y: number];

/** The element and the ones it takes missing attributes from, nearest first. */
function chainOf(element: SvgElement, drawing: Drawing): SvgElement[] {
  const chain: SvgElement[] = [element];
  for (let step = 0; step < 8; step += 1) {
    const last = chain.at(-1);
    const next = last ? drawing.target(last) : undefined;
    if (!next) break;
    if (!next.name.endsWith("Gradient") || chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

function readStops(chain: readonly SvgElement[], drawing: Drawing): GradientStop[] {
  const owner = chain.find((element) => element.children.some(({ name }) => name === "stop"));
  const stops: GradientStop[] = [];
  let least = 0;
  for (const stop of owner?.children ?? []) {
    if (stop.name !== "stop" || stops.length >= 256) continue;
    drawing.budget.visit();
    const own = drawing.style(stop, new Map());
    const offset = parseLength(stop.attributes.get("offset"), 1) ?? 0;
    least = Math.min(1, Math.max(least, offset));
    const text = own.get("stop-color") ?? "#000000";
    const wanted = text.toLowerCase() === "currentcolor" ? (own.get("color") ?? "#000000") : text;
    const { colour, alpha } = parseColour(wanted) ?? { colour: "#000000", alpha: 1 };
    stops.push({ at: least, colour, alpha: alpha * unitValue(own.get("stop-opacity")) });
  }
  return stops;
}

/** Reads a gradient element; undefined when it has no stops, which paints nothing. */
export function readGradient(
  element: SvgElement,
  { width, height }: Viewport,
  drawing: Drawing,
): Gradient | undefined {
  const chain = chainOf(element, drawing);
  const attribute = (name: string): string | undefined =>
    chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const stops = readStops(chain, drawing);
  if (stops.length === 0) return undefined;
  const ofBox = attribute("gradientUnits") !== "userSpaceOnUse";
  const matrix = parseTransform(attribute("gradientTransform"));
  if (!matrix) return undefined;
  const wish = attribute("spreadMethod");
  const spread = wish === "reflect" || wish === "repeat" ? wish : "pad";
  const length = (name: string, whole: number, missing: number): number =>
    parseLength(attribute(name), ofBox ? 1 : whole) ?? missing * (ofBox ? 1 : whole);
  const base = { stops, ofBox, matrix, spread } as const;
  if (element.name === "linearGradient") {
    const from: Vector = [length("x1", width, 0), length("y1", height, 0)];
    const to: Vector = [length("x2", width, 1), length("y2", height, 0)];
    return { ...base, kind: "linear", from, to };
  }
  const centre: Vector = [length("cx", width, 0.5), length("cy", height, 0.5)];
  const radius = length("r", Math.hypot(width, height) / Math.SQRT2, 0.5);
  const focus: Vector = [
    attribute("fx") === undefined ? centre[0] : length("fx", width, 0.5),
    attribute("fy") === undefined ? centre[1] : length("fy", height, 0.5),
  ];
  const wanted = Math.max(0, length("fr", Math.hypot(width, height) / Math.SQRT2, 0));
  const start = inside(focus, centre, radius);
  // The small circle stays within the large one: outside it there would be a cone, and nothing beside it.
  const room = radius * 0.995 - Math.hypot(start[0] - centre[0], start[1] - centre[1]);
  const focusRadius = Math.min(wanted, Math.max(0, room));
  return { ...base, kind: "radial", centre, radius, focus: start, focusRadius };
}

/** A focus outside the circle is moved onto it, a hair within so that rings stay apart. */
function inside(focus: Vector, centre: Vector, radius: number): Vector {
  const away = Math.hypot(focus[0] - centre[0], focus[1] - centre[1]);
  if (away <= radius * 0.99 || away === 0) return focus;
  const share = (radius * 0.99) / away;
  return [centre[0] + (focus[0] - centre[0]) * share, centre[1] + (focus[1] - centre[1]) * share];
}
