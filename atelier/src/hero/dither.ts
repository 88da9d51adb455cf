/** Between 0 and 1 by place alone, evenly spread among neighbours. */
export function dither(x: number, y: number): number {
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
}
