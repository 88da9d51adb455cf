import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** A picture, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Whether Poppler is here; where it has to be, what is wrong is said by the tests that miss it. */
export const hasPoppler =
  process.env["CI"] === "true" ||
  spawnSync("pdftoppm", ["-v"], { stdio: "ignore" }).error === undefined;

/** The page of a file between its trim marks, drawn by Poppler at so many pixels a millimetre. */
export async function printedPixels(bytes: Uint8Array, pixelsPerMm: number): Promise<Pixels> {
  const folder = await mkdtemp(join(tmpdir(), "holeshot-printed-"));
  try {
    return await drawnIn(folder, bytes, pixelsPerMm);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawnIn(folder: string, bytes: Uint8Array, pixelsPerMm: number): Promise<Pixels> {
  const file = join(folder, "piece.pdf");
  await writeFile(file, bytes);
  const boxes = execFileSync("pdfinfo", ["-box", file], { encoding: "utf8" });
  const box = (name: string): number[] =>
    (new RegExp(`${name}:\\s+([\\d. -]+)`).exec(boxes)?.[1] ?? "").trim().split(/\s+/).map(Number);
  const [, , , height = 0] = box("MediaBox");
  const [left = 0, bottom = 0, right = 0, top = 0] = box("TrimBox");
  const px = (points: number): string => String(Math.round((points * 25.4 * pixelsPerMm) / 72));
  const out = join(folder, "piece");
  const size = ["-W", px(right - left), "-H", px(top - bottom)];
  const place = ["-x", px(left), "-y", px(height - top)];
  const resolution = ["-r", String(25.4 * pixelsPerMm)];
  const asked = ["-png", "-singlefile", ...resolution, ...place, ...size];
  execFileSync("pdftoppm", [...asked, file, out]);
  const raw = await sharp(`${out}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: raw.info.width, height: raw.info.height, data: new Uint8Array(raw.data) };
}
