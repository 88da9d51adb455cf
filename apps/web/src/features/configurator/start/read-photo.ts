import { paletteOfPixels } from "./palette-of-pixels.ts";

/** Enough to tell plastics from gravel; a phone clusters it in a blink. */
const SIDE = 96;

/** The colours of a photo, worked out on this device: the file goes nowhere. Throws for what is no picture. */
export async function readPhoto(file: Blob): Promise<string[]> {
  const picture = await createImageBitmap(file, { resizeQuality: "medium", resizeWidth: SIDE });
  const height = Math.max(1, Math.min(picture.height, 2 * SIDE));
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(picture, 0, 0);
  picture.close();
  return paletteOfPixels(context.getImageData(0, 0, SIDE, height).data, SIDE, height);
}
