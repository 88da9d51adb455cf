import { readFile, writeFile } from "node:fs/promises";
import {
  type EmbeddedImage,
  readSvg,
  type SceneItem,
  type SvgRefusal,
  type VectorImage,
  writeSvg,
} from "@holeshot/artwork";
import type { FileFault } from "@holeshot/domain";
import sharp from "sharp";
import { photograph, previewSide } from "./decode-pixels.ts";
import { sizeFault } from "./image-size.ts";
import type { DecodeJob, DecodeResult, SizeLimits } from "./protocol.ts";

const refusals: Readonly<Record<SvgRefusal, string>> = {
  not_xml: "The SVG is not well-formed XML.",
  not_svg: "The file's outermost element is not svg.",
  doctype: "The SVG's DOCTYPE declares entities. Save it again without them.",
  too_complex: "The SVG is too complex. Simplify it or join its shapes.",
  empty: "The SVG shows nothing that can be printed. Turn text into outlines before saving it.",
};

/** What whoever drew it can save otherwise. */
const faults: Readonly<Partial<Record<SvgRefusal, FileFault>>> = {
  doctype: "own_declarations",
  too_complex: "too_complex",
  empty: "nothing_to_print",
};

function refused(reason: SvgRefusal): DecodeResult {
  const why = faults[reason];
  return { ok: false, code: "unreadable_image", detail: refusals[reason], ...(why && { why }) };
}

/** Text of a file in its own encoding: by byte order mark, by its XML declaration, else UTF-8. */
export function svgText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]{1,40})["']/i.exec(start)?.[1];
  try {
    return new TextDecoder(declared ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** Writes an embedded picture anew; undefined when it is broken or too large. */
async function cleaned(
  image: EmbeddedImage,
  pixelsLeft: number,
  most: SizeLimits,
): Promise<EmbeddedImage | undefined> {
  if (sizeFault(image, { ...most, pixels: pixelsLeft })) return undefined;
  try {
    const input = Buffer.from(image.base64, "base64");
    const decoded = sharp(input, { limitInputPixels: pixelsLeft, failOn: "error" });
    const upright = decoded.toColourspace("srgb");
    const png = image.mime === "image/png";
    const output = png ? upright.png() : upright.jpeg(photograph);
    const { data, info } = await output.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ...image, width, height, base64: data.toString("base64") };
  } catch {
    return undefined;
  }
}

function without(items: readonly SceneItem[], kept: ReadonlySet<string>): SceneItem[] {
  return items.flatMap((item): SceneItem[] => {
    if (item.kind === "image") return kept.has(item.asset) ? [item] : [];
    if (item.kind !== "clip") return [item];
    const inner = without(item.items, kept);
    return inner.length === 0 ? [] : [{ ...item, items: inner }];
  });
}

async function withCleanPictures(image: VectorImage, most: SizeLimits): Promise<VectorImage> {
  const images: EmbeddedImage[] = [];
  let pixelsLeft = most.pixels;
  for (const embedded of image.images) {
    const clean = await cleaned(embedded, pixelsLeft, most);
    if (!clean) continue;
    images.push(clean);
    pixelsLeft -= clean.width * clean.height;
  }
  return {
    ...image,
    images,
    items: without(image.items, new Set(images.map(({ asset }) => asset))),
  };
}

/** A PNG-free look at a drawing: our own SVG, so the renderer meets nothing it was not written for. */
export async function renderPreview(image: VectorImage, svg: string): Promise<Buffer> {
  const density = (72 * previewSide) / Math.max(image.width, image.height);
  return await sharp(Buffer.from(svg), {
    density: Math.min(100_000, Math.max(1, density)),
    limitInputPixels: 40_000_000,
    unlimited: true,
  })
    .resize({ width: previewSide, height: previewSide, fit: "inside" })
    .webp({ quality: 90 })
    .toBuffer();
}

/** Rebuilds an SVG from what can be drawn, and writes that and a preview of it. */
export async function decodeVector(job: DecodeJob): Promise<DecodeResult> {
  const read = readSvg(svgText(await readFile(job.source)));
  if (!read.ok) return refused(read.reason);
  return await keepVector(job, read.image, read.dropped);
}

/** Writes a drawing and a preview of it, its pictures written anew. */
export async function keepVector(
  job: DecodeJob,
  drawing: VectorImage,
  dropped: readonly string[],
): Promise<DecodeResult> {
  const image = await withCleanPictures(drawing, job.most);
  if (image.items.length === 0) return refused("empty");
  const lost = image.images.length < drawing.images.length;
  const svg = writeSvg(image);
  // What is stored is read each time it is drawn: it must pass the same bounds.
  if (!readSvg(svg).ok) return refused("too_complex");
  await writeFile(job.original, svg);
  await writeFile(job.preview, await renderPreview(image, svg));
  return {
    ok: true,
    kind: "vector",
    mime: "image/svg+xml",
    width: image.width,
    height: image.height,
    hasPixels: image.images.length > 0,
    dropped: [...new Set([...dropped, ...(lost ? ["unsupported_image"] : [])])].sort(),
  };
}
