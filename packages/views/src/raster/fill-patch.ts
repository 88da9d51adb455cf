import type { Point } from "@holeshot/geometry";
import type { Coverage } from "./coverage.ts";

/** The arrays of a table that is being filled. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly piece: Uint8Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** A corner of a triangle: where it shows in pixels, and which piece millimetres it is. */
interface Corner {
  readonly u: number;
  readonly v: number;
  readonly x: number;
  readonly y: number;
}

/** What is being filled in: pixels of the coverage that are more than half covered, or touched and still empty. */
interface Stamp {
  readonly canvas: Canvas;
  readonly number: number;
  readonly coverage: Coverage;
  /** Own pixels already written: neighbouring triangles share their border. */
  readonly done: Uint8Array;
}

/**
 * Writes one patch: a grid over its box is carried to the picture and its triangles fill the covered pixels
 * with piece millimetres.
 */
export function fillPatch(
  canvas: Canvas,
  number: number,
  coverage: Coverage,
  box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
  step: number,
  toScreen: (point: Point) => Point,
): void {
  const stamp: Stamp = { canvas, number, coverage, done: new Uint8Array(coverage.share.length) };
  const columns = step === 0 ? 1 : Math.ceil((box.right - box.left) / step) + 2;
  const rows = step === 0 ? 1 : Math.ceil((box.bottom - box.top) / step) + 2;
  const pad = step === 0 ? 20 : step;
  const width = step === 0 ? box.right - box.left + 2 * pad : step;
  const height = step === 0 ? box.bottom - box.top + 2 * pad : step;
  const corner = (i: number, j: number): Corner => {
    const x = box.left - pad + i * width;
    const y = box.top - pad + j * height;
    const { x: u, y: v } = toScreen({ x, y });
    return { u, v, x, y };
  };
  let upper = Array.from({ length: columns + 1 }, (_, i) => corner(i, 0));
  for (let j = 1; j <= rows; j++) {
    const lower = Array.from({ length: columns + 1 }, (_, i) => corner(i, j));
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [upper[i], upper[i + 1], lower[i + 1], lower[i]] as [
        Corner,
        Corner,
        Corner,
        Corner,
      ];
      fillTriangle(stamp, a, b, c);
      fillTriangle(stamp, a, c, d);
    }
    upper = lower;
  }
}

function fillTriangle(
  { canvas, number, coverage, done }: Stamp,
  a: Corner,
  b: Corner,
  c: Corner,
): void {
  const area = (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(coverage.x, Math.floor(Math.min(a.u, b.u, c.u) - 0.5));
  const right = Math.min(coverage.x + coverage.width - 1, Math.ceil(Math.max(a.u, b.u, c.u) - 0.5));
  const top = Math.max(coverage.y, Math.floor(Math.min(a.v, b.v, c.v) - 0.5));
  const bottom = Math.min(
    coverage.y + coverage.height - 1,
    Math.ceil(Math.max(a.v, b.v, c.v) - 0.5),
  );
  const [bu, bv, cu, cv] = [b.u - a.u, b.v - a.v, c.u - a.u, c.v - a.v];
  const [au, av, ax, ay] = [a.u, a.v, a.x, a.y];
  const [bx, by, cx, cy] = [b.x - ax, b.y - ay, c.x - ax, c.y - ay];
  const slack = -1e-6;
  // What is clearly outside is passed by before anything is divided.
  const turn = area < 0 ? -1 : 1;
  const clearly = 2 * slack * area * turn;
  for (let row = top; row <= bottom; row++) {
    const v = row + 0.5 - av;
    const [vcu, vbu] = [v * cu, v * bu];
    const first = (row - coverage.y) * coverage.width - coverage.x;
    for (let column = left; column <= right; column++) {
      const u = column + 0.5 - au;
      const partB = u * cv - vcu;
      const partC = vbu - u * bv;
      if (partB * turn < clearly || partC * turn < clearly) continue;
      const own = first + column;
      const share = coverage.share[own] as number;
      if (share === 0 || done[own] === 1) continue;
      const wb = partB / area;
      const wc = partC / area;
      if (wb < slack || wc < slack || wb + wc > 1 - slack) continue;
      done[own] = 1;
      const i = row * canvas.width + column;
      if (share < 0.5 && canvas.piece[i] !== 0) continue;
      canvas.piece[i] = number;
      canvas.x[i] = ax + bx * wb + cx * wc;
      canvas.y[i] = ay + by * wb + cy * wc;
    }
  }
}
