import { ListRefused } from "./sheet.ts";

/** What an archive's directory says of one file in it. */
interface ZipEntry {
  readonly method: number;
  readonly packedBytes: number;
  readonly start: number;
}

const signatures = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const directoryLength = 46;
const fileLength = 30;
const maxComment = 0xffff;
const maxEntries = 2000;
const stored = 0;
const deflated = 8;

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw new ListRefused("damaged");
}

function readDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) throw new ListRefused("damaged");
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signatures.directory) throw new ListRefused("damaged");
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new ListRefused("locked");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + directoryLength, at + directoryLength + nameLength),
    );
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== signatures.file) throw new ListRefused("damaged");
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      // The name stands twice, and the second may be followed by more than the first.
      start:
        local + fileLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    });
    at +=
      directoryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Reads what comes, and stops at the limit whatever the archive says of its sizes. */
async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw new ListRefused("too_big");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** An archive in memory; all that is unpacked out of it counts against one budget. */
export class Zip {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #entries: Map<string, ZipEntry>;
  #left: number;

  /** Throws `ListRefused` on what is no archive, or a locked one. */
  constructor(bytes: Uint8Array<ArrayBuffer>, budget: number) {
    this.#bytes = bytes;
    this.#left = budget;
    try {
      this.#entries = readDirectory(bytes);
    } catch (fault) {
      if (fault instanceof RangeError) throw new ListRefused("damaged");
      throw fault;
    }
  }

  /** The text of one file, or null where there is none of that name. */
  async text(name: string): Promise<string | null> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    const packed = this.#bytes.subarray(entry.start, entry.start + entry.packedBytes);
    const bytes = await this.#unpack(entry.method, packed);
    this.#left -= bytes.byteLength;
    return new TextDecoder().decode(bytes);
  }

  async #unpack(method: number, packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    if (method === stored) {
      if (packed.byteLength > this.#left) throw new ListRefused("too_big");
      return packed;
    }
    if (method !== deflated) throw new ListRefused("damaged");
    const inflate = new DecompressionStream("deflate-raw");
    const stream = new Blob([packed]).stream().pipeThrough(inflate);
    try {
      return await collect(stream, this.#left);
    } catch (fault) {
      if (fault instanceof ListRefused) throw fault;
      throw new ListRefused("damaged");
    }
  }
}
