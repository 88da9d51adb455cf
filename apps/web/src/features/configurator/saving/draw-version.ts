import { buildScene, type CanvasTarget, drawPiece, sceneInput } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { compose, flatLay, type PieceRaster } from "@holeshot/views";
import type { EditorParts } from "../../../editor/model/editor-context.ts";
import { baseGarment } from "../../../editor/garments/patterns.ts";

const SIZE = { width: 320, height: 320 };
/** Pixels a millimetre: enough for a picture of this size. */
const SCALE = 0.6;
const BLEED = 4;

/** Draws one side of a version of a design, as far as its letters and pictures are here. */
export function drawVersion(
  canvas: HTMLCanvasElement,
  { assets, kits }: Pick<EditorParts, "assets" | "kits">,
  document: DesignDocument,
  product: ProductId,
  side: Side,
): void {
  assets.want(document);
  const kit = kits.kit(document, product);
  if (!kit) return;
  const garment = baseGarment(product);
  const { drawables } = assets;
  const scene = buildScene(sceneInput({ document, garment, base: garment, kit, drawables }));
  const table = flatLay(garment, side, SIZE);
  const shown = scene.pieces.filter(({ piece }) => table.pieces.includes(piece));
  const rasters = shown.flatMap((drawn): PieceRaster[] => {
    const piece = garment.pieces.find(({ id }) => id === drawn.piece);
    if (piece?.material !== "printed") return [];
    const { left, top, right, bottom } = piece.bounds;
    const place = { left: left - BLEED, top: top - BLEED, scale: SCALE };
    const width = Math.ceil((right - left + 2 * BLEED) * SCALE);
    const height = Math.ceil((bottom - top + 2 * BLEED) * SCALE);
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) return [];
    drawPiece(context as unknown as CanvasTarget<ImageBitmap>, drawn, assets.bitmap, place);
    const { data } = context.getImageData(0, 0, width, height);
    return [{ piece: drawn.piece, ...place, width, height, data }];
  });
  const fabrics = Object.fromEntries(shown.map(({ piece, ground }) => [piece, ground]));
  const picture = compose({ table, rasters, fabrics });
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, picture.width), 0, 0);
}
