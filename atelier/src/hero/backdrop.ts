/** The dark studio of the shop's pages as a picture: it is lit about a place, shares of width and height, and there is no step between two greys. */
export function backdrop(
  width: number,
  height: number,
  [across, down]: readonly [number, number],
): Buffer {
  const glow = [across * width, down * height] as const;
  const reach = Math.hypot(width, height) * 0.52;
  const stops = [
    [0, [0x46, 0x4d, 0x59]],
    [0.5, [0x1e, 0x22, 0x29]],
    [1, [0x0b, 0x0c, 0x0f]],
  ] as const;
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = Math.min(1, Math.hypot(x - glow[0], y - glow[1]) / reach);
      const [from, to] = far < stops[1][0] ? [stops[0], stops[1]] : [stops[1], stops[2]];
      const share = (far - from[0]) / (to[0] - from[0]);
      for (let c = 0; c < 3; c++) {
        const value = from[1][c as 0] + (to[1][c as 0] - from[1][c as 0]) * share;
        pixels[3 * (y * width + x) + c] = Math.floor(value + dither(x, y));
      }
    }
  return pixels;
}

/** Between 0 and 1 by place alone, evenly spread among neighbours. */
export function dither(x: number, y: number): number {
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
}
