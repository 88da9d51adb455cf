import { pathBounds, transformPath } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { countSteps, isReasonablePath } from "./bounds.ts";
import { parseColour } from "./colour.ts";
import type { Drawing, Place } from "./drawing.ts";
import type { Area } from "./fill.ts";
import { paintGradient } from "./fill.ts";
import { readGradient } from "./gradient.ts";
import type { StrokeShape } from "./stroke.ts";
import { strokeOutline } from "./stroke.ts";
import type { Style } from "./style.ts";
import { localReference, unitValue } from "./style.ts";
import { scaleOf } from "./transform.ts";
import { parseLength, parseNumbers } from "./units.ts";

/** Paints an area with what `fill` or `stroke` asks for. */
function paintArea(
  wish: string,
  area: Area,
  place: Place,
  box: Box,
  drawing: Drawing,
): SceneItem[] {
  if (wish === "none" || area.opacity <= 0 || area.path.length === 0) return [];
  if (!isReasonablePath(area.path)) {
    drawing.budget.drop("out_of_range");
    return [];
  }
  const plain = (text: string): SceneItem[] => {
    const current = text.toLowerCase() === "currentcolor";
    const found = parseColour(current ? (place.style.get("color") ?? "#000000") : text);
    // Keywords of the renderer, such as context-fill, have no meaning here; black is SVG's own default.
    const { colour, alpha } = found ?? { colour: "#000000", alpha: text === "none" ? 0 : 1 };
    const opacity = area.opacity * alpha;
    if (opacity <= 0) return [];
    return [{ kind: "fill", path: area.path, paint: colour, rule: area.rule, opacity }];
  };
  if (!/^url\(/i.test(wish)) return plain(wish);
  const reference = localReference(wish);
  const target = reference ? drawing.ids.get(reference.id) : undefined;
  if (reference && target && target.name.endsWith("Gradient")) {
    const gradient = readGradient(target, place, drawing);
    const items = gradient ? paintGradient(area, gradient, place.matrix, box) : [];
    drawing.budget.spend(countSteps(items));
    return items;
  }
  if (reference && reference.fallback !== "") return plain(reference.fallback);
  if (!reference) drawing.budget.drop("external_reference");
  return [];
}

const caps = { butt: "butt", round: "round", square: "square" } as const;
const joins = { miter: "miter", round: "round", bevel: "bevel" } as const;

function strokeShape(style: Style, place: Place): StrokeShape {
  const diagonal = Math.hypot(place.width, place.height) / Math.SQRT2;
  const fixed = style.get("vector-effect") === "non-scaling-stroke";
  const scale = fixed ? 1 / Math.max(1e-9, scaleOf(place.matrix)) : 1;
  const width = parseLength(style.get("stroke-width"), diagonal) ?? 1;
  const given = (
    parseNumbers(style.get("stroke-dasharray")?.replaceAll(/[a-z]+/gi, "")) ?? []
  ).slice(0, 64);
  const positive = given.every((value) => value >= 0) && given.some((value) => value > 0);
  const even = given.length % 2 === 0 ? given : [...given, ...given];
  return {
    width: width * scale,
    cap: caps[(style.get("stroke-linecap") ?? "butt") as keyof typeof caps] ?? "butt",
    join: joins[(style.get("stroke-linejoin") ?? "miter") as keyof typeof joins] ?? "miter",
    miterLimit: Math.max(1, Number.parseFloat(style.get("stroke-miterlimit") ?? "4") || 4),
    dashes: positive ? even.map((value) => value * scale) : [],
    dashOffset: (parseLength(style.get("stroke-dashoffset"), diagonal) ?? 0) * scale,
  };
}

/** The stroke's outline in output coordinates; stroked in the shape's own, so that a skew bends the pen as it should. */
function strokedArea(path: Path, place: Place, drawing: Drawing): Path {
  const scale = scaleOf(place.matrix);
  if (!(scale > 0)) return [];
  const shape = strokeShape(place.style, place);
  const outline = strokeOutline(path, shape, drawing.tolerance / scale, drawing.budget);
  drawing.budget.spend(outline.length);
  return transformPath(outline, place.matrix);
}

/** Fill and stroke of one shape given in its own coordinates, in the order they are painted. */
export function paintShape(path: Path, place: Place, drawing: Drawing): SceneItem[] {
  const { style, matrix } = place;
  const box = pathBounds(path);
  const fill = style.get("fill") ?? "#000000";
  const stroke = style.get("stroke") ?? "none";
  const filled = (): SceneItem[] => {
    if (fill === "none") return [];
    const rule = style.get("fill-rule") === "evenodd" ? "evenodd" : "nonzero";
    const opacity = place.opacity * unitValue(style.get("fill-opacity"));
    return paintArea(
      fill,
      { path: transformPath(path, matrix), rule, opacity },
      place,
      box,
      drawing,
    );
  };
  const stroked = (): SceneItem[] => {
    if (stroke === "none" || !isReasonablePath(transformPath(path, matrix))) return [];
    const opacity = place.opacity * unitValue(style.get("stroke-opacity"));
    if (opacity <= 0) return [];
    const outline = strokedArea(path, place, drawing);
    return paintArea(stroke, { path: outline, rule: "nonzero", opacity }, place, box, drawing);
  };
  const strokeFirst = /^\s*(stroke|markers\s+stroke)/.test(style.get("paint-order") ?? "");
  return strokeFirst ? [...stroked(), ...filled()] : [...filled(), ...stroked()];
}
