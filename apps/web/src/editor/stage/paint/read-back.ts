import type { PieceRaster } from "@holeshot/views";
import type { ChangedPiece } from "./composer.ts";

/** Copies what was drawn anew from a piece's canvas into its raster. */
export function readBack(
  rasters: Map<string, PieceRaster>,
  { piece, canvas, rect }: ChangedPiece,
): void {
  const { width, height } = canvas.canvas;
  const context = canvas.canvas.getContext("2d");
  if (!context) return;
  const known = rasters.get(piece);
  const fits = known?.scale === canvas.scale && known.width === width && known.height === height;
  if (!known || !fits || (rect.width === width && rect.height === height)) {
    const { data } = context.getImageData(0, 0, width, height);
    const { left, top, scale } = canvas;
    rasters.set(piece, { piece, left, top, scale, width, height, data });
    return;
  }
  const part = context.getImageData(rect.x, rect.y, rect.width, rect.height).data;
  for (let row = 0; row < rect.height; row += 1) {
    const from = row * rect.width * 4;
    const line = part.subarray(from, from + rect.width * 4);
    known.data.set(line, ((rect.y + row) * width + rect.x) * 4);
  }
}
