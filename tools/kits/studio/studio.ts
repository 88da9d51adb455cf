import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createFontShaper, loadHarfBuzz, type FontShaper } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import { boardOf } from "./board.ts";
import type { Faces } from "./draw.ts";
import type { Boards } from "./write-kit.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** Every product under its grid: some seconds of work, once for all kits. */
export function allBoards(): Boards {
  return Object.fromEntries(productIds.map((product) => [product, boardOf(product)])) as Boards;
}

interface FontFile {
  readonly id: string;
  readonly package: string;
  readonly files: readonly string[];
}

/** The faces that lie in one plain file: what a slot's width is measured with. */
export async function plainFaces(): Promise<Faces> {
  const harfbuzz = await loadHarfBuzz();
  const text = readFileSync(join(root, "catalogue", "fonts.json"), "utf8");
  const { fonts } = JSON.parse(text) as { readonly fonts: readonly FontFile[] };
  const faces = new Map<string, FontShaper>();
  for (const { id, package: name, files } of fonts) {
    const [file] = files;
    if (!file?.endsWith(".ttf")) continue;
    const bytes = readFileSync(join(root, "node_modules", name, file));
    faces.set(id, createFontShaper(harfbuzz, new Uint8Array(bytes)));
  }
  return (font) => faces.get(font);
}
