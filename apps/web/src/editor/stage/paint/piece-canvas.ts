import {
  type CanvasTarget,
  createPiecePainter,
  type PictureLookup,
  type PieceScene,
  type RedrawnRect,
} from "@holeshot/artwork";
import type { Piece } from "@holeshot/garments";
import type { Box } from "@holeshot/geometry";

type Pixels = ImageBitmap | HTMLCanvasElement;

/** A canvas that shows one piece's artwork and follows its changes. */
export interface PieceCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Millimetres of its top left corner, and pixels a millimetre. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** Brings it up to date; answers what was drawn anew, in pixels and millimetres. */
  readonly paint: (scene: PieceScene) => Painted | null;
  /** Changes were drawn into it: edges drawn in parts differ by a hair. */
  readonly patched: () => boolean;
  /** Draws all of it again. */
  readonly settle: (scene: PieceScene) => Painted | null;
  /** Prepares for changes of one layer, a part at a time; true while there is more to do. */
  readonly expect: (layer: string) => boolean;
}

export interface Painted {
  readonly rect: RedrawnRect;
  readonly box: Box;
}

/** Cloth beyond the seam line that still shows where pieces meet, mm. */
const BLEED = 4;

/** A canvas of a piece; `read` when its pixels are read again and again. */
export function createPieceCanvas(
  piece: Piece,
  scale: number,
  pictures: PictureLookup<ImageBitmap>,
  read: boolean,
): PieceCanvas {
  const left = piece.bounds.left - BLEED;
  const top = piece.bounds.top - BLEED;
  const size = {
    width: Math.ceil((piece.bounds.right + BLEED - left) * scale),
    height: Math.ceil((piece.bounds.bottom + BLEED - top) * scale),
  };
  const canvas = newCanvas(size);
  const surface = (on: HTMLCanvasElement): CanvasTarget<Pixels> =>
    on.getContext("2d", { willReadFrequently: read }) as unknown as CanvasTarget<Pixels>;
  const painter = createPiecePainter<Pixels>(surface(canvas), size, () => {
    const picture = newCanvas(size);
    return { target: surface(picture), picture };
  });
  let patched = false;
  const view = { left, top, scale, newPath };

  function painted(rect: RedrawnRect | null): Painted | null {
    if (!rect || rect.width <= 0 || rect.height <= 0) return null;
    patched = rect.width < size.width || rect.height < size.height;
    const box = {
      left: left + rect.x / scale,
      top: top + rect.y / scale,
      right: left + (rect.x + rect.width) / scale,
      bottom: top + (rect.y + rect.height) / scale,
    };
    return { rect, box };
  }

  return {
    canvas,
    left,
    top,
    scale,
    paint: (scene) => painted(painter.paint(scene, pictures, view)),
    patched: () => patched,
    settle: (scene) => painted(painter.repaint(scene, pictures, view)),
    expect: (layer) => painter.expect(layer, pictures),
  };
}

function newCanvas({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function newPath(): Path2D {
  return new Path2D();
}
