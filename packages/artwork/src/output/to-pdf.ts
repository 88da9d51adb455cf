import { pathBounds } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import type { LinearGradient, Paint, PieceScene, SceneItem } from "../scene.ts";

const pointsPerMm = 72 / 25.4;

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
export async function toPdf(
  pieces: readonly PieceScene[],
  options: PdfOptions,
): Promise<Uint8Array> {
  const { default: PdfDocument } = await import("pdfkit");
  const info = { CreationDate: options.created, Title: options.title ?? "Holeshot" };
  const pdf = new PdfDocument({ autoFirstPage: false, compress: true, info });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  for (const piece of pieces) drawPage(pdf, piece, options);
  pdf.end();
  await done;
  return joined(chunks);
}

type Pdf = PDFKit.PDFDocument;

function drawPage(pdf: Pdf, piece: PieceScene, options: PdfOptions): void {
  const { left, top, right, bottom } = pathBounds(piece.cloth);
  const size: [number, number] = [(right - left) * pointsPerMm, (bottom - top) * pointsPerMm];
  pdf.addPage({ size, margin: 0 });
  pdf.save();
  pdf.transform(pointsPerMm, 0, 0, pointsPerMm, -left * pointsPerMm, -top * pointsPerMm);
  tracePath(pdf, piece.cloth);
  pdf.clip("non-zero");
  tracePath(pdf, piece.cloth);
  pdf.fillOpacity(1).fillColor(piece.ground).fill("non-zero");
  for (const layer of piece.layers) drawItems(pdf, layer.items, options);
  pdf.restore();
}

function drawItems(pdf: Pdf, items: readonly SceneItem[], options: PdfOptions): void {
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
      pdf.fillColor(pdfPaint(pdf, item.paint), item.opacity);
      pdf.fill(ruleOf(item.rule));
    }
  }
}

function drawPicture(
  pdf: Pdf,
  item: SceneItem & { readonly kind: "image" },
  options: PdfOptions,
): void {
  const bytes = options.picture(item.asset);
  if (!bytes) return;
  pdf.save();
  pdf.fillOpacity(item.opacity);
  pdf.transform(...item.matrix);
  // The writer sniffs the kind of picture from an ArrayBuffer; a view may be part of a larger one.
  const file = bytes.slice().buffer;
  pdf.image(file, 0, 0, { width: 1, height: 1 });
  pdf.restore();
}

function pdfPaint(pdf: Pdf, paint: Paint): string | PDFKit.PDFGradient {
  return typeof paint === "string" ? paint : pdfGradient(pdf, paint);
}

function pdfGradient(pdf: Pdf, gradient: LinearGradient): PDFKit.PDFGradient {
  const ramp = pdf.linearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2);
  // The writer takes the first stop for 0 wherever it is.
  const first = gradient.stops[0];
  if (first && first.at > 0) ramp.stop(0, first.colour, 1);
  for (const stop of gradient.stops) ramp.stop(stop.at, stop.colour, 1);
  return ramp;
}

function ruleOf(rule: "nonzero" | "evenodd"): "non-zero" | "even-odd" {
  return rule === "nonzero" ? "non-zero" : "even-odd";
}

function tracePath(pdf: Pdf, path: Path): void {
  for (const command of path) {
    switch (command[0]) {
      case "M":
        pdf.moveTo(command[1], command[2]);
        break;
      case "L":
        pdf.lineTo(command[1], command[2]);
        break;
      case "C": {
        const [, x1, y1, x2, y2, x, y] = command;
        pdf.bezierCurveTo(x1, y1, x2, y2, x, y);
        break;
      }
      case "Z":
        pdf.closePath();
        break;
    }
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
