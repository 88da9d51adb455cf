import type { Point } from "@holeshot/geometry";

/** Exact share of each pixel that a closed line covers, within the rectangle that holds it. */
export interface Coverage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly share: Float32Array;
}

/**
 * Area coverage by signed trapezoids: each edge adds what it takes from its pixels to the right, one running
 * sum a row gives the shares. The line must not cross itself; its direction does not matter.
 */
export function coverageOf(points: readonly Point[], width: number, height: number): Coverage {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  const w = Math.max(0, Math.min(width, Math.ceil(Math.max(...xs)) + 1) - x);
  const h = Math.max(0, Math.min(height, Math.ceil(Math.max(...ys)) + 1) - y);
  const sums = new Float32Array((w + 2) * h);
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    addEdge(sums, w, h, a.x - x, a.y - y, b.x - x, b.y - y);
  });
  const share = new Float32Array(w * h);
  for (let row = 0; row < h; row++) {
    let sum = 0;
    for (let i = 0; i < w; i++) {
      sum += sums[row * (w + 2) + i] as number;
      share[row * w + i] = Math.min(1, Math.abs(sum));
    }
  }
  return { x, y, width: w, height: h, share };
}

function addEdge(
  sums: Float32Array,
  w: number,
  h: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  if (ay === by) return;
  const down = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = down === 1 ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  const last = Math.min(h, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < last; row++) {
    const top = Math.max(row, y0);
    const bottom = Math.min(row + 1, y1);
    if (bottom <= top) continue;
    const from = x0 + (top - y0) * slope;
    const to = x0 + (bottom - y0) * slope;
    addSpan(sums, row * (w + 2), w, Math.min(from, to), Math.max(from, to), (bottom - top) * down);
  }
}

/** One row's part of an edge, between `left` and `right`, of the given signed height. */
function addSpan(
  sums: Float32Array,
  at: number,
  w: number,
  left: number,
  right: number,
  height: number,
): void {
  const l = Math.min(w, Math.max(0, left));
  const r = Math.min(w, Math.max(0, right));
  const first = Math.floor(l);
  const end = Math.floor(r);
  const put = (i: number, value: number) => {
    sums[at + i] = (sums[at + i] as number) + value;
  };
  if (first === end) {
    const inside = height * (1 - ((l + r) / 2 - first));
    put(first, inside);
    put(first + 1, height - inside);
    return;
  }
  const perPixel = height / (r - l);
  let given = 0;
  for (let i = first; i <= end; i++) {
    const a = Math.max(l, i);
    const b = Math.min(r, i + 1);
    const part = (b - a) * perPixel;
    const inside = part * (1 - ((a + b) / 2 - i));
    put(i, given + inside);
    given = part - inside;
  }
  put(end + 1, given);
}
