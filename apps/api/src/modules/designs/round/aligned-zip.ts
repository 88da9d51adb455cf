import { crc32 } from "node:zlib";

/** A file of an archive. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is read in place begins at such a multiple. */
const ALIGNED = 64;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
/** The first day a zip can tell: the same files give the same bytes. */
const DAY = 0x21;
/** An extra field that nobody reads, as filling. */
const FILLING = 0x1986;

/** A zip whose files are stored as they are, each beginning at a multiple of 64 bytes, as USDZ asks. */
export function alignedZip(files: readonly ZipFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const text = new TextEncoder().encode(name);
    const sum = crc32(bytes);
    const head = 30 + text.length;
    // The field itself takes four bytes before what it holds.
    const filling = (ALIGNED - ((at + head + 4) % ALIGNED)) % ALIGNED;
    const local = new Uint8Array(head + 4 + filling);
    const view = new DataView(local.buffer);
    view.setUint32(0, LOCAL, true);
    common(view, 4, sum, bytes.length, text.length);
    view.setUint16(28, 4 + filling, true);
    local.set(text, 30);
    view.setUint16(head, FILLING, true);
    view.setUint16(head + 2, filling, true);
    listed.push(entry(text, sum, bytes.length, at));
    parts.push(local, bytes);
    at += local.length + bytes.length;
  }
  const size = listed.reduce((sum, { length }) => sum + length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, END, true);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(12, size, true);
  view.setUint32(16, at, true);
  return Buffer.concat([...parts, ...listed, end]);
}

/** What both lists say of a file: version, flags, no packing, day, checksum, sizes, length of its name. */
function common(view: DataView, at: number, sum: number, size: number, name: number): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 8, DAY, true);
  view.setUint32(at + 10, sum, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name, true);
}

function entry(name: Uint8Array, sum: number, size: number, at: number): Uint8Array {
  const bytes = new Uint8Array(46 + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, CENTRAL, true);
  view.setUint16(4, VERSION, true);
  common(view, 6, sum, size, name.length);
  view.setUint32(42, at, true);
  bytes.set(name, 46);
  return bytes;
}
