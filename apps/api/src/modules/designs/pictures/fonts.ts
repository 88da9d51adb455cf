import { createFontShaper, type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";

/** Shapers of faces by id, made once a process: parsing a face costs more than drawing with it. */
export interface ShaperCache {
  /** The faces a document letters with. */
  forDocument(document: DesignDocument): Promise<(font: string) => FontShaper | undefined>;
}

export function shaperCache(fontBytes: (id: string) => Promise<Uint8Array>): ShaperCache {
  const shapers = new Map<string, Promise<FontShaper>>();
  const load = async (id: string): Promise<FontShaper> => {
    const [harfbuzz, bytes] = await Promise.all([loadHarfBuzz(), fontBytes(id)]);
    return createFontShaper(harfbuzz, bytes);
  };
  return {
    forDocument: async (document) => {
      const ready = new Map<string, FontShaper>();
      for (const id of fontIds(document)) {
        let shaper = shapers.get(id);
        if (!shaper) {
          shaper = load(id);
          shapers.set(id, shaper);
        }
        ready.set(id, await shaper);
      }
      return (font) => ready.get(font);
    },
  };
}

function fontIds(document: DesignDocument): Set<string> {
  const layers = Object.values(document.products).flatMap((product) => product.layers);
  return new Set(layers.flatMap((layer) => (layer.kind === "text" ? [layer.font] : [])));
}
