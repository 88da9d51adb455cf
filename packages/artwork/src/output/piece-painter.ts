import type { PieceScene, SceneLayer } from "../scene.ts";
import type { CanvasTarget } from "./canvas-target.ts";
import { drawLayers, drawPiece } from "./draw-piece.ts";
import type { DrawView, PictureLookup } from "./draw-piece.ts";
import { changedRect, millimetresOf, redrawPiece } from "./redraw-piece.ts";
import type { RedrawnRect } from "./redraw-piece.ts";

/** A canvas out of sight, and itself as something to draw. */
export interface Surface<Picture> {
  readonly target: CanvasTarget<Picture>;
  readonly picture: Picture;
}

/** Keeps one canvas showing one piece. */
export interface PiecePainter<Picture> {
  /**
   * Brings the canvas up to date and answers what was drawn, null when nothing differs. Draws all of
   * it the first time and after a change of view or size.
   */
  readonly paint: (
    piece: PieceScene,
    pictures: PictureLookup<Picture>,
    view: DrawView,
  ) => RedrawnRect | null;
  /** Draws all of the piece again, whatever the canvas shows. */
  readonly repaint: (
    piece: PieceScene,
    pictures: PictureLookup<Picture>,
    view: DrawView,
  ) => RedrawnRect;
  /**
   * In a quiet moment: makes one of the pictures below and above the layer that is likely to change next, so that the
   * first moves of a drag need not. True while one is still missing.
   */
  readonly expect: (layer: string, pictures: PictureLookup<Picture>) => boolean;
}

/** Pictures of what lies below and above one layer of a piece, and how many of the two are made. */
interface Around {
  readonly piece: PieceScene;
  readonly view: DrawView;
  readonly index: number;
  made: number;
}

/**
 * A painter for an open editor. Draws only where pieces differ; and while one and the same layer
 * changes again and again, as in a drag, what lies below and above it comes from two pictures made
 * once. `newSurface` makes a canvas of the size of `target`'s.
 */
export function createPiecePainter<Picture>(
  target: CanvasTarget<Picture>,
  size: { readonly width: number; readonly height: number },
  newSurface: () => Surface<Picture>,
): PiecePainter<Picture> {
  let shown: { readonly piece: PieceScene; readonly view: DrawView } | null = null;
  let busy: number | null = null;
  let around: Around | null = null;
  const surfaces: Surface<Picture>[] = [];

  function whole(piece: PieceScene, pictures: PictureLookup<Picture>, view: DrawView): RedrawnRect {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, size.width, size.height);
    drawPiece(target, piece, pictures, view);
    busy = null;
    return { x: 0, y: 0, ...size };
  }

  /**
   * Makes one of the pictures below and above, if one is missing: two in one frame would be felt.
   * Answers the two once both are there.
   */
  function surroundings(
    piece: PieceScene,
    index: number,
    pictures: PictureLookup<Picture>,
    view: DrawView,
  ): readonly [Surface<Picture>, Surface<Picture>] | null {
    const below = piece.layers.slice(0, index);
    const above = piece.layers.slice(index + 1);
    if (!around || !isAround(around, piece, index, view)) around = { piece, view, index, made: 0 };
    while (surfaces.length < 2) surfaces.push(newSurface());
    const [under, over] = surfaces as [Surface<Picture>, Surface<Picture>];
    if (around.made < 2) {
      const [surface, layers] = around.made === 0 ? [under, below] : [over, above];
      surface.target.setTransform(1, 0, 0, 1, 0, 0);
      surface.target.clearRect(0, 0, size.width, size.height);
      drawLayers(surface.target, piece, layers, pictures, view, undefined, surface === under);
      around.made += 1;
    }
    return around.made === 2 ? [under, over] : null;
  }

  function between(
    before: PieceScene,
    piece: PieceScene,
    index: number,
    pictures: PictureLookup<Picture>,
    view: DrawView,
  ): RedrawnRect | null {
    const rect = changedRect(before, piece, view);
    if (!rect) return null;
    const ready = surroundings(piece, index, pictures, view);
    if (!ready) return redrawPiece(target, before, piece, pictures, view);
    const [under, over] = ready;
    target.save();
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.beginPath();
    target.rect(rect.x, rect.y, rect.width, rect.height);
    target.clip("nonzero");
    target.clearRect(rect.x, rect.y, rect.width, rect.height);
    target.drawImage(under.picture, 0, 0, size.width, size.height);
    const layers = piece.layers.slice(index, index + 1);
    drawLayers(target, piece, layers, pictures, view, millimetresOf(rect, view), false);
    target.drawImage(over.picture, 0, 0, size.width, size.height);
    target.restore();
    return rect;
  }

  return {
    repaint: (piece, pictures, view) => {
      shown = { piece, view };
      return whole(piece, pictures, view);
    },
    expect: (layer, pictures) => {
      if (!shown) return false;
      const { piece, view } = shown;
      const index = piece.layers.findIndex((each) => each.layer === layer);
      if (index < 0) return false;
      busy = index;
      return surroundings(piece, index, pictures, view) === null;
    },
    paint: (piece, pictures, view) => {
      const before = shown;
      shown = { piece, view };
      if (!before || !sameView(before.view, view) || before.piece.cloth !== piece.cloth) {
        return whole(piece, pictures, view);
      }
      const index = onlyChange(before.piece, piece);
      const again = index !== null && index === busy;
      busy = index ?? (before.piece === piece ? busy : null);
      const rect = again
        ? between(before.piece, piece, index, pictures, view)
        : redrawPiece(target, before.piece, piece, pictures, view);
      return rect && onCanvas(rect, size);
    },
  };
}

/** The one place in the list at which two pieces differ; null for none or several. */
function onlyChange(before: PieceScene, after: PieceScene): number | null {
  if (before.ground !== after.ground || before.layers.length !== after.layers.length) return null;
  let found: number | null = null;
  for (let i = 0; i < after.layers.length; i += 1) {
    if (before.layers[i] === after.layers[i]) continue;
    if (found !== null) return null;
    found = i;
  }
  return found;
}

function onCanvas(
  rect: RedrawnRect,
  size: { readonly width: number; readonly height: number },
): RedrawnRect {
  const x = Math.min(size.width, Math.max(0, rect.x));
  const y = Math.min(size.height, Math.max(0, rect.y));
  const right = Math.min(size.width, Math.max(x, rect.x + rect.width));
  const bottom = Math.min(size.height, Math.max(y, rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Cloth, ground and all layers but the one are those the pictures were made of. */
function isAround(around: Around, piece: PieceScene, index: number, view: DrawView): boolean {
  const { piece: made, index: at } = around;
  if (at !== index || made.ground !== piece.ground || made.cloth !== piece.cloth) return false;
  return (
    sameView(around.view, view) &&
    sameLayers(made.layers.slice(0, at), piece.layers.slice(0, index)) &&
    sameLayers(made.layers.slice(at + 1), piece.layers.slice(index + 1))
  );
}

function sameLayers(a: readonly SceneLayer[], b: readonly SceneLayer[]): boolean {
  return a.length === b.length && a.every((layer, index) => layer === b[index]);
}

function sameView(a: DrawView, b: DrawView): boolean {
  return a.left === b.left && a.top === b.top && a.scale === b.scale;
}
