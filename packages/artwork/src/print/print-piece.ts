import { pathBounds, transformPath } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";
import { cutLine } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";
import { pointsPerMm } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import {
  drawDots,
  drawPiece,
  drawTagOf,
  hasHoles,
  type PieceOnCloth,
  swellOf,
} from "./draw-piece-print.ts";
import { addIntent, openLayers, pressInfo } from "./open-layers.ts";
import { setBlending, setBoxes } from "./optional-layers.ts";
import { pageFrame } from "./page-frame.ts";
import { printCloth } from "./print-cloth.ts";
import type { PressJob } from "./press-job.ts";
import { dotsAround } from "./register-dots.ts";

/** One piece of one garment, ready for the printer. */
export interface PiecePrint extends PressJob, PieceOnCloth {}

/** What is left of a piece when it is cut out: the box of its cut line, mm. */
export function trimBox(piece: Piece): Box {
  return pathBounds(cutLine(piece));
}

/**
 * A piece as a one-page PDF at 1:1: artwork to the bleed, and for those who cut and sew the cut
 * line, holes, seam line, notches, grain, places of patches and a label, each in a named ink of its own on
 * a layer of its own, overprinting; or only what a cutter needs, which is not printed by a press that does not know its
 * inks. TrimBox is what is cut out, BleedBox what is inked. The page is seen from outside, as the piece is. The same job
 * gives the same bytes.
 */
export function printPiece(job: PiecePrint): Promise<Uint8Array> {
  const { piece, printer } = job;
  const onPrint = (path: Path) => pathBounds(transformPath(path, swellOf(job, piece)));
  const frame = pageFrame(
    onPrint(cutLine(piece)),
    onPrint(job.scene?.cloth ?? printCloth(printer.bleed)(piece)),
    job.marks === "cutter",
  );
  const { page } = frame;
  return writePdf(pressInfo(job, job.label.short), (pdf) => {
    const { onLayer, openPage } = openLayers(pdf, printer, job.marks ?? "all", hasHoles(job));
    openPage([(page.right - page.left) * pointsPerMm, (page.bottom - page.top) * pointsPerMm]);
    setBoxes(pdf, page, frame);
    setBlending(pdf, printer.colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
    addIntent(pdf, job, job.label.short);
    pdf.transform(
      pointsPerMm,
      0,
      0,
      pointsPerMm,
      -page.left * pointsPerMm,
      -page.top * pointsPerMm,
    );
    drawPiece(pdf, job, job, onLayer);
    drawTagOf(pdf, job, job.label, frame.tag, onLayer);
    if (job.marks === "cutter") drawDots(pdf, job, dotsAround(frame.dots), onLayer);
  });
}
