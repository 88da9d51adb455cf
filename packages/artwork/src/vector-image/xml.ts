import { SaxesParser } from "saxes";
import type { Budget } from "./limits.ts";
import { SvgRefused, svgLimits } from "./limits.ts";

/** One element of the SVG namespace. Everything else never gets this far. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** Character data; kept for `style` alone. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: SvgElement[];
  text: string;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
const htmlNamespace = "http://www.w3.org/1999/xhtml";

const silent = new Set(["title", "desc", "metadata"]);
const kept = new Set([
  ...["svg", "g", "a", "switch", "defs", "symbol", "use", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "marker"],
]);

interface RawAttribute {
  readonly local: string;
  readonly prefix: string;
  readonly uri: string;
  readonly value: string;
}

function readAttributes(
  raw: Readonly<Record<string, RawAttribute>>,
  budget: Budget,
): Map<string, string> {
  const attributes = new Map<string, string>();
  const all = Object.values(raw);
  if (all.length > svgLimits.attributes) throw new SvgRefused("too_complex");
  for (const { local, prefix, uri, value } of all) {
    if (/^on/i.test(local)) budget.drop("event_handler");
    else if (prefix === "") attributes.set(local, value);
    // A plain href wins over the older xlink:href, whatever their order.
    else if (uri === xlinkNamespace && local === "href" && !attributes.has("href")) {
      attributes.set("href", value);
    }
  }
  return attributes;
}

class TreeReader {
  root: SvgElement | undefined;
  readonly #budget: Budget;
  readonly #open: OpenElement[] = [];
  #elements = 0;
  #depth = 0;
  #skipFrom = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  openTag(local: string, uri: string, raw: Readonly<Record<string, RawAttribute>>): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#elements > svgLimits.elements || this.#depth > svgLimits.depth) {
      throw new SvgRefused("too_complex");
    }
    if (this.#depth === 1 && (local !== "svg" || (uri !== svgNamespace && uri !== ""))) {
      throw new SvgRefused("not_svg");
    }
    if (this.#skipFrom > 0) return;
    const ours = uri === svgNamespace || uri === "";
    if (!ours || !kept.has(local)) {
      this.#skipFrom = this.#depth;
      // Editors leave notes in namespaces of their own: nobody misses those.
      if (ours ? !silent.has(local) : uri === htmlNamespace) this.#budget.drop(local);
      return;
    }
    const attributes = readAttributes(raw, this.#budget);
    this.#open.push({ name: local, attributes, children: [], text: "" });
  }

  closeTag(): void {
    const skipped = this.#skipFrom > 0;
    if (this.#skipFrom === this.#depth) this.#skipFrom = 0;
    this.#depth -= 1;
    if (skipped) return;
    const done = this.#open.pop();
    if (!done) return;
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(done);
    else this.root = done;
  }

  text(text: string): void {
    const top = this.#open.at(-1);
    if (this.#skipFrom > 0 || top?.name !== "style") return;
    if (top.text.length + text.length > svgLimits.styleCharacters) {
      throw new SvgRefused("too_complex");
    }
    top.text += text;
  }
}

/** Names a public table of SVG and brings nothing: it is never fetched. Old programs for drawing write it over every file. */
const onlyNames = /^\s+[\w:.-]+(?:\s+(?:PUBLIC|SYSTEM)(?:\s+(?:"[^"]*"|'[^']*'))+)?\s*$/;

/**
 * Strict XML to a bounded tree of known SVG elements.
 * @throws SvgRefused for a DOCTYPE that brings declarations, anything that is not well-formed, another root, or too much of it.
 */
export function readTree(text: string, budget: Budget): SvgElement {
  if (text.length > svgLimits.characters) throw new SvgRefused("too_complex");
  const parser = new SaxesParser({ xmlns: true });
  const tree = new TreeReader(budget);
  parser.on("doctype", (declaration) => {
    if (!onlyNames.test(declaration)) throw new SvgRefused("doctype");
  });
  parser.on("error", () => {
    throw new SvgRefused("not_xml");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (/stylesheet/i.test(target)) budget.drop("xml_stylesheet");
  });
  parser.on("opentag", (tag) => tree.openTag(tag.local, tag.uri, tag.attributes));
  parser.on("closetag", () => tree.closeTag());
  parser.on("text", (data) => tree.text(data));
  parser.on("cdata", (data) => tree.text(data));
  parser.write(text).close();
  if (!tree.root) throw new SvgRefused("not_xml");
  return tree.root;
}
