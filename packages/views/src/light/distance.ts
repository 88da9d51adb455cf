/**
 * Distance in pixels from each pixel inside to the nearest outside one, exact (Felzenszwalb and Huttenlocher
 * 2012), worked out at half the resolution: shading needs no more.
 */
export function halfDistance(
  covered: Uint8Array,
  width: number,
  height: number,
): { data: Float32Array; width: number; height: number } {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const far = 1e9;
  const squares = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      squares[y * w + x] = (covered[2 * y * width + 2 * x] as number) > 127 ? far : 0;
    }
  }
  const longest = Math.max(w, h);
  const line = new Float32Array(longest);
  const out = new Float32Array(longest);
  const envelope = { roots: new Int32Array(longest), starts: new Float32Array(longest + 1) };
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) line[y] = squares[y * w + x] as number;
    lower(line, h, envelope, out);
    for (let y = 0; y < h; y++) squares[y * w + x] = out[y] as number;
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) line[x] = squares[y * w + x] as number;
    lower(line, w, envelope, out);
    for (let x = 0; x < w; x++)
      squares[y * w + x] = Math.min(Math.sqrt(out[x] as number), x + 1, y + 1, w - x, h - y) * 2;
  }
  return { data: squares, width: w, height: h };
}

/** The parabolas of an envelope and where each begins to be the lowest. Used again for every line. */
interface Envelope {
  readonly roots: Int32Array;
  readonly starts: Float32Array;
}

/** Lower envelope of parabolas: for each of `count` places the least of value + distance², into `out`. */
function lower(
  values: Float32Array,
  count: number,
  { roots, starts }: Envelope,
  out: Float32Array,
): void {
  let k = 0;
  roots[0] = 0;
  starts[0] = -1e12;
  starts[1] = 1e12;
  for (let q = 1; q < count; q++) {
    let s = meet(values, q, roots[k] as number);
    while (s <= (starts[k] as number)) {
      k -= 1;
      s = meet(values, q, roots[k] as number);
    }
    k += 1;
    roots[k] = q;
    starts[k] = s;
    starts[k + 1] = 1e12;
  }
  k = 0;
  for (let q = 0; q < count; q++) {
    while ((starts[k + 1] as number) < q) k += 1;
    const root = roots[k] as number;
    out[q] = (q - root) * (q - root) + (values[root] as number);
  }
}

function meet(values: Float32Array, q: number, r: number): number {
  return ((values[q] as number) + q * q - ((values[r] as number) + r * r)) / (2 * q - 2 * r);
}
