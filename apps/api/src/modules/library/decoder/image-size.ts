import type { FileType, SizeFault, SizeLimits } from "./protocol.ts";

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** In English, for developers. */
export const sizeFaults: Readonly<Record<SizeFault, string>> = {
  image_too_many_pixels: "More than 80 megapixels, or more than 12,000 pixels a side.",
  image_too_thin: "More than 50 times as long as wide.",
};

/** Why a picture of this size is not decoded; undefined when it may be. */
export function sizeFault({ width, height }: PixelSize, most: SizeLimits): SizeFault | undefined {
  // No size at all is a fault of another kind, which the decoder tells.
  if (width <= 0 || height <= 0) return undefined;
  if (width * height > most.pixels) return "image_too_many_pixels";
  // Told before the length: a strip that is too long is usually meant to be one.
  if (Math.max(width, height) > most.ratio * Math.min(width, height)) return "image_too_thin";
  return Math.max(width, height) > most.side ? "image_too_many_pixels" : undefined;
}

/** The size a file says it has, by its first bytes; undefined when they do not say. */
export function saidSize(type: FileType, start: Uint8Array): PixelSize | undefined {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  try {
    if (type === "png") return pngSize(view);
    if (type === "webp") return webpSize(view);
    return type === "jpeg" ? jpegSize(view) : undefined;
  } catch {
    // The file ends before it says so: the decoder has the word for that.
    return undefined;
  }
}

/** A PNG begins with its header; what begins otherwise is damaged, and its bytes are no numbers. */
function pngSize(view: DataView): PixelSize | undefined {
  const HEADER = 0x49_48_44_52;
  if (view.getUint32(12) !== HEADER) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function webpSize(view: DataView): PixelSize | undefined {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (chunk === "VP8X") {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: three(24) + 1, height: three(27) + 1 };
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 ") return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Walks the segments up to the frame's header (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PixelSize | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // C4, C8 and CC are no frames but tables.
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}
