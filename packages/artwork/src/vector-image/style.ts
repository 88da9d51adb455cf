import type { Declarations } from "./css.ts";
import { styleProperties } from "./css.ts";
import type { Budget } from "./limits.ts";
import type { SvgElement } from "./xml.ts";

const notInherited: ReadonlySet<string> = new Set([
  ...["clip-path", "opacity", "display", "overflow", "stop-color", "stop-opacity"],
  "vector-effect",
]);

const reportedAttributes = ["filter", "mask"];

/** The properties in force on one element, its parents' inherited ones included. */
export type Style = ReadonlyMap<string, string>;

/** What the parent hands down, under the element's attributes, under its rules and style attribute. */
export function cascade(
  element: SvgElement,
  parent: Style,
  declared: Declarations,
  budget: Budget,
): Style {
  const style = new Map<string, string>();
  for (const [name, value] of parent) if (!notInherited.has(name)) style.set(name, value);
  const set = (name: string, value: string): void => {
    if (value === "inherit") {
      const handed = parent.get(name);
      if (handed !== undefined) style.set(name, handed);
    } else style.set(name, value);
  };
  for (const [name, value] of element.attributes) {
    if (styleProperties.has(name) && value.length <= 4_000) set(name, value.trim());
  }
  for (const name of reportedAttributes) {
    const value = element.attributes.get(name);
    if (value !== undefined && value.slice(0, 20).trim() !== "none") budget.drop(name);
  }
  for (const [name, { value }] of declared) set(name, value);
  return style;
}

/** A number between 0 and 1, as opacities are written; 1 when missing or unreadable. */
export function unitValue(text: string | undefined): number {
  if (text === undefined) return 1;
  const value = Number.parseFloat(text) / (text.trim().endsWith("%") ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}

/** The id in `url(#id)` with what follows it, or undefined. Addresses outside the file are no ids. */
export function localReference(
  text: string,
): { readonly id: string; readonly fallback: string } | undefined {
  const match = /^url\(\s*(["']?)#([^"')]+)\1\s*\)\s*(.*)$/.exec(text.trim().slice(0, 400));
  return match?.[2] === undefined ? undefined : { id: match[2].trim(), fallback: match[3] ?? "" };
}
