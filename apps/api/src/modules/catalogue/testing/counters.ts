/** Pixels that are ink, row by row. */
export interface Ink {
  readonly on: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Parts of bare ground that the ink surrounds, each as its pixels; those of `speck` or fewer are none. */
export function counters({ on, width, height }: Ink, speck: number): number[][] {
  const known = Uint8Array.from(on);
  const found: number[][] = [];
  for (let start = 0; start < known.length; start += 1) {
    if (known[start] === 1) continue;
    const part = [start];
    known[start] = 1;
    let outside = false;
    for (let i = 0; i < part.length; i += 1) {
      const at = part[i] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) outside = true;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (known[next] === 0) {
          known[next] = 1;
          part.push(next);
        }
    }
    if (!outside && part.length > speck) found.push(part);
  }
  return found;
}
