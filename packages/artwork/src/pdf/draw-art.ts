import type { Matrix } from "@holeshot/geometry";
import { isRound } from "../items/paints.ts";
import type { Colour, Gradient, Paint, PieceScene, SceneItem, Stops } from "../scene.ts";
import type { Pdf } from "./pdf-file.ts";
import { drawGroup } from "./draw-group.ts";
import { tracePath } from "./trace-path.ts";
import { withArea } from "./with-area.ts";

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
  readonly stops: (stops: Stops) => readonly PdfStop[];
  /** In which colours see-through areas are mixed. */
  readonly blending: "DeviceRGB" | "DeviceCMYK";
}

/** Screen colours, as they are. */
export const screenColours: Omit<ArtOptions, "picture"> = {
  colour: (colour) => colour,
  stops: (stops) => stops,
  blending: "DeviceRGB",
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

type Fill = SceneItem & { readonly kind: "fill" };

function drawItems(pdf: Pdf, items: readonly SceneItem[], options: ArtOptions): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as SceneItem;
    if (item.kind === "image") drawPicture(pdf, item, options);
    else if (item.kind === "clip") {
      pdf.save();
      tracePath(pdf, item.path);
      pdf.clip(ruleOf(item.rule));
      drawItems(pdf, item.items, options);
      pdf.restore();
    } else if (isVeil(item)) {
      const from = i;
      while (isVeiledAlike(item, items[i + 1])) i += 1;
      drawVeil(pdf, items.slice(from, i + 1) as Fill[], options);
    } else drawFill(pdf, item, item.opacity, options);
  }
}

/** A fill is painted wherever it touches a device's pixel, so what has no area would be a line of one pixel. */
function drawFill(pdf: Pdf, item: Fill, opacity: number, options: ArtOptions): void {
  const path = withArea(item.path);
  if (path.length === 0) return;
  tracePath(pdf, path);
  pdf.fillColor(pdfPaint(pdf, item.paint, options), opacity);
  pdf.fill(ruleOf(item.rule));
}

/** See-through ramps: a device that paints a ramp in strips shows where they meet or overlap. */
function isVeil(item: Fill): boolean {
  if (typeof item.paint === "string") return false;
  return item.opacity < 1 || item.paint.stops.some(({ alpha = 1 }) => alpha < 1);
}

/** A curved ramp comes as bands side by side, each a ramp of the same cover. */
function isVeiledAlike(item: Fill, next: SceneItem | undefined): boolean {
  if (next?.kind !== "fill" || next.opacity !== item.opacity || !isVeil(next)) return false;
  return hasEvenCover(item) && hasEvenCover(next);
}

function hasEvenCover({ paint }: Fill): boolean {
  return typeof paint === "string" || paint.stops.every(({ alpha = 1 }) => alpha === 1);
}

/** Half of what bands are widened by under a common cover, mm. */
const lap = 0.5;

/** Paints ramps at full cover in a group, and the group through its cover: nothing inside shows its joints. */
function drawVeil(pdf: Pdf, fills: readonly Fill[], options: ArtOptions): void {
  const [first] = fills;
  if (!first) return;
  const covered = typeof first.paint === "string" || hasEvenCover(first) ? null : first.paint;
  // One reader takes a group's opacity twice when a mask stands beside it: there it is part of the mask.
  const cover = covered ? () => pdfCover(pdf, covered, first.opacity) : undefined;
  const opacity = covered ? 1 : first.opacity;
  drawGroup(pdf, { opacity, colours: options.blending, cover }, () => {
    for (const fill of fills) {
      drawFill(pdf, fill, 1, options);
      if (fills.length === 1) continue;
      // Bands reach under the next one, as those of full cover do.
      tracePath(pdf, fill.path);
      pdf.lineWidth(2 * lap).strokeColor(pdfPaint(pdf, fill.paint, options), 1);
      pdf.stroke();
    }
  });
}

/** A ramp's cover as grey: white is painted, black is not. */
function pdfCover(pdf: Pdf, gradient: Gradient, opacity: number): PDFKit.PDFGradient {
  return addStops(
    shading(pdf, gradient),
    gradient.stops.map(({ at, alpha = 1 }) => ({ at, colour: [alpha * opacity] })),
  );
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

function pdfGradient(pdf: Pdf, gradient: Gradient, options: ArtOptions): PDFKit.PDFGradient {
  return addStops(shading(pdf, gradient), options.stops(gradient.stops));
}

function shading(pdf: Pdf, gradient: Gradient): PDFKit.PDFGradient {
  if (!isRound(gradient)) {
    return pdf.linearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2);
  }
  const { focus, matrix } = gradient;
  const ramp = pdf.radialGradient(focus.x, focus.y, focus.radius, 0, 0, 1);
  (ramp as PDFKit.PDFGradient as Laid).setTransform(...matrix);
  return ramp;
}

/** The writer's types leave this out. */
type Laid = PDFKit.PDFGradient & { setTransform(...matrix: Matrix): void };

function addStops(
  ramp: PDFKit.PDFGradient,
  stops: readonly { readonly at: number; readonly colour: string | readonly number[] }[],
): PDFKit.PDFGradient {
  // The writer's types know no process inks here; the writer does.
  const add = ({ at, colour }: (typeof stops)[number]) => ramp.stop(at, colour as string, 1);
  // It takes the first stop for 0 and the last for 1 wherever they are.
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && first.at > 0) add({ ...first, at: 0 });
  for (const stop of stops) add(stop);
  if (last && last.at < 1) add({ ...last, at: 1 });
  return ramp;
}

function ruleOf(rule: "nonzero" | "evenodd"): "non-zero" | "even-odd" {
  return rule === "nonzero" ? "non-zero" : "even-odd";
}
