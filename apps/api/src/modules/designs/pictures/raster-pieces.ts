import { type CanvasTarget, drawPiece, type Scene } from "@holeshot/artwork";
import type { Garment } from "@holeshot/garments";
import type { PieceRaster } from "@holeshot/views";
import { createCanvas, type Image } from "@napi-rs/canvas";

/** Cloth beyond the seam line that still shows where pieces meet, mm. */
const BLEED_MM = 4;

/** Draws every piece of a scene that is printed or has something sewn on, at `scale` pixels a millimetre. */
export function rasterPieces(
  garment: Garment,
  scene: Scene,
  images: ReadonlyMap<string, Image>,
  scale: number,
): readonly PieceRaster[] {
  const drawn = new Map(scene.pieces.map((piece) => [piece.piece, piece]));
  return garment.pieces.flatMap((piece) => {
    const pieceScene = drawn.get(piece.id);
    if (!pieceScene || (piece.material !== "printed" && !pieceScene.sewnOn)) return [];
    const left = piece.bounds.left - BLEED_MM;
    const top = piece.bounds.top - BLEED_MM;
    const width = Math.ceil((piece.bounds.right + BLEED_MM - left) * scale);
    const height = Math.ceil((piece.bounds.bottom + BLEED_MM - top) * scale);
    const context = createCanvas(width, height).getContext("2d");
    const target = context as unknown as CanvasTarget<Image>;
    drawPiece(target, pieceScene, (asset) => images.get(asset), { left, top, scale });
    const { data } = context.getImageData(0, 0, width, height);
    return [{ piece: piece.id, left, top, scale, width, height, data }];
  });
}
