import { type Matrix, written } from "./matrix.ts";
import type { Clip } from "./paint-state.ts";

/** More than the reader of SVG would take: no use in writing on. */
const mostCharacters = 20_000_000;

export class TooMuch extends Error {}

/** Writes an SVG element by element; neighbours that are cut alike share their groups. */
export class SvgPen {
  readonly #body: string[] = [];
  readonly #defs: string[] = [];
  #open: readonly Clip[] = [];
  #characters = 0;
  #names = 0;

  /** Puts something among the definitions; what it is called is given to the writer. */
  define(write: (id: string) => string): string {
    this.#names += 1;
    const id = `d${this.#names}`;
    this.#add(this.#defs, write(id));
    return id;
  }

  put(element: string, clips: readonly Clip[]): void {
    let shared = 0;
    while (shared < this.#open.length && this.#open[shared] === clips[shared]) shared += 1;
    this.#add(this.#body, "</g>".repeat(this.#open.length - shared));
    for (const { id } of clips.slice(shared)) {
      this.#add(this.#body, `<g clip-path="url(#${id})">`);
    }
    this.#open = clips;
    this.#add(this.#body, element);
  }

  finish(width: number, height: number): string {
    const size = `viewBox="0 0 ${written([width, height])}" width="${width}" height="${height}"`;
    const body = this.#body.join("") + "</g>".repeat(this.#open.length);
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join("")}</defs>${body}</svg>`;
  }

  #add(to: string[], text: string): void {
    this.#characters += text.length;
    if (this.#characters > mostCharacters) throw new TooMuch();
    to.push(text);
  }
}

export function mapAttribute(map: Matrix): string {
  return ` transform="matrix(${written(map)})"`;
}
