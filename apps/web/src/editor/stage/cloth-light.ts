import type { Picture } from "@holeshot/views";

/** Every so many pixels are enough for a mean. */
const STRIDE = 7;

/** Mean luminance of the garment on a picture, 0 to 1; 0 when there is none. */
export function clothLight({ data }: Picture): number {
  let sum = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4 * STRIDE) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return seen === 0 ? 0 : sum / seen / 255;
}
