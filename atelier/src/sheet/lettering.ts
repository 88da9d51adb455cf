import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createFontShaper, loadHarfBuzz, type FontShaper } from "@holeshot/artwork";
import { repositoryRoot } from "./repository-root.ts";

interface FontList {
  readonly fonts: readonly {
    readonly id: string;
    readonly package: string;
    readonly files: readonly string[];
  }[];
}

/** What letters a face that comes in parts; a sheet is judged by its cloth. */
const standIn = "saira-black-italic";

/** Shapers for all faces of the catalogue that lie in one plain file; the others get a stand-in. */
export async function lettering(): Promise<(font: string) => FontShaper | undefined> {
  const harfbuzz = await loadHarfBuzz();
  const { fonts } = JSON.parse(
    readFileSync(join(repositoryRoot, "catalogue/fonts.json"), "utf8"),
  ) as FontList;
  const shapers = new Map<string, FontShaper>();
  for (const font of fonts) {
    const [file] = font.files;
    if (!file?.endsWith(".ttf")) continue;
    const bytes = readFileSync(join(repositoryRoot, "node_modules", font.package, file));
    shapers.set(font.id, createFontShaper(harfbuzz, new Uint8Array(bytes)));
  }
  return (font) => shapers.get(font) ?? shapers.get(standIn);
}
