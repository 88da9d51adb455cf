import type { Budget } from "./limits.ts";
import { svgLimits } from "./limits.ts";
import type { SvgElement } from "./xml.ts";

/** One value as declared; an important one is not overridden by a plain one. */
export interface Declared {
  readonly value: string;
  readonly important: boolean;
}

/** Property names with what was declared for them. */
export type Declarations = ReadonlyMap<string, Declared>;

/** Declarations one over the other, the last over all before it. */
export function overlay(...layers: readonly Declarations[]): Declarations {
  const result = new Map<string, Declared>();
  for (const [name, declared] of layers.flatMap((layer) => [...layer])) {
    if (declared.important || !result.get(name)?.important) result.set(name, declared);
  }
  return result;
}

/** Style properties that mean something to the drawing; all others are ignored. */
export const styleProperties: ReadonlySet<string> = new Set([
  ...["color", "fill", "fill-opacity", "fill-rule", "clip-rule", "clip-path", "opacity"],
  ...["stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "vector-effect", "paint-order"],
  ...["display", "visibility", "overflow", "stop-color", "stop-opacity"],
  ...["marker", "marker-start", "marker-mid", "marker-end"],
]);

/** Properties that change the picture and cannot be drawn: said, not silently lost. */
const reported: ReadonlySet<string> = new Set([...["filter", "mask", "mix-blend-mode"]]);

const markerEnds = ["marker-start", "marker-mid", "marker-end"];

function withoutComments(text: string): string {
  let result = "";
  let from = 0;
  for (;;) {
    const start = text.indexOf("/*", from);
    if (start < 0) return result + text.slice(from);
    result += `${text.slice(from, start)} `;
    const end = text.indexOf("*/", start + 2);
    if (end < 0) return result;
    from = end + 2;
  }
}

function keep(into: Map<string, Declared>, name: string, declared: Declared, budget: Budget): void {
  const { value } = declared;
  if (value === "" || value.length > 4_000) return;
  if (name === "marker") for (const end of markerEnds) into.set(end, declared);
  else if (styleProperties.has(name)) into.set(name, declared);
  else if (reported.has(name) && value !== "none" && value !== "normal") budget.drop(name);
  // A CSS transform has units and origins of its own; SVG artwork uses the attribute.
  else if (name === "transform" && value !== "none") budget.drop("css_transform");
}

/** The declarations of a `style` attribute or of a rule's body. */
export function parseDeclarations(text: string, budget: Budget): Declarations {
  const found = new Map<string, Declared>();
  for (const declaration of withoutComments(text.slice(0, 20_000)).split(";").slice(0, 200)) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const important = value.toLowerCase().endsWith("!important");
    const plain = important ? value.slice(0, -10).trim() : value;
    keep(found, name, { value: plain, important }, budget);
  }
  return found;
}

interface Rule {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly weight: number;
  readonly declarations: Declarations;
}

function parseSelector(text: string, declarations: Declarations): Rule | undefined {
  const match = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)$/.exec(text);
  if (!match || text === "") return undefined;
  const tag = match[1] === "*" ? undefined : match[1];
  const marks = [...(match[2] ?? "").matchAll(/([.#])([\w-]+)/g)];
  const ids = marks.filter((mark) => mark[1] === "#").map((mark) => mark[2] ?? "");
  const classes = marks.filter((mark) => mark[1] === ".").map((mark) => mark[2] ?? "");
  if (ids.length > 1 || classes.length > 4) return undefined;
  const weight = ids.length * 100 + classes.length * 10 + (tag === undefined ? 0 : 1);
  return { tag, id: ids[0], classes, weight, declarations };
}

function isMatch(rule: Rule, element: SvgElement, classes: ReadonlySet<string>): boolean {
  if (rule.tag !== undefined && rule.tag !== element.name) return false;
  if (rule.id !== undefined && rule.id !== element.attributes.get("id")) return false;
  return rule.classes.every((name) => classes.has(name));
}

/** The rules of all `style` elements, found by what they select so that matching stays quick. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>();
  #count = 0;

  /** Adds one style element's text. Imports, media rules and combined selectors are dropped and said. */
  add(source: string, budget: Budget): void {
    const text = withoutComments(source);
    let from = 0;
    while (from < text.length) {
      const open = text.indexOf("{", from);
      const semicolon = text.indexOf(";", from);
      if (semicolon >= 0 && (open < 0 || semicolon < open)) {
        if (text.slice(from, semicolon).trim() !== "") budget.drop("css_rule");
        from = semicolon + 1;
        continue;
      }
      if (open < 0) return;
      const end = closingBrace(text, open);
      this.#addRule(text.slice(from, open).trim(), text.slice(open + 1, end), budget);
      from = end + 1;
    }
  }

  #addRule(selectors: string, body: string, budget: Budget): void {
    if (selectors.startsWith("@")) {
      // Fonts only matter to text, which is dropped under its own name.
      if (!selectors.toLowerCase().startsWith("@font-face")) budget.drop("css_rule");
      return;
    }
    const declarations = parseDeclarations(body, budget);
    for (const selector of selectors.split(",").slice(0, 500)) {
      const rule = parseSelector(selector.trim(), declarations);
      if (!rule || this.#count >= svgLimits.styleRules) {
        budget.drop("css_rule");
        continue;
      }
      this.#count += 1;
      const key = rule.id ? `#${rule.id}` : rule.classes[0] ? `.${rule.classes[0]}` : rule.tag;
      const list = this.#rules.get(key ?? "*");
      if (list) list.push(rule);
      else this.#rules.set(key ?? "*", [rule]);
    }
  }

  /** What the sheet says about an element, weakest rule first already applied. */
  match(element: SvgElement, budget: Budget): Declarations {
    if (this.#count === 0) return new Map();
    const id = element.attributes.get("id");
    const names = (element.attributes.get("class") ?? "").slice(0, 2_000).split(/\s+/).slice(0, 20);
    const classes = new Set(names);
    const keys = ["*", element.name, ...[...classes].map((name) => `.${name}`)];
    if (id !== undefined) keys.push(`#${id}`);
    const candidates = keys.flatMap((key) => this.#rules.get(key) ?? []);
    budget.checkRules(candidates.length);
    const matching = candidates
      .filter((rule) => isMatch(rule, element, classes))
      .sort((a, b) => a.weight - b.weight);
    return overlay(...matching.map((rule) => rule.declarations));
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}
