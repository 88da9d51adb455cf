import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cropToDrawing, readSvg, writeSvg } from "@holeshot/artwork";
import type { Language } from "@holeshot/domain";
import { type LogoIndex, type Mark, readLogoIndex } from "./read-index.ts";
import { MarkSearch } from "./search.ts";

export interface LogoQuery {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface LogoPage {
  readonly marks: readonly Mark[];
  /** Where the next page begins; undefined after the last. */
  readonly next: number | undefined;
}

const folder = fileURLToPath(new URL("../../../../../../catalogue/logos", import.meta.url));

/** The marks that come with the shop. */
export class LogoLibrary {
  readonly index: LogoIndex;
  readonly #byId: ReadonlyMap<string, Mark>;
  readonly #search: MarkSearch<Mark>;

  constructor(index: LogoIndex) {
    this.index = index;
    this.#byId = new Map(index.marks.map((mark) => [mark.id, mark]));
    const categories = new Map(index.categories.map((category) => [category.id, category]));
    this.#search = new MarkSearch(index.marks, (mark) => {
      const category = categories.get(mark.category);
      const categoryWords = category ? [...Object.values(category.names), ...category.words] : [];
      return { names: [...new Set(Object.values(mark.names))], words: mark.words, categoryWords };
    });
  }

  /** Whether a design may show it: also a mark that is listed no more. */
  has(id: string): boolean {
    return this.#byId.has(id) || this.index.withdrawn.has(id);
  }

  list({ search, category, offset, limit }: LogoQuery): LogoPage {
    const found = search === undefined ? this.index.marks : this.#search.find(search);
    const wanted =
      category === undefined ? found : found.filter((mark) => mark.category === category);
    const end = offset + limit;
    return { marks: wanted.slice(offset, end), next: end < wanted.length ? end : undefined };
  }

  /** A mark's SVG, rebuilt like any upload and cut to what is painted; undefined for an unknown id. */
  async file(id: string): Promise<string | undefined> {
    const mark = this.#byId.get(id) ?? this.index.withdrawn.get(id);
    if (!mark) return undefined;
    const read = readSvg(await readFile(mark.path, "utf8"));
    if (!read.ok) throw new Error(`${mark.path} cannot be read: ${read.reason}`);
    return writeSvg(mark.trim ? cropToDrawing(read.image) : read.image);
  }
}

/** A mark's name in a language. */
export function nameOf(mark: Mark, language: Language): string {
  return mark.names[language];
}

let library: LogoLibrary | undefined;

/** The library, read once a process: it does not change while the server runs. */
export function logoLibrary(): LogoLibrary {
  library ??= new LogoLibrary(readLogoIndex(folder));
  return library;
}
