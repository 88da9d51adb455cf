import type { PiecePoint, ScreenPoint } from "@holeshot/geometry";
import type { ClothPlace, ClothView, LocalMap } from "../stage/view/cloth-view.ts";

/**
 * Which place of the cloth a moving pointer means. On the piece it is the one that is seen there;
 * beside it the cloth is thought to go on straight, so that a drag never stops at an edge.
 */
export function clothPointer(
  view: ClothView,
  start: LocalMap,
  piece: string,
): (pointer: ScreenPoint) => ClothPlace {
  let map = start;
  let last: ClothPlace | null = null;
  let lastPixel: ScreenPoint | null = null;
  return (pointer) => {
    const seen = view.at(pointer.x, pointer.y);
    const own = seen && (seen.piece === piece ? seen.point : view.placeOn?.(piece, seen));
    if (own) {
      last = { piece, point: own };
      lastPixel = pointer;
      return last;
    }
    if (last && lastPixel) map = view.mapAt(last.piece, last.point) ?? map;
    return { piece: last?.piece ?? piece, point: onward(map, pointer, lastPixel, last?.point) };
  };
}

function onward(
  map: LocalMap,
  pointer: ScreenPoint,
  from: ScreenPoint | null,
  at: PiecePoint | undefined,
): PiecePoint {
  const to = map.toPiece(pointer);
  if (!from || !at) return to;
  const base = map.toPiece(from);
  return { x: at.x + to.x - base.x, y: at.y + to.y - base.y };
}
