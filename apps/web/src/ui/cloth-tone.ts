/** Above this mean luminance cloth counts as light and gets the darker ground. */
const lightFrom = 0.6;
const side = 24;

function luminance(red: number, green: number, blue: number): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/**
 * Whether the garment on a picture is light, from its visible pixels; null when it cannot be told
 * (a picture without transparency, or from an origin that may not be read).
 */
export function isLightCloth(image: HTMLImageElement): boolean | null {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  try {
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    let sum = 0;
    let visible = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      visible += 1;
      sum += luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
    return visible === 0 || visible === side * side ? null : sum / visible > lightFrom;
  } catch {
    return null;
  }
}
