import sharp from "sharp";

/** A picture of the file as the library has decoded it. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  /** 1: a bit a pixel, 2: red, green, blue, 3: with cover. */
  readonly kind?: number;
  readonly data?: ArrayLike<number>;
}

function pixels({ width, height, kind, data }: PdfPicture): Buffer | undefined {
  if (!data) return undefined;
  const count = width * height;
  if (kind === 3) return Buffer.from(Uint8Array.from(data).subarray(0, 4 * count));
  const out = Buffer.alloc(4 * count, 255);
  if (kind === 2) {
    for (let at = 0; at < count; at += 1) {
      for (const part of [0, 1, 2]) out[4 * at + part] = data[3 * at + part] ?? 0;
    }
    return out;
  }
  if (kind !== 1) return undefined;
  const row = Math.ceil(width / 8);
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const lit = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    out.fill(lit === 1 ? 255 : 0, 4 * at, 4 * at + 3);
  }
  return out;
}

/** A stencil in one colour: where its bit is nought there is paint. */
function stencil({ width, height, data }: PdfPicture, colour: string): Buffer | undefined {
  if (!data) return undefined;
  const paint = Buffer.from(`${colour.slice(1)}ff`, "hex");
  const out = Buffer.alloc(4 * width * height);
  const row = Math.ceil(width / 8);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const bit = ((data[y * row + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1;
    if (bit === 0) paint.copy(out, 4 * at);
  }
  return out;
}

/** The picture as a PNG in a data address; undefined for what cannot be made one. */
export async function pictureAddress(
  picture: PdfPicture,
  colour: string | undefined,
): Promise<string | undefined> {
  const { width, height } = picture;
  const raw = colour === undefined ? pixels(picture) : stencil(picture, colour);
  if (raw?.length !== 4 * width * height) return undefined;
  const png = await sharp(raw, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
