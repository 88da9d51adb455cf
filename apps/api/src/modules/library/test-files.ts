import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A multipart body with one file, as a browser sends it. */
export function multipartBody(
  bytes: Uint8Array,
  name: string,
  field = "file",
): { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> } {
  const boundary = "----holeshot-test-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** One chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that says any size it likes; its pixels are zeros of `rawBytes` length, however many there ought to be. */
export function pngSaying(
  width: number,
  height: number,
  rawBytes: number,
  header: Partial<{ bits: number; colour: number; interlace: number }> = {},
): Buffer {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width >>> 0, 0);
  ihdr.writeUInt32BE(height >>> 0, 4);
  ihdr.set([header.bits ?? 8, header.colour ?? 2, 0, 0, header.interlace ?? 0], 8);
  const data = deflateSync(Buffer.alloc(rawBytes));
  return Buffer.concat([
    ...[pngSignature, pngChunk("IHDR", ihdr), pngChunk("IDAT", data)],
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A picture that is not all one colour: squares in a gradient, with or without a transparent corner. */
export function picture(width: number, height: number, alpha = false): Sharp {
  const bands = alpha ? 4 : 3;
  const pixels = Buffer.alloc(width * height * bands);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const checked = ((x >> 3) + (y >> 3)) % 2 === 0;
    pixels.set([(x * 255) / width, (y * 255) / height, checked ? 220 : 20], at * bands);
    if (alpha) pixels[at * bands + 3] = x + y < 20 ? 0 : 255;
  }
  return sharp(pixels, { raw: { width, height, channels: bands } });
}

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
