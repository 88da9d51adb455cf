import { isPlaced, type Layer } from "@holeshot/design";
import type { PiecePoint } from "@holeshot/geometry";
import { boxContains, type FrameParts, layerBox } from "../frame/layer-box.ts";

/** The layers under a point of the cloth, the topmost first. */
export function layersAt(
  layers: readonly Layer[],
  parts: FrameParts,
  piece: string,
  point: PiecePoint,
  slack: number,
): readonly string[] {
  return layers.toReversed().flatMap((layer) => {
    if (!isPlaced(layer) || layer.hidden || layer.piece !== piece) return [];
    const box = layerBox(layer, parts);
    return box && boxContains(box, point, slack) ? [layer.id] : [];
  });
}

/** Which of the layers under a tap is meant: the topmost, or what lies beneath the one chosen already. */
export function pickLayer(under: readonly string[], selected: readonly string[]): string | null {
  const here = under.findIndex((id) => selected.includes(id));
  return under[(here + 1) % Math.max(1, under.length)] ?? null;
}
