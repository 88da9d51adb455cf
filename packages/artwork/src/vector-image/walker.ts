import { identity, multiply, pathBounds, transformPath, translation } from "@holeshot/geometry";
import type { Box, Matrix } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { countItems, isReasonablePath, itemsBounds, within } from "./bounds.ts";
import { clipAreas } from "./clip.ts";
import { Drawing } from "./drawing.ts";
import type { Place } from "./drawing.ts";
import type { Budget } from "./limits.ts";
import { SvgRefused, svgLimits } from "./limits.ts";
import { drawMarkers } from "./markers.ts";
import { paintShape } from "./paint-shape.ts";
import { rootView } from "./root-view.ts";
import { rectanglePath } from "./shapes.ts";
import { localReference, unitValue } from "./style.ts";
import { fitViewBox, parseTransform } from "./transform.ts";
import type { VectorImage } from "./types.ts";
import { parseLength, parseNumbers } from "./units.ts";
import type { SvgElement } from "./xml.ts";

const containers = new Set(["g", "a", "switch"]);
const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);

function startAt(root: SvgElement, matrix: Matrix, drawing: Drawing): Place {
  const style = drawing.style(root, new Map());
  const opacity = unitValue(style.get("opacity"));
  return { matrix, style, opacity, width: 100, height: 100, uses: 0 };
}

/** Draws a whole file from its root element. */
export function drawRoot(root: SvgElement, budget: Budget): VectorImage {
  const drawing = new Drawing(root, budget);
  const view = rootView(root);
  if (view) {
    drawing.tolerance = Math.max(view.width, view.height) / 8_000;
    const place = { ...startAt(root, view.matrix, drawing), ...view.inner };
    const { width, height } = view;
    const items = within(drawChildren(root, place, drawing), rectanglePath(0, 0, width, height));
    return { width, height, items, images: drawing.images };
  }
  // Without any size the drawing's own extent is its size: measured first, then drawn in its place.
  const measured = drawChildren(root, startAt(root, identity, drawing), drawing);
  const { left, top, right, bottom } = itemsBounds(measured);
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0) || !(height > 0)) throw new SvgRefused("empty");
  drawing.tolerance = Math.max(width, height) / 8_000;
  const moved = startAt(root, translation(-left, -top), drawing);
  return { width, height, items: drawChildren(root, moved, drawing), images: drawing.images };
}

function drawChildren(element: SvgElement, place: Place, drawing: Drawing): SceneItem[] {
  const drawn: SceneItem[] = [];
  for (const child of element.children) {
    for (const item of drawElement(child, place, drawing)) drawn.push(item);
    if (element.name === "switch" && drawn.length > 0) break;
  }
  return drawn;
}

/** Everything one element puts on the drawing, in output coordinates. */
function drawElement(element: SvgElement, parent: Place, drawing: Drawing): SceneItem[] {
  const isDrawn = shapes.has(element.name) || containers.has(element.name);
  if (!isDrawn && !["svg", "use", "image"].includes(element.name)) return [];
  drawing.budget.visit();
  const style = drawing.style(element, parent.style);
  if (style.get("display") === "none") return [];
  const step = parseTransform(element.attributes.get("transform"));
  const own = unitValue(style.get("opacity"));
  if (!step || own === 0) return [];
  const matrix = multiply(parent.matrix, step);
  const place: Place = { ...parent, matrix, style, opacity: parent.opacity * own };
  const items = drawContent(element, place, drawing);
  if (own < 1 && countItems(items) > 1) drawing.budget.drop("group_opacity");
  return clipped(element, items, place, drawing);
}

function drawContent(element: SvgElement, place: Place, drawing: Drawing): SceneItem[] {
  if (element.name === "use") return drawUse(element, place, drawing);
  if (element.name === "svg") return drawViewport(element, place, drawing);
  if (containers.has(element.name)) return drawChildren(element, place, drawing);
  if (["hidden", "collapse"].includes(place.style.get("visibility") ?? "")) return [];
  if (element.name === "image") return drawPicture(element, place, drawing);
  const path = drawing.path(element, place);
  drawing.budget.spend(path.length);
  if (path.length === 0) return [];
  const markers = drawMarkers(path, place, drawing, drawChildren);
  return [...paintShape(path, place, drawing), ...markers];
}

function drawUse(element: SvgElement, place: Place, drawing: Drawing): SceneItem[] {
  const target = drawing.target(element);
  if (!target) return [];
  if (place.uses >= svgLimits.useDepth) {
    drawing.budget.drop("use");
    return [];
  }
  const x = parseLength(element.attributes.get("x"), place.width) ?? 0;
  const y = parseLength(element.attributes.get("y"), place.height) ?? 0;
  const moved = multiply(place.matrix, translation(x, y));
  const inner: Place = { ...place, matrix: moved, uses: place.uses + 1 };
  if (target.name !== "symbol" && target.name !== "svg") return drawElement(target, inner, drawing);
  drawing.budget.visit();
  const style = drawing.style(target, place.style);
  const opacity = place.opacity * unitValue(style.get("opacity"));
  return drawViewport(target, { ...inner, style, opacity }, drawing, element);
}

/** A nested `svg`, or a `symbol` at the size its `use` asks for. */
function drawViewport(
  element: SvgElement,
  place: Place,
  drawing: Drawing,
  use?: SvgElement,
): SceneItem[] {
  const { attributes } = element;
  const length = (name: "width" | "height"): number =>
    parseLength(use?.attributes.get(name) ?? attributes.get(name), place[name]) ?? place[name];
  const nested = element.name === "svg";
  const port = {
    x: nested ? (parseLength(attributes.get("x"), place.width) ?? 0) : 0,
    y: nested ? (parseLength(attributes.get("y"), place.height) ?? 0) : 0,
    width: length("width"),
    height: length("height"),
  };
  if (!(port.width > 0) || !(port.height > 0)) return [];
  const [x, y, width, height] = parseNumbers(attributes.get("viewBox")) ?? [];
  const boxed = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  if (boxed && (width <= 0 || height <= 0)) return [];
  const view = boxed ? { x, y, width, height } : { ...port, x: 0, y: 0 };
  const fit = fitViewBox(view, port, attributes.get("preserveAspectRatio"));
  const matrix = multiply(place.matrix, fit.matrix);
  const inner: Place = { ...place, matrix, width: view.width, height: view.height };
  const items = drawChildren(element, inner, drawing);
  if (place.style.get("overflow") === "visible") return items;
  const frame = rectanglePath(port.x, port.y, port.width, port.height);
  return within(items, transformPath(frame, place.matrix));
}

function drawPicture(element: SvgElement, place: Place, drawing: Drawing): SceneItem[] {
  const image = drawing.picture(element);
  if (!image) return [];
  const { attributes } = element;
  const port = {
    x: parseLength(attributes.get("x"), place.width) ?? 0,
    y: parseLength(attributes.get("y"), place.height) ?? 0,
    width: parseLength(attributes.get("width"), place.width) ?? image.width,
    height: parseLength(attributes.get("height"), place.height) ?? image.height,
  };
  if (!(port.width > 0) || !(port.height > 0)) return [];
  const view = { x: 0, y: 0, width: image.width, height: image.height };
  const fit = fitViewBox(view, port, attributes.get("preserveAspectRatio"));
  const unit: Matrix = [image.width, 0, 0, image.height, 0, 0];
  const matrix = multiply(place.matrix, fit.matrix, unit);
  drawing.budget.spend(4);
  if (!isReasonablePath(transformPath(rectanglePath(0, 0, 1, 1), matrix))) {
    drawing.budget.drop("out_of_range");
    return [];
  }
  const item: SceneItem = { kind: "image", asset: image.asset, matrix, opacity: place.opacity };
  const frame = rectanglePath(port.x, port.y, port.width, port.height);
  return fit.slice ? within([item], transformPath(frame, place.matrix)) : [item];
}

function clipped(
  element: SvgElement,
  items: SceneItem[],
  place: Place,
  drawing: Drawing,
): SceneItem[] {
  const wish = place.style.get("clip-path");
  if (wish === undefined || wish === "none" || items.length === 0) return items;
  const reference = localReference(wish);
  const target = reference ? drawing.ids.get(reference.id) : undefined;
  if (target?.name !== "clipPath") {
    drawing.budget.drop(/^url\(/i.test(wish) && !reference ? "external_reference" : "clip-path");
    return items;
  }
  const areas = clipAreas(target, place, drawing, () => ownBox(element, place, items, drawing));
  return areas.reduce<SceneItem[]>(
    (inner, { path, rule }) =>
      path.length === 0 ? [] : [{ kind: "clip", path, rule, items: inner }],
    items,
  );
}

/** The box that shares of an object refer to, in the element's own coordinates. */
function ownBox(
  element: SvgElement,
  place: Place,
  items: readonly SceneItem[],
  drawing: Drawing,
): Box {
  if (shapes.has(element.name)) return pathBounds(drawing.path(element, place));
  const box = itemsBounds(items);
  const [a, b, c, d, e, f] = place.matrix;
  if (b !== 0 || c !== 0 || a === 0 || d === 0) return box;
  const xs = [(box.left - e) / a, (box.right - e) / a];
  const ys = [(box.top - f) / d, (box.bottom - f) / d];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
