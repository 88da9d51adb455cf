/** Period of the knit's fine weave, mm, and how much lighter and darker it is at most. */
const period = 3.8;
const depth = 0.04;
const turn = (2 * Math.PI) / period;

/** How much of the grain a picture shows whose pixels are `pixel` mm: none below two and a bit a period, or it would shimmer. */
export function grainDepth(pixel: number): number {
  return depth * Math.min(1, Math.max(0, (period / pixel - 2.2) / 2));
}

/** Light and dark of printed cloth's knit at a place of a piece, as a share to multiply with. */
export function grain(x: number, y: number, shown: number): number {
  return 1 + shown * Math.sin(x * turn) * Math.sin(y * turn);
}
