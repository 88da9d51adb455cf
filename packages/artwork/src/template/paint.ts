import type { MistakeList } from "./mistakes.ts";
import type { DrawingElement } from "./xml-tree.ts";

/** What a shape takes over from the groups around it. */
export interface InheritedPaint {
  readonly fill: string | undefined;
  readonly fillRule: string | undefined;
}

const harmless = new Set(["none", "normal", "1", "visible", "inline", "100%"]);
const effects = [
  ...["opacity", "fill-opacity", "filter", "mask", "clip-path", "mix-blend-mode"],
  ...["display", "visibility"],
];

function styleOf(element: DrawingElement): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const [name, value] of Object.entries(element.attributes)) style.set(name, value.trim());
  for (const part of (element.attributes["style"] ?? "").split(";")) {
    const colon = part.indexOf(":");
    if (colon > 0) style.set(part.slice(0, colon).trim(), part.slice(colon + 1).trim());
  }
  return style;
}

function shortToLong(colour: string): string {
  const lower = colour.toLowerCase();
  return /^#[0-9a-f]{3}$/.test(lower) ? lower.replace(/[0-9a-f]/g, "$&$&") : lower;
}

/** The fill of an element; a stroke or an effect on it is a mistake. */
export function readPaint(
  element: DrawingElement,
  inherited: InheritedPaint,
  mistakes: MistakeList,
): InheritedPaint {
  const style = styleOf(element);
  const stroke = style.get("stroke");
  if (stroke !== undefined && stroke !== "none") {
    mistakes.add("stroke", element.place, `A stroke of ${stroke}`);
  }
  for (const name of effects) {
    const value = style.get(name);
    if (value !== undefined && !harmless.has(value)) {
      mistakes.add("effect", element.place, `${name} is ${value}`);
    }
  }
  const fill = style.get("fill");
  if (fill?.startsWith("url(")) {
    mistakes.add("effect", element.place, `The fill is ${fill}`);
  }
  return {
    fill: fill === undefined ? inherited.fill : shortToLong(fill),
    fillRule: style.get("fill-rule") ?? inherited.fillRule,
  };
}
