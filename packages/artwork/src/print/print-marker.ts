import type { Matrix } from "@holeshot/geometry";
import { pointsPerMm } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import { drawPiece, drawTagOf, type PieceOnCloth } from "./draw-piece-print.ts";
import type { PieceLabel } from "./label-block.ts";
import { addIntent, openLayers, pressInfo } from "./open-layers.ts";
import { setBlending, setBoxes } from "./optional-layers.ts";
import type { PressJob } from "./press-job.ts";

/** Pieces laid on one length of a roll. */
export interface MarkerPrint extends PressJob {
  /** Of the cloth, mm: x across the roll, y along it. */
  readonly width: number;
  readonly length: number;
  readonly pieces: readonly (PieceOnCloth & {
    /** From millimetres of the piece to millimetres of the cloth. */
    readonly matrix: Matrix;
  })[];
  /** What the tag before the first piece says, and its code. */
  readonly label: PieceLabel;
}

/** Room before the first piece for the marker's own tag, mm. */
const tagRoom = 40;
/** A page is 14,400 points long at most: longer ones are not shown by every reader. */
export const longestMarker = 5000;

/**
 * A marker as a one-page PDF at 1:1, drawn as single pieces are, in the same inks and layers. TrimBox is the cloth.
 * Throws `RangeError` when it is longer than `longestMarker`.
 */
export function printMarker(job: MarkerPrint): Promise<Uint8Array> {
  const { printer, width, length } = job;
  if (length > longestMarker) throw new RangeError(`A marker of ${length} mm has no page`);
  const page = { left: 0, right: width, top: -tagRoom, bottom: length };
  const cloth = { left: 0, right: width, top: 0, bottom: length };
  return writePdf(pressInfo(job, job.label.short), (pdf) => {
    const onLayer = openLayers(pdf, printer, () => {
      pdf.addPage({
        size: [width * pointsPerMm, (length + tagRoom) * pointsPerMm],
        margin: 0,
      });
      setBoxes(pdf, page, { trim: cloth, bleed: cloth });
      setBlending(pdf, printer.colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
      addIntent(pdf, job, job.label.short);
    });
    pdf.transform(pointsPerMm, 0, 0, pointsPerMm, 0, tagRoom * pointsPerMm);
    drawTagOf(pdf, job, job.label, { x: 10, y: 5 - tagRoom, height: 26 }, onLayer);
    for (const piece of job.pieces) {
      pdf.save();
      pdf.transform(...piece.matrix);
      drawPiece(pdf, job, piece, onLayer);
      pdf.restore();
    }
  });
}
