import { cutLine } from "@holeshot/garments";
import { pathBounds } from "@holeshot/geometry";
import { pointsPerMm } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import { drawPiece, drawTagOf, hasHoles, type PieceOnCloth } from "./draw-piece-print.ts";
import { addIntent, openLayers, pressInfo } from "./open-layers.ts";
import { setBlending, setBoxes } from "./optional-layers.ts";
import { pageFrame } from "./page-frame.ts";
import type { PressJob } from "./press-job.ts";

/** The pieces of one cut of a garment, to be printed on paper. */
export interface PatternPrint extends Omit<PressJob, "marks"> {
  readonly title: string;
  readonly pieces: readonly Omit<PieceOnCloth, "scene">[];
}

/**
 * The pattern on paper at 1:1, a page a piece: all marks, no artwork. TrimBox and BleedBox are the cut line's box. The
 * same job gives the same bytes.
 */
export function printPattern(pattern: PatternPrint): Promise<Uint8Array> {
  const { printer, title } = pattern;
  const job: PressJob = { ...pattern, marks: "all" };
  return writePdf(pressInfo(job, title), (pdf) => {
    const { onLayer, openPage } = openLayers(pdf, printer, "all", pattern.pieces.some(hasHoles));
    for (const [index, on] of pattern.pieces.entries()) {
      const trim = pathBounds(cutLine(on.piece));
      const frame = pageFrame(trim, trim);
      const { page } = frame;
      openPage([(page.right - page.left) * pointsPerMm, (page.bottom - page.top) * pointsPerMm]);
      setBoxes(pdf, page, frame);
      setBlending(pdf, printer.colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
      if (index === 0) addIntent(pdf, job, title);
      const [x, y] = [-page.left * pointsPerMm, -page.top * pointsPerMm];
      pdf.transform(pointsPerMm, 0, 0, pointsPerMm, x, y);
      drawPiece(pdf, job, on, onLayer);
      drawTagOf(pdf, job, on.label, frame.tag, onLayer);
    }
  });
}
