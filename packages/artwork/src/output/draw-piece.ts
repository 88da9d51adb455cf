import type { Box, Path } from "@holeshot/geometry";
import { itemBounds, layerBounds, overlap } from "../items/bounds.ts";
import type { LinearGradient, Paint, PieceScene, SceneItem } from "../scene.ts";
import type { CanvasTarget, GradientTarget } from "./canvas-target.ts";

/** Which millimetres of the piece the canvas shows: `(left, top)` is its top left corner, `scale` pixels a mm. */
export interface DrawView {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Pixels of an image by its asset id; undefined leaves the place empty (still loading, or missing). */
export type PictureLookup<Picture> = (asset: string) => Picture | undefined;

/**
 * Draws one piece: cloth with bleed, then every layer, cut off at the bleed. Sets the canvas's
 * transform and leaves the rest of its state as it was; does not clear. With `within` (mm) only what
 * may show there is drawn; the caller has clipped the canvas to it.
 */
export function drawPiece<Picture>(
  target: CanvasTarget<Picture>,
  piece: PieceScene,
  pictures: PictureLookup<Picture>,
  view: DrawView,
  within?: Box,
): void {
  const { left, top, scale } = view;
  target.save();
  target.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  tracePath(target, piece.cloth);
  target.clip("nonzero");
  target.fillStyle = piece.ground;
  tracePath(target, piece.cloth);
  target.fill("nonzero");
  for (const layer of piece.layers) {
    if (!within || overlap(layerBounds(layer), within)) {
      drawItems(target, layer.items, pictures, within);
    }
  }
  target.restore();
}

/** Draws scene items in the canvas's present coordinates. */
export function drawItems<Picture>(
  target: CanvasTarget<Picture>,
  items: readonly SceneItem[],
  pictures: PictureLookup<Picture>,
  within?: Box,
): void {
  for (const item of items) {
    if (within && !overlap(itemBounds(item), within)) continue;
    if (item.kind === "fill") {
      target.globalAlpha = item.opacity;
      target.fillStyle = canvasPaint(target, item.paint);
      tracePath(target, item.path);
      target.fill(item.rule);
    } else if (item.kind === "clip") {
      target.save();
      tracePath(target, item.path);
      target.clip(item.rule);
      drawItems(target, item.items, pictures, within);
      target.restore();
    } else drawPicture(target, item, pictures);
  }
  target.globalAlpha = 1;
}

function drawPicture<Picture>(
  target: CanvasTarget<Picture>,
  item: SceneItem & { readonly kind: "image" },
  pictures: PictureLookup<Picture>,
): void {
  const picture = pictures(item.asset);
  if (picture === undefined) return;
  target.save();
  target.globalAlpha = item.opacity;
  target.imageSmoothingEnabled = true;
  target.imageSmoothingQuality = "high";
  target.transform(...item.matrix);
  target.drawImage(picture, 0, 0, 1, 1);
  target.restore();
}

function canvasPaint<Picture>(
  target: CanvasTarget<Picture>,
  paint: Paint,
): string | GradientTarget {
  return typeof paint === "string" ? paint : canvasGradient(target, paint);
}

function canvasGradient<Picture>(
  target: CanvasTarget<Picture>,
  gradient: LinearGradient,
): GradientTarget {
  const ramp = target.createLinearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2);
  for (const stop of gradient.stops) ramp.addColorStop(stop.at, stop.colour);
  return ramp;
}

function tracePath<Picture>(target: CanvasTarget<Picture>, path: Path): void {
  target.beginPath();
  for (const command of path) {
    switch (command[0]) {
      case "M":
        target.moveTo(command[1], command[2]);
        break;
      case "L":
        target.lineTo(command[1], command[2]);
        break;
      case "C": {
        const [, x1, y1, x2, y2, x, y] = command;
        target.bezierCurveTo(x1, y1, x2, y2, x, y);
        break;
      }
      case "Z":
        target.closePath();
        break;
    }
  }
}
