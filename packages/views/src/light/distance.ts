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
  const line = new Float32Array(Math.max(w, h));
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) line[y] = squares[y * w + x] as number;
    const out = lower(line, h);
    for (let y = 0; y < h; y++) squares[y * w + x] = out[y] as number;
  }
  for (let y = 0; y < h; y++) {
    const out = lower(squares.subarray(y * w, y * w + w), w);
    for (let x = 0; x < w; x++)
      squares[y * w + x] = Math.min(Math.sqrt(out[x] as number), x + 1, y + 1, w - x, h - y) * 2;
  }
  return { data: squares, width: w, height: h };
}

/** Lower envelope of parabolas: for each place the least of value + distance². */
function lower(values: Float32Array, count: number): Float32Array {
  const out = new Float32Array(count);
  const roots = new Int32Array(count);
  const starts = new Float32Array(count + 1);
  const value = (i: number) => values[i] as number;
  let k = 0;
  starts[0] = -1e12;
  starts[1] = 1e12;
  for (let q = 1; q < count; q++) {
    let s = meet(value, q, roots[k] as number);
    while (s <= (starts[k] as number)) {
      k -= 1;
      s = meet(value, q, roots[k] as number);
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
    out[q] = (q - root) ** 2 + value(root);
  }
  return out;
}

function meet(value: (i: number) => number, q: number, r: number): number {
  return (value(q) + q * q - (value(r) + r * r)) / (2 * q - 2 * r);
}
