import { unionBoxes } from "@holeshot/geometry";
import type { Box } from "@holeshot/geometry";
import { layerBounds } from "../items/bounds.ts";
import type { PieceScene, SceneLayer } from "../scene.ts";
import type { CanvasTarget } from "./canvas-target.ts";
import { drawPiece } from "./draw-piece.ts";
import type { DrawView, PictureLookup } from "./draw-piece.ts";

/** Pixels of the canvas that were drawn anew. */
export interface RedrawnRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Brings a canvas that shows `before` to show `after`, drawing only where they differ. The picture is
 * that of a whole drawing; soft edges may fall a little differently. Answers what was drawn, null when nothing differs. The view must
 * be the one `before` was drawn with, and the canvas must hold nothing but the piece.
 */
export function redrawPiece<Picture>(
  target: CanvasTarget<Picture>,
  before: PieceScene,
  after: PieceScene,
  pictures: PictureLookup<Picture>,
  view: DrawView,
): RedrawnRect | null {
  const rect = changedRect(before, after, view);
  if (!rect) return null;
  target.save();
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.beginPath();
  target.rect(rect.x, rect.y, rect.width, rect.height);
  // Whole pixels: the clip has no soft edge that would mix old and new.
  target.clip("nonzero");
  target.clearRect(rect.x, rect.y, rect.width, rect.height);
  drawPiece(target, after, pictures, view, millimetresOf(rect, view));
  target.restore();
  return rect;
}

/** Where two scenes of a piece may differ, in whole pixels; null where they show the same. */
export function changedRect(
  before: PieceScene,
  after: PieceScene,
  view: DrawView,
): RedrawnRect | null {
  const changed = before === after ? null : changedBox(before, after);
  return changed && pixelsOf(changed, view);
}

/** Where two scenes of a piece may differ, mm; null where they show the same. Far beyond the piece when its cloth differs. */
export function changedBox(before: PieceScene, after: PieceScene): Box | null {
  if (before.ground !== after.ground || before.cloth !== after.cloth) return everywhere;
  const was = new Set(before.layers);
  const now = new Set(after.layers);
  const differing: SceneLayer[] = [
    ...before.layers.filter((layer) => !now.has(layer)),
    ...after.layers.filter((layer) => !was.has(layer)),
    ...reordered(
      before.layers.filter((layer) => now.has(layer)),
      after.layers.filter((layer) => was.has(layer)),
    ),
  ];
  const boxes = differing.map(layerBounds).filter((box) => box.right > box.left);
  const [first, ...rest] = boxes;
  return first ? rest.reduce(unionBoxes, first) : null;
}

/** Layers that both have but at different places among each other. */
function reordered(before: readonly SceneLayer[], after: readonly SceneLayer[]): SceneLayer[] {
  return after.filter((layer, index) => before[index] !== layer);
}

const everywhere: Box = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };

/** The box in whole pixels, one wider all round for soft edges. */
function pixelsOf(box: Box, { left, top, scale }: DrawView): RedrawnRect {
  const x = Math.floor((box.left - left) * scale) - 1;
  const y = Math.floor((box.top - top) * scale) - 1;
  const right = Math.ceil((box.right - left) * scale) + 1;
  const bottom = Math.ceil((box.bottom - top) * scale) + 1;
  return { x, y, width: right - x, height: bottom - y };
}

/** A rectangle of pixels on the piece. */
export function millimetresOf(rect: RedrawnRect, { left, top, scale }: DrawView): Box {
  return {
    left: left + rect.x / scale,
    top: top + rect.y / scale,
    right: left + (rect.x + rect.width) / scale,
    bottom: top + (rect.y + rect.height) / scale,
  };
}
