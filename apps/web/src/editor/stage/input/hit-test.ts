import { placeBefore } from "@holeshot/artwork";
import { isPlaced, type Layer, type PlacedLayer } from "@holeshot/design";
import type { PiecePoint } from "@holeshot/geometry";
import type { ClothPlace } from "../view/cloth-view.ts";
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
    if (!isPlaced(layer) || layer.hidden) return [];
    const at = layer.piece === piece ? point : pointBefore(layer, parts, { piece, point });
    const box = at && layerBox(layer, parts);
    return box && boxContains(box, at, slack) ? [layer.id] : [];
  });
}

/** What lies here of a layer that goes on over a seam of the piece on which it stands. */
function pointBefore(
  { piece, across_seams }: PlacedLayer,
  { garment }: FrameParts,
  seen: ClothPlace,
): PiecePoint | null {
  return across_seams === true ? placeBefore(garment, piece, seen) : null;
}

/** Which of the layers under a tap is meant: the topmost, or what lies beneath the one chosen already. */
export function pickLayer(under: readonly string[], selected: readonly string[]): string | null {
  const here = under.findIndex((id) => selected.includes(id));
  return under[(here + 1) % Math.max(1, under.length)] ?? null;
}
