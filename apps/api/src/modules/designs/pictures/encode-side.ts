import type { Picture } from "@holeshot/views";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { SideView } from "./side-view.ts";

// No picture is made twice from the same pixels: what the library would keep of them is some 50 MB for nothing.
sharp.cache(false);

/** How every picture is stored. Effort 2 is twice as quick as the default and 4 % larger. */
const WEBP = { quality: 86, alphaQuality: 90, effort: 2 } as const;

/** How a picture is put into a file. */
export type PackPicture = (picture: Sharp) => Sharp;

/** As pictures are stored. */
export const asStored: PackPicture = (picture) => picture.webp(WEBP);

/** A composed side on its whole square, clear where there is no cloth. */
export function wholeSquare(picture: Picture, view: SideView): Sharp {
  return pixelsOf(onSquare(picture, view), view);
}

function pixelsOf(whole: Uint8Array, { square }: SideView): Sharp {
  return sharp(whole, { raw: { width: square, height: square, channels: 4 } });
}

function onSquare({ width, height, data }: Picture, { part, square }: SideView): Uint8Array {
  // Copied here: as a step of the packing it would be another wait for a thread.
  const whole = new Uint8Array(square * square * 4);
  for (let row = 0; row < height; row++) {
    const from = row * width * 4;
    whole.set(data.subarray(from, from + width * 4), ((row + part.y) * square + part.x) * 4);
  }
  return whole;
}

/** One side in several widths, each made from the pixels and not from the other. */
export function encodeSide(
  picture: Picture,
  view: SideView,
  sizes: readonly number[],
  packed: PackPicture = asStored,
): Promise<readonly { readonly size: number; readonly bytes: Uint8Array }[]> {
  const whole = onSquare(picture, view);
  return Promise.all(
    sizes.map(async (size) => {
      // Not a clone: that copies the pixels, which took as long as the packing.
      const side = pixelsOf(whole, view);
      const sized = size === view.square ? side : side.resize({ width: size });
      return { size, bytes: await packed(sized).toBuffer() };
    }),
  );
}

/** Garments laid over each other on a clear square, in several widths. */
export async function encodeKit(
  layers: readonly OverlayOptions[],
  square: number,
  sizes: readonly number[],
  packed: PackPicture = asStored,
): Promise<readonly { readonly size: number; readonly bytes: Uint8Array }[]> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const { data, info } = await sharp({
    create: { width: square, height: square, channels: 4, background },
  })
    .composite([...layers])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    sizes.map(async (size) => {
      const whole = sharp(data, { raw: { width, height, channels } });
      const sized = size === square ? whole : whole.resize({ width: size });
      return { size, bytes: await packed(sized).toBuffer() };
    }),
  );
}
