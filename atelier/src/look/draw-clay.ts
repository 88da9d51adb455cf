import type { Drape, DrapedPiece } from "../drape/drape.ts";

/** A grey picture of a drape from one side, without perspective: for judging folds and the print's distortion. */
export interface ClayView {
  /** Degrees the wearer is turned: 0 front, 180 back, 90 shows the wearer's left. */
  readonly turn: number;
  readonly size: number;
  /** Width of what is shown, metres, and the height of its middle. */
  readonly span: number;
  readonly middle: number;
  /** Distance of the printed lines, mm; 0 for none. */
  readonly grid: number;
}

interface Canvas {
  readonly size: number;
  readonly depth: Float32Array;
  readonly shade: Uint8Array;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly u: number;
  readonly v: number;
}

const backdrop = 232;
const light = unit(-0.45, 0.55, 0.7);
const fill = unit(0.8, 0.1, 0.35);

export function drawClay(drape: Drape, view: ClayView): Uint8Array {
  const { size } = view;
  const canvas = {
    size,
    depth: new Float32Array(size * size).fill(-Infinity),
    shade: new Uint8Array(size * size).fill(backdrop),
  };
  const normals = particleNormals(drape);
  for (const piece of drape.pieces) {
    const corners = projectPiece(piece, normals, view);
    for (let t = 0; t < piece.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corners[piece.triangles[t + k] as number]);
      if (a && b && c) fillTriangle(canvas, a, b, c, view.grid);
    }
  }
  return canvas.shade;
}

/** Sum of the triangles' normals round each particle, not of unit length. */
function particleNormals({ pieces, particleCount }: Drape): Float64Array {
  const sums = new Float64Array(3 * particleCount);
  for (const { positions, triangles, particles } of pieces)
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => 3 * (triangles[t + k] as number)) as [
        number,
        number,
        number,
      ];
      const side = (from: number, to: number, k: number) =>
        (positions[to + k] as number) - (positions[from + k] as number);
      const [ux, uy, uz] = [side(a, b, 0), side(a, b, 1), side(a, b, 2)];
      const [vx, vy, vz] = [side(a, c, 0), side(a, c, 1), side(a, c, 2)];
      const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      for (const vertex of [a, b, c])
        for (let k = 0; k < 3; k++) {
          const at = 3 * (particles[vertex / 3] as number) + k;
          sums[at] = (sums[at] as number) + (normal[k] as number);
        }
    }
  return sums;
}

function projectPiece(piece: DrapedPiece, normals: Float64Array, view: ClayView): Corner[] {
  const angle = (view.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const perMetre = view.size / view.span;
  const p = (i: number) => piece.positions[i] as number;
  return Array.from(piece.particles, (particle, i) => {
    const [nx, ny, nz] = [0, 1, 2].map((k) => normals[3 * particle + k] as number) as [
      number,
      number,
      number,
    ];
    const far = Math.hypot(nx, ny, nz) || 1;
    return {
      x: view.size / 2 + (p(3 * i) * cos - p(3 * i + 2) * sin) * perMetre,
      y: view.size / 2 - (p(3 * i + 1) - view.middle) * perMetre,
      z: p(3 * i) * sin + p(3 * i + 2) * cos,
      nx: (nx * cos - nz * sin) / far,
      ny: ny / far,
      nz: (nx * sin + nz * cos) / far,
      u: piece.uv[2 * i] as number,
      v: piece.uv[2 * i + 1] as number,
    };
  });
}

function fillTriangle(canvas: Canvas, a: Corner, b: Corner, c: Corner, grid: number): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-9) return;
  const last = canvas.size - 1;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(last, Math.ceil(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(last, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const wa = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area;
      const wb = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area;
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const at = y * canvas.size + x;
      const z = wa * a.z + wb * b.z + wc * c.z;
      if (z <= (canvas.depth[at] as number)) continue;
      canvas.depth[at] = z;
      const between = (key: keyof Corner) => wa * a[key] + wb * b[key] + wc * c[key];
      const inside = area > 0;
      const lit = shadeOf(between("nx"), between("ny"), between("nz"), inside);
      const line =
        grid > 0 && !inside && (nearLine(between("u"), grid) || nearLine(between("v"), grid));
      canvas.shade[at] = Math.round(255 * Math.min(1, lit * (line ? 0.45 : 1)));
    }
}

function nearLine(value: number, grid: number): boolean {
  const off = value / grid - Math.round(value / grid);
  return Math.abs(off * grid) < 1.5;
}

function shadeOf(nx: number, ny: number, nz: number, inside: boolean): number {
  if (inside) return 0.3;
  const toLight = ([x, y, z]: readonly [number, number, number]) =>
    Math.max(0, nx * x + ny * y + nz * z);
  return 0.22 + 0.62 * toLight(light) + 0.18 * toLight(fill);
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const far = Math.hypot(x, y, z);
  return [x / far, y / far, z / far];
}
