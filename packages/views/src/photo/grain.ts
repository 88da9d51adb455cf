/** Period of the knit's fine weave, mm, and how much lighter and darker it is at most. */
const period = 3.8;
const depth = 0.04;
const steps = 256;
/** A sine by steps of its period: two sines a pixel would be a tenth of a table's time. */
const sine: Float32Array = Float32Array.from({ length: steps }, (_, i) =>
  Math.sin((2 * Math.PI * i) / steps),
);

/** How much of the grain a picture shows whose pixels are `pixel` mm: none below two and a bit a period, or it would shimmer. */
export function grainDepth(pixel: number): number {
  return depth * Math.min(1, Math.max(0, (period / pixel - 2.2) / 2));
}

/** Light and dark of printed cloth's knit at a place of a piece, as a share to multiply with. */
export function grain(x: number, y: number, shown: number): number {
  return 1 + shown * wave(x) * wave(y);
}

function wave(mm: number): number {
  return sine[Math.floor((mm * steps) / period) & (steps - 1)] as number;
}
