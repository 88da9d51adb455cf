import type { EmbeddedImage } from "./types.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A JPEG's size stands behind its profiles and previews, which rarely reach this far. */
const headerBytes = 262_144;

function decodeStart(base64: string, most: number): Uint8Array {
  const wanted = Math.min(base64.length, Math.ceil(most / 3) * 4);
  const bytes = new Uint8Array(Math.floor((wanted * 3) / 4));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let at = 0; at < wanted; at += 1) {
    const value = alphabet.indexOf(base64[at] ?? "=");
    if (value < 0) break;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length] = (held >> bits) & 255;
      length += 1;
    }
  }
  return bytes.subarray(0, length);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function pngSize(bytes: Uint8Array): Size | undefined {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 24 || signature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function jpegSize(bytes: Uint8Array): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** A `data:` address with a PNG or JPEG in it, judged by its bytes; undefined for any other address. */
export function readEmbedded(href: string, asset: string): EmbeddedImage | undefined {
  const match = /^\s*data:image\/(?:png|jpe?g)\s*(?:;[\w=-]{1,40}){0,3};base64\s*,/i.exec(
    href.slice(0, 200),
  );
  if (!match) return undefined;
  const base64 = href.slice(match[0].length).replaceAll(/\s+/g, "");
  if (base64.length < 40 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const start = decodeStart(base64, headerBytes);
  const png = pngSize(start);
  const size = png ?? jpegSize(start);
  if (!size || size.width === 0 || size.height === 0) return undefined;
  return { asset, mime: png ? "image/png" : "image/jpeg", ...size, base64 };
}
