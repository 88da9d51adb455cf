import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import { sizeFault, sizeFaults } from "./image-size.ts";
import type { DecodeJob, DecodeResult, SizeFault } from "./protocol.ts";

/** Longest side of a preview. */
export const previewSide = 512;

/** Without optimised coding the encoder need not hold the whole picture: half a gigabyte less at 80 megapixels. */
export const photograph = {
  quality: 92,
  chromaSubsampling: "4:4:4",
  optimizeCoding: false,
} as const;

/** Marks a lossless WebP; what was lossless stays so. */
async function isLosslessWebp(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead).includes("VP8L");
  } finally {
    await file.close();
  }
}

/** The refusal of a picture for its size. */
function sizeRefusal(code: SizeFault): DecodeResult {
  return { ok: false, code, detail: sizeFaults[code] };
}

function refusal(error: unknown): DecodeResult {
  const text = error instanceof Error ? error.message : String(error);
  if (/pixel limit|exceeds|too large/i.test(text)) return sizeRefusal("image_too_many_pixels");
  const detail = "The file is damaged or not what it says it is.";
  return { ok: false, code: "unreadable_image", detail };
}

/** Whether a file keeps every pixel when stored: PNG and lossless or transparent WebP do, photographs are JPEG. */
async function staysLossless(job: DecodeJob, hasAlpha: boolean): Promise<boolean> {
  if (job.type === "png") return true;
  return job.type === "webp" && (hasAlpha || (await isLosslessWebp(job.source)));
}

/**
 * Decodes a PNG, JPEG or WebP and writes it anew: upright, sRGB with 8 bits a channel, without
 * metadata or trailing bytes. Of an animation, the first picture.
 */
export async function decodePixels(job: DecodeJob): Promise<DecodeResult> {
  try {
    const options = { limitInputPixels: job.most.pixels, failOn: "error" } as const;
    const found = await sharp(job.source, options).metadata();
    if (found.format !== job.type) return refusal("another format");
    // Headers may say it more than once, and only the one that counts is read here.
    const fault = sizeFault(found, job.most);
    if (fault) return sizeRefusal(fault);
    const lossless = await staysLossless(job, found.hasAlpha);
    const upright = sharp(job.source, { ...options, sequentialRead: true })
      .autoOrient()
      .toColourspace("srgb");
    const encoded = lossless
      ? upright.png({ compressionLevel: 6, palette: false })
      : upright.jpeg(photograph);
    const info = await encoded.toFile(job.original);
    await sharp(job.original, { limitInputPixels: job.most.pixels })
      .resize({ width: previewSide, height: previewSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(job.preview);
    if ((await stat(job.original)).size === 0) return refusal("nothing written");
    return {
      ok: true,
      kind: "pixel",
      mime: lossless ? "image/png" : "image/jpeg",
      width: info.width,
      height: info.height,
      hasPixels: true,
      dropped: [],
    };
  } catch (error) {
    return refusal(error);
  }
}
