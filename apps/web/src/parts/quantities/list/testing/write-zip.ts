import { crc32, deflateRawSync } from "node:zlib";

/** What to write other than a proper archive would. */
export interface ZipLies {
  /** Sets the mark of a file that needs a password. */
  locked?: boolean;
  /** The unpacked size that the directory tells. */
  toldBytes?: number;
  stored?: boolean;
}

function header(signature: number, fields: readonly (readonly [number, 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, width]) => sum + width, 0));
  bytes.writeUInt32LE(signature);
  let at = 4;
  for (const [value, width] of fields) {
    bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

/** An archive as the ZIP specification has it, written for tests alone. */
export function writeZip(
  files: Readonly<Record<string, string | Uint8Array>>,
  lies: ZipLies = {},
): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const raw = Buffer.from(content);
    const packed = lies.stored === true ? raw : deflateRawSync(raw, { level: 9 });
    const shared = [
      [20, 2],
      [lies.locked === true ? 1 : 0, 2],
      [lies.stored === true ? 0 : 8, 2],
      [0, 4],
      [crc32(raw), 4],
      [packed.length, 4],
      [lies.toldBytes ?? raw.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const local = header(0x04034b50, shared);
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    ] as const;
    directory.push(header(0x02014b50, [[20, 2], ...shared, ...rest]), name);
    bodies.push(local, name, packed);
    start += local.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const count = Object.keys(files).length;
  const end = header(0x06054b50, [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [listed.length, 4],
    [start, 4],
    [0, 2],
  ]);
  return new Uint8Array(Buffer.concat([...bodies, listed, end]));
}
