import type { Box, Path } from "@holeshot/geometry";
import { itemBounds, layerBounds, overlap } from "../items/bounds.ts";
import { isRound } from "../items/paints.ts";
import { isBoxInside } from "../polygons/box-inside.ts";
import type {
  Colour,
  LinearGradient,
  PieceScene,
  RadialGradient,
  SceneItem,
  SceneLayer,
  Stops,
} from "../scene.ts";
import type { CanvasTarget, GradientTarget, PathTarget } from "./canvas-target.ts";

/** Which millimetres of the piece the canvas shows: `(left, top)` is its top left corner, `scale` pixels a mm. */
export interface DrawView {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /**
   * `() => new Path2D()`, the same function each time: paths are then kept as native ones from one
   * drawing to the next, which spares a call for each of their corners.
   */
  readonly newPath?: () => PathTarget;
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
  drawLayers(target, piece, piece.layers, pictures, view, within, true);
}

/** Draws some layers of a piece, with or without the bare cloth below them. */
export function drawLayers<Picture>(
  target: CanvasTarget<Picture>,
  piece: PieceScene,
  layers: readonly SceneLayer[],
  pictures: PictureLookup<Picture>,
  view: DrawView,
  within: Box | undefined,
  onCloth: boolean,
): void {
  const { left, top, scale } = view;
  const pen: Pen<Picture> = { target, pictures, newPath: view.newPath, within };
  target.save();
  target.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  // A clip with a soft edge costs much in software; well inside the cloth it would change nothing.
  if (!within || !isBoxInside(within, piece.cloth)) clipTo(pen, piece.cloth, "nonzero");
  if (onCloth) {
    target.fillStyle = piece.ground;
    fillPath(pen, piece.cloth, "nonzero");
  }
  for (const layer of layers) {
    if (!within || overlap(layerBounds(layer), within)) drawAll(pen, layer.items);
  }
  target.restore();
}

/** Draws scene items in the canvas's present coordinates. */
export function drawItems<Picture>(
  target: CanvasTarget<Picture>,
  items: readonly SceneItem[],
  pictures: PictureLookup<Picture>,
): void {
  drawAll({ target, pictures, newPath: undefined, within: undefined }, items);
}

/** What drawing needs at every step. */
interface Pen<Picture> {
  readonly target: CanvasTarget<Picture>;
  readonly pictures: PictureLookup<Picture>;
  readonly newPath: (() => PathTarget) | undefined;
  readonly within: Box | undefined;
}

function drawAll<Picture>(pen: Pen<Picture>, items: readonly SceneItem[]): void {
  const { target, within } = pen;
  for (const item of items) {
    if (within && !overlap(itemBounds(item), within)) continue;
    if (item.kind === "fill") {
      target.globalAlpha = item.opacity;
      if (typeof item.paint !== "string" && isRound(item.paint))
        fillRound(target, item.path, item.rule, item.paint);
      else {
        target.fillStyle = canvasPaint(target, item.paint);
        fillPath(pen, item.path, item.rule);
      }
    } else if (item.kind === "clip") {
      target.save();
      clipTo(pen, item.path, item.rule);
      drawAll(pen, item.items);
      target.restore();
    } else drawPicture(target, item, pen.pictures);
  }
  target.globalAlpha = 1;
}

type Rule = "nonzero" | "evenodd";

function fillPath<Picture>({ target, newPath }: Pen<Picture>, path: Path, rule: Rule): void {
  if (newPath) {
    target.fill(nativePath(newPath, path) as never, rule);
    return;
  }
  target.beginPath();
  tracePath(target, path);
  target.fill(rule);
}

/** A canvas has circles only: the area is laid down as it is, and painted where the circle is one. */
function fillRound<Picture>(
  target: CanvasTarget<Picture>,
  path: Path,
  rule: Rule,
  paint: RadialGradient,
) {
  const { matrix, focus, stops } = paint;
  target.beginPath();
  tracePath(target, path);
  target.save();
  target.transform(...matrix);
  target.fillStyle = withStops(
    target.createRadialGradient(focus.x, focus.y, focus.radius, 0, 0, 1),
    stops,
  );
  target.fill(rule);
  target.restore();
}

function clipTo<Picture>({ target, newPath }: Pen<Picture>, path: Path, rule: Rule): void {
  if (newPath) {
    target.clip(nativePath(newPath, path) as never, rule);
    return;
  }
  target.beginPath();
  tracePath(target, path);
  target.clip(rule);
}

// Kept by the maker, since a path of one canvas library means nothing to another.
const nativePaths = new WeakMap<() => PathTarget, WeakMap<Path, PathTarget>>();

function nativePath(newPath: () => PathTarget, path: Path): PathTarget {
  const made = nativePaths.get(newPath) ?? new WeakMap<Path, PathTarget>();
  nativePaths.set(newPath, made);
  const known = made.get(path);
  if (known) return known;
  const native = newPath();
  tracePath(native, path);
  made.set(path, native);
  return native;
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
  paint: Colour | LinearGradient,
): string | GradientTarget {
  if (typeof paint === "string") return paint;
  return withStops(
    target.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2),
    paint.stops,
  );
}

function withStops(ramp: GradientTarget, stops: Stops): GradientTarget {
  for (const { at, colour, alpha = 1 } of stops)
    ramp.addColorStop(at, alpha < 1 ? withCover(colour, alpha) : colour);
  return ramp;
}

/** A colour with its cover, as canvases read it: `#rrggbbaa`. */
function withCover(colour: string, alpha: number): string {
  const byte = Math.round(Math.max(0, alpha) * 255);
  return `${colour}${byte.toString(16).padStart(2, "0")}`;
}

function tracePath(target: PathTarget, path: Path): void {
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
