import { crc32, deflateSync } from "node:zlib";

/** A grey or RGB picture (by its length) as a PNG file. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const channels = pixels.length / (width * height);
  const rows = Buffer.alloc(height * (width * channels + 1));
  for (let y = 0; y < height; y++)
    rows.set(
      pixels.subarray(y * width * channels, (y + 1) * width * channels),
      y * (width * channels + 1) + 1,
    );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 1 ? 0 : 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
