import {
  circlePath,
  identity,
  pathBounds,
  transformCircle,
  transformPath,
  transformPoint,
} from "@holeshot/geometry";
import type { Circle, Matrix, Path, PathCommand, Point } from "@holeshot/geometry";
import { cutLine } from "@holeshot/garments";
import type { InnerLine, Piece } from "@holeshot/garments";
import { drawArt } from "../pdf/draw-art.ts";
import type { Pdf } from "../pdf/pdf-file.ts";
import { tracePath } from "../pdf/trace-path.ts";
import type { PieceScene } from "../scene.ts";
import type { FontShaper } from "../text/font-shaper.ts";
import { grainLine } from "./grain-line.ts";
import type { PieceLabel } from "./label-block.ts";
import { fillGroups } from "./label-shapes.ts";
import { notchLines } from "./notch-lines.ts";
import { layerNames, registerLayer } from "./open-layers.ts";
import { overprint } from "./optional-layers.ts";
import type { OnLayer } from "./optional-layers.ts";
import type { PageFrame } from "./page-frame.ts";
import { placeLabels } from "./place-label.ts";
import type { PressJob } from "./press-job.ts";
import { type MarkKind, marksOn } from "./printer.ts";
import { processColours } from "./process-colours.ts";
import { dotSize } from "./register-dots.ts";
import { drawTag } from "./tag.ts";

/** Width of marks, mm. */
const line = 0.25;

/** A piece and what is drawn on it. */
export interface PieceOnCloth {
  readonly piece: Piece;
  /** The piece's scene, built with `printCloth` of the printer's bleed; left out for cloth that is not printed. */
  readonly scene?: PieceScene;
  /** What is sewn onto the piece: its outlines are marked. */
  readonly patches: readonly Piece[];
  /** What is padded, quilted, printed or moulded within it: marked as patches are. */
  readonly inner?: readonly InnerLine[];
  /** What is cut out of it, mm of the piece. */
  readonly holes?: readonly Circle[];
  readonly label: PieceLabel;
}

/** Whether anything is cut out of a piece. */
export function hasHoles({ holes = [] }: Pick<PieceOnCloth, "holes">): boolean {
  return holes.length > 0;
}

/** A piece's holes where they lie on its print: round, as they are to be on the garment. */
export function holesOnPrint(
  { holes = [] }: Pick<PieceOnCloth, "holes">,
  swell: Matrix = identity,
): readonly Circle[] {
  return holes.map((hole) => transformCircle(hole, swell));
}

/** Draws a piece's artwork, its label and its marks in millimetres of the piece. */
export function drawPiece(pdf: Pdf, job: PressJob, on: PieceOnCloth, onLayer: OnLayer): void {
  drawArtwork(pdf, job, on, onLayer);
  drawLabel(pdf, job, on, onLayer);
  drawMarks(pdf, job, on, onLayer);
}

/** What lies beside a piece or a marker: its label, large, and a rule. */
export function drawTagOf(
  pdf: Pdf,
  { printer, font }: PressJob,
  label: PieceLabel,
  place: PageFrame["tag"],
  onLayer: OnLayer,
): void {
  onLayer(layerNames.label, () => {
    pdf.save();
    overprint(pdf);
    pdf.fillColor(printer.inks.label);
    fillGroups(pdf, drawTag(label, font, place), identity);
    pdf.restore();
  });
}

/** Dots that a cutter's camera finds the place by, in black, at these places, mm. */
export function drawDots(
  pdf: Pdf,
  { printer }: PressJob,
  dots: readonly Point[],
  onLayer: OnLayer,
): void {
  onLayer(registerLayer, () => {
    pdf.save();
    pdf.fillOpacity(1).fillColor(printer.colour === "rgb" ? "#000000" : [0, 0, 0, 100]);
    for (const { x, y } of dots) pdf.circle(x, y, dotSize / 2).fill();
    pdf.restore();
  });
}

/** From millimetres of a piece to those of its print. */
export function swellOf({ swell }: Pick<PressJob, "swell">, piece: Piece): Matrix {
  return swell?.(piece) ?? identity;
}

function drawArtwork(
  pdf: Pdf,
  job: PressJob,
  { piece, scene }: PieceOnCloth,
  onLayer: OnLayer,
): void {
  const { printer, toCmyk, picture } = job;
  if (!scene) return;
  onLayer("Artwork", () => {
    pdf.save();
    if (job.swell) pdf.transform(...swellOf(job, piece));
    drawArt(pdf, scene, { picture, ...processColours(printer, toCmyk) });
    pdf.restore();
  });
}

/** The label on the piece, on white so that it can be read on any artwork. */
function drawLabel(pdf: Pdf, job: PressJob, on: PieceOnCloth, onLayer: OnLayer): void {
  const { font, printer } = job;
  const placed = labelsOnPrint(on, font, job.swell?.(on.piece));
  if (placed.length === 0) return;
  onLayer(layerNames.label, () => {
    for (const { width, height, matrix } of on.scene ? placed : []) {
      tracePath(pdf, transformPath(box(width, height), matrix));
      pdf
        .fillOpacity(1)
        .fillColor(printer.colour === "rgb" ? "#ffffff" : [0, 0, 0, 0])
        .fill();
    }
    pdf.save();
    overprint(pdf);
    pdf.fillColor(printer.inks.label);
    for (const { groups, matrix } of placed) fillGroups(pdf, groups, matrix);
    pdf.restore();
  });
}

/** A piece's labels where they lie on its print, as large as they were. */
export function labelsOnPrint({ piece, label }: PieceOnCloth, font: FontShaper, swell?: Matrix) {
  const placed = placeLabels(piece, label, font);
  if (!swell) return placed;
  return placed.map((one) => ({ ...one, matrix: carried(one.matrix, one, swell) }));
}

/** A label where its middle comes to lie, as large as it was: a code that is stretched may not be read. */
function carried(
  matrix: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
  swell: Matrix,
): Matrix {
  const { left, top, right, bottom } = pathBounds(transformPath(box(width, height), matrix));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const to = transformPoint(swell, middle);
  const [a, b, c, d, e, f] = matrix;
  return [a, b, c, d, e + to.x - middle.x, f + to.y - middle.y];
}

function drawMarks(pdf: Pdf, job: PressJob, on: PieceOnCloth, onLayer: OnLayer): void {
  const { piece, patches, inner = [] } = on;
  const { printer, marks: wanted = "all" } = job;
  const swell = swellOf(job, piece);
  const kinds = marksOn(wanted, hasHoles(on));
  const onPrint = (path: Path) => (job.swell ? transformPath(path, swell) : path);
  const marks: Readonly<Record<Exclude<MarkKind, "label">, Path>> = {
    cut: onPrint(cutLine(piece)),
    hole: holesOnPrint(on, swell).flatMap(circlePath),
    seam: onPrint(piece.outline),
    notch: onPrint(notchLines(piece)),
    grain: onPrint(grainLine(piece)),
    placement: onPrint([...patches.flatMap((patch) => patch.outline), ...inner.flatMap(innerPath)]),
  };
  pdf.save();
  overprint(pdf, wanted === "cutter");
  pdf.lineWidth(line).lineJoin("round");
  for (const [kind, path] of Object.entries(marks) as [keyof typeof marks, Path][]) {
    if (path.length === 0 || !kinds.includes(kind)) continue;
    onLayer(layerNames[kind], () => {
      tracePath(pdf, path);
      pdf.strokeColor(printer.inks[kind]).stroke();
    });
  }
  pdf.restore();
}

function innerPath({ points, closed }: InnerLine): Path {
  const line = points.map(({ x, y }, i): PathCommand => [i === 0 ? "M" : "L", x, y]);
  return closed ? [...line, ["Z"]] : line;
}

function box(width: number, height: number): Path {
  return [["M", 0, 0], ["L", width, 0], ["L", width, height], ["L", 0, height], ["Z"]];
}
