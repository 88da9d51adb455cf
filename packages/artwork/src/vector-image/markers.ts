import { multiply, rotation, scaling, transformPath, translation } from "@holeshot/geometry";
import type { Matrix, Path } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { within } from "./bounds.ts";
import type { Drawing, Place } from "./drawing.ts";
import { svgLimits } from "./limits.ts";
import { rectanglePath } from "./shapes.ts";
import { localReference } from "./style.ts";
import { fitViewBox } from "./transform.ts";
import { parseLength, parseNumbers } from "./units.ts";
import type { SvgElement } from "./xml.ts";

type Vector = readonly [x: number, y: number];

interface Vertex {
  readonly at: Vector;
  /** Directions in which the line comes and goes; none where it begins or ends. */
  in?: Vector;
  out?: Vector;
}

function towards(from: Vector, ...points: readonly Vector[]): Vector | undefined {
  const far = points.find(([x, y]) => Math.hypot(x - from[0], y - from[1]) > 1e-9);
  if (!far) return undefined;
  const length = Math.hypot(far[0] - from[0], far[1] - from[1]);
  return [(far[0] - from[0]) / length, (far[1] - from[1]) / length];
}

function verticesOf(path: Path): Vertex[] {
  const vertices: Vertex[] = [];
  let start: Vector = [0, 0];
  const line = (to: Vector, first: Vector, last: Vector): void => {
    const before = vertices.at(-1);
    const from = before?.at ?? start;
    const out = towards(from, first, last, to);
    if (before && out) before.out = out;
    const back = towards(to, last, first, from);
    vertices.push({ at: to, ...(back ? { in: [-back[0], -back[1]] } : {}) });
  };
  for (const command of path) {
    if (command[0] === "M") {
      start = [command[1], command[2]];
      vertices.push({ at: start });
    } else if (command[0] === "L") {
      const to: Vector = [command[1], command[2]];
      line(to, to, vertices.at(-1)?.at ?? start);
    } else if (command[0] === "C") {
      line([command[5], command[6]], [command[1], command[2]], [command[3], command[4]]);
    } else line(start, start, vertices.at(-1)?.at ?? start);
  }
  return vertices;
}

function angleOf(marker: SvgElement, { in: came, out: goes }: Vertex, isStart: boolean): number {
  const orient = marker.attributes.get("orient")?.trim() ?? "0";
  if (!orient.startsWith("auto")) return ((Number.parseFloat(orient) || 0) * Math.PI) / 180;
  const [x, y] = [(came?.[0] ?? 0) + (goes?.[0] ?? 0), (came?.[1] ?? 0) + (goes?.[1] ?? 0)];
  const along = x === 0 && y === 0 ? (goes ?? [1, 0]) : ([x, y] as const);
  const turned = isStart && orient === "auto-start-reverse" ? Math.PI : 0;
  return Math.atan2(along[1], along[0]) + turned;
}

type DrawChildren = (element: SvgElement, place: Place, drawing: Drawing) => SceneItem[];

function drawMarker(
  marker: SvgElement,
  at: Matrix,
  place: Place,
  drawing: Drawing,
  drawChildren: DrawChildren,
): SceneItem[] {
  const { attributes } = marker;
  const length = (name: string, missing: number): number =>
    parseLength(attributes.get(name), 1) ?? missing;
  const port = { x: 0, y: 0, width: length("markerWidth", 3), height: length("markerHeight", 3) };
  if (!(port.width > 0) || !(port.height > 0)) return [];
  const [x = 0, y = 0, width = port.width, height = port.height] =
    parseNumbers(attributes.get("viewBox")) ?? [];
  if (width <= 0 || height <= 0) return [];
  const view = { x, y, width, height };
  const fit = fitViewBox(view, port, attributes.get("preserveAspectRatio"));
  // The reference point, not the corner, comes to lie on the vertex.
  const refX = length("refX", 0) * fit.matrix[0] + fit.matrix[4];
  const refY = length("refY", 0) * fit.matrix[3] + fit.matrix[5];
  const frame = multiply(at, translation(-refX, -refY));
  const style = drawing.style(marker, new Map());
  const matrix = multiply(frame, fit.matrix);
  const inner: Place = { ...place, matrix, style, width, height, uses: place.uses + 1 };
  const items = drawChildren(marker, inner, drawing);
  if (style.get("overflow") === "visible") return items;
  return within(items, transformPath(rectanglePath(0, 0, port.width, port.height), frame));
}

/** The arrow heads and dots that `marker-start`, `-mid` and `-end` put on the corners of a path. */
export function drawMarkers(
  path: Path,
  place: Place,
  drawing: Drawing,
  drawChildren: DrawChildren,
): SceneItem[] {
  const wanted = (name: string): SvgElement | undefined => {
    const reference = localReference(place.style.get(`marker-${name}`) ?? "none");
    const target = reference ? drawing.ids.get(reference.id) : undefined;
    return target?.name === "marker" ? target : undefined;
  };
  const [first, middle, last] = [wanted("start"), wanted("mid"), wanted("end")];
  if ((!first && !middle && !last) || place.uses >= svgLimits.useDepth) return [];
  const diagonal = Math.hypot(place.width, place.height) / Math.SQRT2;
  const pen = parseLength(place.style.get("stroke-width"), diagonal) ?? 1;
  const vertices = verticesOf(path);
  return vertices.flatMap((vertex, index) => {
    const isStart = index === 0;
    const marker = isStart ? first : index === vertices.length - 1 ? last : middle;
    if (!marker) return [];
    drawing.budget.visit();
    const scale = marker.attributes.get("markerUnits") === "userSpaceOnUse" ? 1 : pen;
    const turn = rotation(angleOf(marker, vertex, isStart));
    const at = multiply(place.matrix, translation(...vertex.at), turn, scaling(scale));
    return drawMarker(marker, at, place, drawing, drawChildren);
  });
}
