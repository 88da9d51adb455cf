import type { Path, Point } from "@holeshot/geometry";
import { flattenPath, pathBounds } from "@holeshot/geometry";
import type { PieceScene, Scene, SceneItem } from "@holeshot/artwork";

export function pieceOf(scene: Scene, piece: string): PieceScene {
  const found = scene.pieces.find((one) => one.piece === piece);
  if (!found) throw new Error(`no piece ${piece}`);
  return found;
}

/** Items of one layer of the document, wherever it lies. */
export function itemsOf(scene: Scene, layer: string): readonly SceneItem[] {
  return scene.pieces
    .flatMap((piece) => piece.layers)
    .filter((one) => one.layer === layer)
    .flatMap((one) => one.items);
}

export type Fill = SceneItem & { readonly kind: "fill" };

/** All fills, those inside clips too. */
export function fillsIn(items: readonly SceneItem[]): Fill[] {
  return items.flatMap((item): Fill[] => {
    if (item.kind === "fill") return [item];
    return item.kind === "clip" ? fillsIn(item.items) : [];
  });
}

/** Width and height of a path's box. */
export function sizeOf(path: Path): { readonly width: number; readonly height: number } {
  const box = pathBounds(path);
  return { width: box.right - box.left, height: box.bottom - box.top };
}

export function centreOf(path: Path): Point {
  const box = pathBounds(path);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Distance from a point to the nearest edge of a path. */
export function distanceTo(path: Path, point: Point): number {
  let nearest = Infinity;
  for (const { points } of flattenPath(path, 0.005)) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const s = Math.min(1, Math.max(0, t));
      nearest = Math.min(nearest, Math.hypot(point.x - a.x - dx * s, point.y - a.y - dy * s));
    });
  }
  return nearest;
}

/** Signed area by the shoelace rule of flattened contours, mm². */
export function areaOf(path: Path): number {
  let area = 0;
  for (const { points } of flattenPath(path, 0.01)) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      area += (a.x * b.y - b.x * a.y) / 2;
    });
  }
  return area;
}
