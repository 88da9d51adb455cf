import type { FontShaper } from "@holeshot/artwork";
import { type DesignDocument, fontsOf } from "@holeshot/design";
import { face } from "../../catalogue/index.ts";

/** The faces a document letters with. */
export async function facesOf(
  document: DesignDocument,
): Promise<(font: string) => FontShaper | undefined> {
  const ids = [...fontIds(document)];
  const opened = await Promise.all(ids.map(async (id) => [id, await face(id)] as const));
  const ready = new Map(opened);
  return (font) => ready.get(font);
}

function fontIds(document: DesignDocument): Set<string> {
  const layers = Object.values(document.products).flatMap((product) => product.layers);
  return new Set(fontsOf(layers));
}
