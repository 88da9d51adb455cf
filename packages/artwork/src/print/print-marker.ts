import type { Matrix, Point } from "@holeshot/geometry";
import { pointsPerMm } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import { drawDots, drawPiece, drawTagOf, hasHoles, type PieceOnCloth } from "./draw-piece-print.ts";
import type { PieceLabel } from "./label-block.ts";
import { addIntent, openLayers, pressInfo } from "./open-layers.ts";
import { setBlending, setBoxes } from "./optional-layers.ts";
import type { PressJob } from "./press-job.ts";
import { dotsAround, dotSize } from "./register-dots.ts";

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
/** Room on both sides of the cloth for a cutter's dots, mm. */
const dotRoom = 10;
/** A page is 14,400 points long at most: longer ones are not shown by every reader. */
export const longestMarker = 5000;

/** Where a cutter's dots stand beside a marker, from its corner, mm: they are no part of the usable width. */
export function markerDots({ width, length }: Pick<MarkerPrint, "width" | "length">): Point[] {
  const [out, end] = [dotRoom / 2, dotSize];
  return dotsAround({ left: -out, top: end, right: width + out, bottom: length - end }).filter(
    ({ x }) => x < 0 || x > width,
  );
}

/**
 * A marker as a one-page PDF at 1:1, drawn as single pieces are, in the same inks and layers. TrimBox is the cloth.
 * Throws `RangeError` when it is longer than `longestMarker`.
 */
export function printMarker(job: MarkerPrint): Promise<Uint8Array> {
  const { printer, width, length } = job;
  if (length > longestMarker) throw new RangeError(`A marker of ${length} mm has no page`);
  const side = job.marks === "cutter" ? dotRoom : 0;
  const page = { left: -side, right: width + side, top: -tagRoom, bottom: length };
  const cloth = { left: 0, right: width, top: 0, bottom: length };
  return writePdf(pressInfo(job, job.label.short), (pdf) => {
    const holes = job.pieces.some(hasHoles);
    const { onLayer, openPage } = openLayers(pdf, printer, job.marks ?? "all", holes);
    openPage([(width + 2 * side) * pointsPerMm, (length + tagRoom) * pointsPerMm]);
    setBoxes(pdf, page, { trim: cloth, bleed: cloth });
    setBlending(pdf, printer.colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
    addIntent(pdf, job, job.label.short);
    pdf.transform(pointsPerMm, 0, 0, pointsPerMm, side * pointsPerMm, tagRoom * pointsPerMm);
    drawTagOf(pdf, job, job.label, { x: 10, y: 5 - tagRoom, height: 26 }, onLayer);
    if (job.marks === "cutter") drawDots(pdf, job, markerDots(job), onLayer);
    for (const piece of job.pieces) {
      pdf.save();
      pdf.transform(...piece.matrix);
      drawPiece(pdf, job, piece, onLayer);
      pdf.restore();
    }
  });
}
