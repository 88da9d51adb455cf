import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import type { Canvas, Image } from "@napi-rs/canvas";
import { drawPiece } from "@holeshot/artwork";
import type { CanvasTarget, PathTarget, PieceScene, Surface } from "@holeshot/artwork";
import { pathBounds } from "@holeshot/geometry";
import sharp from "sharp";
import type { Sharp } from "sharp";

/** A picture as RGBA bytes on white. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The piece with its bleed on the server's canvas. */
export function canvasPixels(
  piece: PieceScene,
  pictures: (asset: string) => Image | undefined,
  scale: number,
): Pixels {
  const { left, top, right, bottom } = pathBounds(piece.cloth);
  const width = Math.round((right - left) * scale);
  const height = Math.round((bottom - top) * scale);
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  drawPiece(context as unknown as CanvasTarget<Image>, piece, pictures, { left, top, scale });
  return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data) };
}

/** A server canvas to draw on, and itself as something to draw. */
export function serverSurface(width: number, height: number): Surface<Image | Canvas> {
  const canvas = createCanvas(width, height);
  const target = canvas.getContext("2d") as unknown as CanvasTarget<Image | Canvas>;
  return { target, picture: canvas };
}

/** A path of the server canvas; one function, so that paths made with it are kept. */
export function serverPath(): PathTarget {
  return new Path2D();
}

/** The same with one file behind every asset. */
export async function pixelsWithPhoto(
  piece: PieceScene,
  photo: Uint8Array,
  scale: number,
): Promise<Pixels> {
  const image = await loadImage(photo);
  return canvasPixels(piece, () => image, scale);
}

/** An SVG drawn by another renderer (librsvg) at `scale` pixels a mm. */
export async function svgPixels(svg: string, size: Pixels, scale: number): Promise<Pixels> {
  // The density counts twice: as the resolution millimetres are read at, and as a scale from 72.
  const density = Math.sqrt(scale * 25.4 * 72);
  return plain(sharp(Buffer.from(svg), { density, limitInputPixels: false }), size);
}

/** The first page of a PDF drawn by poppler at `scale` pixels a mm. */
export async function pdfPixels(pdf: Uint8Array, size: Pixels, scale: number): Promise<Pixels> {
  const folder = mkdtempSync(join(tmpdir(), "artwork-pdf-"));
  try {
    const file = join(folder, "page.pdf");
    writeFileSync(file, pdf);
    const resolution = String(scale * 25.4);
    execFileSync("pdftocairo", [
      "-png",
      "-singlefile",
      "-r",
      resolution,
      file,
      join(folder, "page"),
    ]);
    return await plain(sharp(readFileSync(join(folder, "page.png"))), size);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same drawn by Ghostscript. */
export async function ghostPixels(pdf: Uint8Array, size: Pixels, scale: number): Promise<Pixels> {
  const folder = mkdtempSync(join(tmpdir(), "artwork-pdf-"));
  try {
    const [file, page] = [join(folder, "page.pdf"), join(folder, "page.png")];
    writeFileSync(file, pdf);
    const quiet = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=png16m"];
    const fine = ["-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", `-r${scale * 25.4}`];
    execFileSync("gs", [...quiet, ...fine, `-sOutputFile=${page}`, file]);
    return await plain(sharp(readFileSync(page)), size);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same drawn by MuPDF. */
export async function mupdfPixels(pdf: Uint8Array, size: Pixels, scale: number): Promise<Pixels> {
  const folder = mkdtempSync(join(tmpdir(), "artwork-pdf-"));
  try {
    const [file, page] = [join(folder, "page.pdf"), join(folder, "page.png")];
    writeFileSync(file, pdf);
    execFileSync("mutool", ["draw", "-q", "-r", `${scale * 25.4}`, "-o", page, file, "1"]);
    return await plain(sharp(readFileSync(page)), size);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function plain(picture: Sharp, size: Pixels): Promise<Pixels> {
  const flat = picture.flatten({ background: "#ffffff" }).ensureAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  // Renderers round a page to whole pixels up or down.
  if (Math.abs(info.width - size.width) > 1 || Math.abs(info.height - size.height) > 1) {
    throw new Error(`${info.width} × ${info.height} instead of ${size.width} × ${size.height}`);
  }
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
