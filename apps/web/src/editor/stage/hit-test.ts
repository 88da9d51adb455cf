import type { Layer } from "@holeshot/design";
import type { PiecePoint } from "@holeshot/geometry";
import type { AssetStore } from "../assets/asset-store.ts";
import { boxContains, isPlaced, layerBox } from "./layer-box.ts";

/** The layers under a point of the cloth, the topmost first. */
export function layersAt(
  layers: readonly Layer[],
  assets: AssetStore,
  piece: string,
  point: PiecePoint,
  slack: number,
): readonly string[] {
  return layers.toReversed().flatMap((layer) => {
    if (!isPlaced(layer) || layer.hidden || layer.piece !== piece) return [];
    const box = layerBox(layer, assets);
    return box && boxContains(box, point, slack) ? [layer.id] : [];
  });
}

/** Which of the layers under a tap is meant: the topmost, or what lies beneath the one chosen already. */
export function pickLayer(under: readonly string[], selected: readonly string[]): string | null {
  const here = under.findIndex((id) => selected.includes(id));
  return under[(here + 1) % Math.max(1, under.length)] ?? null;
}
