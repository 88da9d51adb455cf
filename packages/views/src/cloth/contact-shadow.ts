import type { Picture, ViewSize } from "../types.ts";
import type { ContactShadow } from "./cloth-side.ts";

/** Share of the ground's light the garment takes where it stands. */
const darkest = 0.34;

/** The shadow under a garment as a picture of its own: black that fades out, to be laid below the garment. */
export function drawShadow({ x, y, width, height }: ContactShadow, size: ViewSize): Picture {
  const side = Math.min(size.width, size.height);
  const left = (size.width - side) / 2 + (x - width / 2) * side;
  const top = (size.height - side) / 2 + (y - height / 2) * side;
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const [first, last] = [
    Math.max(0, Math.floor(top)),
    Math.min(size.height - 1, Math.ceil(top + height * side)),
  ];
  for (let row = first; row <= last; row++) {
    const v = ((row + 0.5 - top) / (height * side)) * 2 - 1;
    for (let column = Math.max(0, Math.floor(left)); column < size.width; column++) {
      const u = ((column + 0.5 - left) / (width * side)) * 2 - 1;
      if (u > 1) break;
      const away = 1 - u * u - v * v;
      if (away > 0)
        data[(row * size.width + column) * 4 + 3] = Math.round(255 * darkest * away * away);
    }
  }
  return { ...size, data };
}
