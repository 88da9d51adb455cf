import type { Colour, LinearGradient, Paint, PieceScene, SceneItem } from "../scene.ts";
import type { Pdf } from "./pdf-file.ts";
import { tracePath } from "./trace-path.ts";

export const pointsPerMm = 72 / 25.4;

/** A colour as the writer takes it: `#rrggbb`, or four process inks from 0 to 100. */
export type PdfColour = string | [number, number, number, number];

/** A gradient's stop in the printer's colours. */
export interface PdfStop {
  readonly at: number;
  readonly colour: PdfColour;
}

/** How a scene's colours and pictures get into the file. */
export interface ArtOptions {
  /** File of an image by its asset id: JPEG or PNG bytes, put in as they are; undefined leaves it out. */
  readonly picture: (asset: string) => Uint8Array | undefined;
  readonly colour: (colour: Colour) => PdfColour;
  /** A ramp in the printer's colours; mixing happens between the stops it answers. */
  readonly stops: (stops: LinearGradient["stops"]) => readonly PdfStop[];
}

/** Screen colours, as they are. */
export const screenColours: Omit<ArtOptions, "picture"> = {
  colour: (colour) => colour,
  stops: (stops) => stops,
};

/**
 * Draws a piece's cloth and layers in millimetres of the piece. What follows stays cut off where the
 * cloth ends until the caller restores.
 */
export function drawArt(pdf: Pdf, piece: PieceScene, options: ArtOptions): void {
  tracePath(pdf, piece.cloth);
  pdf.clip("non-zero");
  tracePath(pdf, piece.cloth);
  pdf.fillOpacity(1).fillColor(options.colour(piece.ground)).fill("non-zero");
  for (const layer of piece.layers) drawItems(pdf, layer.items, options);
}

function drawItems(pdf: Pdf, items: readonly SceneItem[], options: ArtOptions): void {
  for (const item of items) {
    if (item.kind === "image") drawPicture(pdf, item, options);
    else if (item.kind === "clip") {
      pdf.save();
      tracePath(pdf, item.path);
      pdf.clip(ruleOf(item.rule));
      drawItems(pdf, item.items, options);
      pdf.restore();
    } else if (item.path.length > 0) {
      tracePath(pdf, item.path);
      pdf.fillColor(pdfPaint(pdf, item.paint, options), item.opacity);
      pdf.fill(ruleOf(item.rule));
    }
  }
}

function drawPicture(
  pdf: Pdf,
  item: SceneItem & { readonly kind: "image" },
  options: ArtOptions,
): void {
  const bytes = options.picture(item.asset);
  if (!bytes) return;
  pdf.save();
  pdf.fillOpacity(item.opacity);
  pdf.transform(...item.matrix);
  pdf.image(embedded(pdf, bytes), 0, 0, { width: 1, height: 1 });
  pdf.restore();
}

type Embedded = Parameters<Pdf["image"]>[0];
/** The writer's types leave this out. */
type Opener = Pdf & { openImage(file: ArrayBuffer): Embedded };

const pictures = new WeakMap<Pdf, Map<Uint8Array, Embedded>>();

/** A picture goes into a file once, however often it is drawn. */
function embedded(pdf: Pdf, bytes: Uint8Array): Embedded {
  const known = pictures.get(pdf) ?? new Map<Uint8Array, Embedded>();
  pictures.set(pdf, known);
  // The writer sniffs the kind of picture from an ArrayBuffer; a view may be part of a larger one.
  const made = known.get(bytes) ?? (pdf as Opener).openImage(bytes.slice().buffer);
  known.set(bytes, made);
  return made;
}

function pdfPaint(pdf: Pdf, paint: Paint, options: ArtOptions): PdfColour | PDFKit.PDFGradient {
  return typeof paint === "string" ? options.colour(paint) : pdfGradient(pdf, paint, options);
}

function pdfGradient(pdf: Pdf, gradient: LinearGradient, options: ArtOptions): PDFKit.PDFGradient {
  const ramp = pdf.linearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2);
  const stops = options.stops(gradient.stops);
  // The writer's types know no process inks here; the writer does.
  const add = ({ at, colour }: PdfStop) => ramp.stop(at, colour as string, 1);
  // It takes the first stop for 0 wherever it is.
  const first = stops[0];
  if (first && first.at > 0) add({ ...first, at: 0 });
  for (const stop of stops) add(stop);
  return ramp;
}

function ruleOf(rule: "nonzero" | "evenodd"): "non-zero" | "even-odd" {
  return rule === "nonzero" ? "non-zero" : "even-odd";
}
