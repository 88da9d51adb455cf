import { isPlaced, type Layer } from "@holeshot/design";

export interface LayerGroup {
  /** The piece; empty for the colours of the whole product. */
  readonly key: string;
  readonly title: string;
  /** The topmost first. */
  readonly rows: readonly Layer[];
}

/** Placed layers by piece, the piece with the topmost layer first, then the colours of the whole. */
export function layerGroups(
  layers: readonly Layer[],
  pieceName: (piece: string) => string,
  whole: string,
): readonly LayerGroup[] {
  const groups = new Map<string, Layer[]>();
  for (const layer of layers.toReversed()) {
    const key = isPlaced(layer) ? layer.piece : "";
    groups.set(key, [...(groups.get(key) ?? []), layer]);
  }
  return [...groups]
    .map(([key, rows]) => ({ key, title: key === "" ? whole : pieceName(key), rows }))
    .toSorted((a, b) => Number(a.key === "") - Number(b.key === ""));
}
