import type { Matrix, Path } from "@holeshot/geometry";
import { StyleSheet, overlay, parseDeclarations } from "./css.ts";
import type { Declarations } from "./css.ts";
import { readEmbedded } from "./embedded.ts";
import type { Budget } from "./limits.ts";
import { svgLimits } from "./limits.ts";
import { shapePath } from "./shapes.ts";
import type { Viewport } from "./shapes.ts";
import { cascade } from "./style.ts";
import type { Style } from "./style.ts";
import type { EmbeddedImage } from "./types.ts";
import type { SvgElement } from "./xml.ts";

/** What a parent hands to its children while drawing. */
export interface Place extends Viewport {
  readonly matrix: Matrix;
  readonly style: Style;
  readonly opacity: number;
  readonly uses: number;
}

function allElements(root: SvgElement): SvgElement[] {
  const all: SvgElement[] = [root];
  for (let at = 0; at < all.length; at += 1) {
    for (const child of all[at]?.children ?? []) all.push(child);
  }
  return all;
}

/**
 * One file while it is being drawn: its ids, rules and pictures. Whatever is read from an element's text is
 * read once, so that `use` cannot make the reader parse a long attribute again and again.
 */
export class Drawing {
  readonly ids = new Map<string, SvgElement>();
  readonly sheet = new StyleSheet();
  readonly budget: Budget;
  readonly images: EmbeddedImage[] = [];
  /** Straight pieces stay this close to the curves of a stroke, in output units. */
  tolerance = 0.01;
  readonly #paths = new Map<SvgElement, { readonly key: string; readonly path: Path }>();
  readonly #pictures = new Map<SvgElement, EmbeddedImage | undefined>();
  readonly #declared = new Map<SvgElement, Declarations>();

  constructor(root: SvgElement, budget: Budget) {
    this.budget = budget;
    for (const element of allElements(root)) {
      const id = element.attributes.get("id");
      if (id !== undefined && !this.ids.has(id)) this.ids.set(id, element);
      if (element.name === "style") this.sheet.add(element.text, budget);
    }
  }

  /** The element a local reference names; addresses outside the file are dropped and said. */
  target(element: SvgElement): SvgElement | undefined {
    const href = element.attributes.get("href")?.trim() ?? "";
    if (href.startsWith("#")) return this.ids.get(href.slice(1));
    if (href !== "") this.budget.drop("external_reference");
    return undefined;
  }

  path(element: SvgElement, port: Viewport): Path {
    // Percentages make a shape depend on its viewport; path data never does.
    const key = element.name === "path" ? "" : `${port.width} ${port.height}`;
    const known = this.#paths.get(element);
    if (known?.key === key) return known.path;
    const path = shapePath(element, port, this.budget);
    this.#paths.set(element, { key, path });
    return path;
  }

  picture(element: SvgElement): EmbeddedImage | undefined {
    if (this.#pictures.has(element)) return this.#pictures.get(element);
    const href = element.attributes.get("href") ?? "";
    const full = this.images.length >= svgLimits.images;
    const image = full ? undefined : readEmbedded(href, String(this.images.length));
    if (image) this.images.push(image);
    else this.budget.drop(/^\s*data:/i.test(href) ? "unsupported_image" : "external_reference");
    this.#pictures.set(element, image);
    return image;
  }

  style(element: SvgElement, parent: Style): Style {
    let own = this.#declared.get(element);
    if (!own) {
      const text = element.attributes.get("style") ?? "";
      const rules = this.sheet.match(element, this.budget);
      own = overlay(rules, parseDeclarations(text, this.budget));
      this.#declared.set(element, own);
    }
    return cascade(element, parent, own, this.budget);
  }
}
