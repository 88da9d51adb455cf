import type { Pixels } from "./pixels.ts";

/** Cubic convolution weights (Keys, a = -0.5) for a place between the second and third of four samples. */
function weights(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [
    -0.5 * t3 + t2 - 0.5 * t,
    1.5 * t3 - 2.5 * t2 + 1,
    -1.5 * t3 + 2 * t2 + 0.5 * t,
    0.5 * t3 - 0.5 * t2,
  ];
}

/** One line of samples stretched by a whole factor. */
function stretch(
  source: Float32Array,
  target: Float32Array,
  line: { readonly count: number; readonly step: number; readonly from: number },
  into: { readonly step: number; readonly from: number },
  factor: number,
): void {
  const sample = (index: number): number =>
    source[line.from + Math.min(line.count - 1, Math.max(0, index)) * line.step] ?? 0;
  for (let at = 0; at < line.count * factor; at += 1) {
    const place = (at + 0.5) / factor - 0.5;
    const base = Math.floor(place);
    const [a, b, c, d] = weights(place - base);
    target[into.from + at * into.step] =
      a * sample(base - 1) + b * sample(base) + c * sample(base + 1) + d * sample(base + 2);
  }
}

/** A picture enlarged by a whole factor with smooth edges: its soft rims tell where between pixels an edge lies. */
export function enlarge(pixels: Pixels, factor: number): Pixels {
  if (factor <= 1) return pixels;
  const { width, height } = pixels;
  const [wide, tall] = [width * factor, height * factor];
  const data = new Uint8ClampedArray(wide * tall * 4);
  const source = new Float32Array(width * height);
  const across = new Float32Array(wide * height);
  const whole = new Float32Array(wide * tall);
  for (const channel of [3, 0, 1, 2]) {
    for (let index = 0; index < source.length; index += 1) {
      const cover = (pixels.data[index * 4 + 3] ?? 0) / 255;
      // Colours are weighed by their cover, or clear pixels would bleed their own in.
      source[index] = (pixels.data[index * 4 + channel] ?? 0) * (channel === 3 ? 1 : cover);
    }
    for (let y = 0; y < height; y += 1) {
      const line = { count: width, step: 1, from: y * width };
      stretch(source, across, line, { step: 1, from: y * wide }, factor);
    }
    for (let x = 0; x < wide; x += 1) {
      const line = { count: height, step: wide, from: x };
      stretch(across, whole, line, { step: wide, from: x }, factor);
    }
    for (let index = 0; index < whole.length; index += 1) {
      const cover = (data[index * 4 + 3] ?? 0) / 255;
      const value = whole[index] ?? 0;
      data[index * 4 + channel] = channel === 3 || cover === 0 ? value : value / cover;
    }
  }
  return { width: wide, height: tall, data };
}
