import { isPlaced, isSoundLayer, type Layer, type PlacedLayer } from "@holeshot/design";

/** What the clipboard calls layers of a design. */
export const carriedType = "application/x-holeshot-layers+json";

/** The layers as they travel; a colour layer belongs to its garment and stays. */
export function carry(layers: readonly Layer[]): string | null {
  const placed = layers.filter(isPlaced);
  return placed.length === 0 ? null : JSON.stringify({ schema: 1, layers: placed });
}

/** What somebody copied here or in another design; nothing when it is anything else. */
export function unpack(text: string): readonly PlacedLayer[] {
  try {
    const { schema, layers } = JSON.parse(text) as {
      schema?: unknown;
      layers?: unknown;
    };
    if (schema !== 1 || !Array.isArray(layers)) return [];
    return layers.filter(isSoundLayer).filter(isPlaced);
  } catch {
    return [];
  }
}

/** Words that fit a text layer: a page of a book does not. */
export function wordsOf(
  text: string,
  most: { readonly characters: number; readonly lines: number },
): string | null {
  const words = text
    .replaceAll("\r", "")
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
  // Other control signs have no shape in any face.
  if (words === "" || /\p{Cc}/u.test(words.replaceAll("\n", ""))) return null;
  const fits = words.length <= most.characters && words.split("\n").length <= most.lines;
  return fits ? words : null;
}
