import { readSvg, type VectorPicture } from "@holeshot/artwork";

export interface ReadVector {
  readonly picture: VectorPicture;
  readonly bitmaps: ReadonlyMap<string, ImageBitmap>;
}

/** Reads a drawing of the library, which the server has rebuilt already, and decodes what is embedded. */
export async function readVector(svg: string): Promise<ReadVector> {
  const read = readSvg(svg);
  if (!read.ok) throw new Error(`drawing: ${read.reason}`);
  const bitmaps = new Map<string, ImageBitmap>();
  for (const { asset, mime, base64 } of read.image.images) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    bitmaps.set(asset, await createImageBitmap(new Blob([bytes], { type: mime })));
  }
  return { picture: read.image, bitmaps };
}
