import { drawArt, screenColours } from "../pdf/draw-art.ts";
import type { Pdf } from "../pdf/pdf-file.ts";
import { tracePath } from "../pdf/trace-path.ts";
import type { PieceScene } from "../scene.ts";
import type { Path } from "@holeshot/geometry";

/**
 * Draws a piece's artwork into a document of the caller's, in screen colours and the document's present coordinates,
 * which must be millimetres of the piece; cut off where `within` ends.
 */
export function drawSheetArt(
  pdf: Pdf,
  scene: PieceScene,
  within: Path,
  picture: (asset: string) => Uint8Array | undefined,
): void {
  pdf.save();
  tracePath(pdf, within);
  pdf.clip("non-zero");
  drawArt(pdf, scene, { ...screenColours, picture });
  pdf.restore();
}

/** Strokes a path in a document of the caller's, in its present coordinates and with its present pen. */
export function strokePath(pdf: Pdf, path: Path): void {
  tracePath(pdf, path);
  pdf.stroke();
}
