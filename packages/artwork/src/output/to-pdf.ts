import { pathBounds } from "@holeshot/geometry";
import { drawArt, pointsPerMm, screenColours } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import type { PieceScene } from "../scene.ts";

export interface PdfOptions {
  /** File of an image by its asset id: JPEG or PNG bytes, put in as they are; undefined leaves it out. */
  readonly picture: (asset: string) => Uint8Array | undefined;
  /** Written into the file; the same scene and time give the same bytes. */
  readonly created: Date;
  readonly title?: string;
}

/**
 * The pieces as a PDF at 1:1, one page each, as large as the piece with its bleed. Vector stays
 * vector, text is outlines, images keep every pixel. Loads its writer when first called.
 */
export function toPdf(pieces: readonly PieceScene[], options: PdfOptions): Promise<Uint8Array> {
  const { created, picture, title = "Holeshot" } = options;
  return writePdf({ created, title }, (pdf) => {
    for (const piece of pieces) {
      const { left, top, right, bottom } = pathBounds(piece.cloth);
      pdf.addPage({
        size: [(right - left) * pointsPerMm, (bottom - top) * pointsPerMm],
        margin: 0,
      });
      pdf.save();
      pdf.transform(pointsPerMm, 0, 0, pointsPerMm, -left * pointsPerMm, -top * pointsPerMm);
      drawArt(pdf, piece, { picture, ...screenColours });
      pdf.restore();
    }
  });
}
