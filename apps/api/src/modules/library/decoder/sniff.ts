import type { FileType } from "./protocol.ts";

/** As many first bytes as `sniffType` looks at. */
export const sniffLength = 65_536;

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

function looksLikeSvg(bytes: Uint8Array): boolean {
  const utf16 = bytes[0] === 0xfe || bytes[0] === 0xff;
  const bigEndian = bytes[0] === 0xfe;
  const label = utf16 ? (bigEndian ? "utf-16be" : "utf-16le") : "latin1";
  const text = new TextDecoder(label).decode(bytes).replace(/^(?:\uFEFF|ï»¿)?\s*/, "");
  return text.startsWith("<") && /<(?:[\w-]+:)?svg[\s>/]/i.test(text);
}

/** The type of a file by its first bytes; undefined for everything that is not accepted. */
export function sniffType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "webp";
  if (looksLikeSvg(bytes)) return "svg";
  // Some programs write a line or two before it.
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  return start.includes("%PDF-") ? "pdf" : undefined;
}
