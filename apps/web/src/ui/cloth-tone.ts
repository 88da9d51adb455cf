import { idle } from "../lib/when-idle.ts";

/** Above this mean luminance cloth counts as light and gets the darker ground. */
const lightFrom = 0.6;
const side = 24;

/** As browsers ask for pictures: asked in the same words, the answer is the one that they have just kept. */
const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

let before: Promise<unknown> = Promise.resolve();

/** Tells whether the garment on a picture is light, one picture at a time when the page has nothing else to do. */
export function whenToneIsKnown(
  image: HTMLImageElement,
  tell: (light: boolean | null) => void,
): void {
  before = before
    .then(() => idle(2000))
    .then(async () => {
      // On a page that has gone nobody asks any more.
      if (image.isConnected) tell(await isLightCloth(image.currentSrc));
    });
}

/**
 * Whether the garment on a picture is light, from its visible pixels; null when it cannot be told (a picture without
 * transparency, or from an origin that may not be read). Unpacked from its bytes a picture does not hold the page up.
 */
async function isLightCloth(address: string): Promise<boolean | null> {
  try {
    // A bucket that pictures are redirected to lets nobody read them.
    const answer = await fetch(address, { headers: { accept }, redirect: "manual" });
    const picture = await createImageBitmap(await answer.blob());
    // Without a canvas it throws, as a picture does that cannot be had.
    const context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true })!;
    // Else every twentieth pixel of the picture speaks for all of them.
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, side, side);
    return isLight(context.getImageData(0, 0, side, side).data);
  } catch {
    return null;
  }
}

function isLight(pixels: Uint8ClampedArray): boolean | null {
  let sum = 0;
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    visible += alpha;
    sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const all = side * side * 255;
  return visible === 0 || visible === all ? null : sum / visible > lightFrom * 255;
}
