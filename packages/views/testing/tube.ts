import type { Camera } from "../src/index.ts";

/** Radius and height of the tube, metres. */
export const radius = 0.2;
export const height = 0.6;

/** Half of an upright tube, open above and below: what a front and a back sewn together would be. */
export interface HalfTube {
  readonly name: string;
  /** Angle of its middle line from the z axis towards x, radians. */
  readonly middle: number;
}

export const halves: readonly HalfTube[] = [
  { name: "front", middle: 0 },
  { name: "back", middle: Math.PI },
];

/** Piece millimetres of a place on a half: x along the arc from its middle line, y down from the upper rim. */
export function tubeMillimetres(turn: number, y: number): { x: number; y: number } {
  return { x: turn * radius * 1000, y: (height / 2 - y) * 1000 };
}

/** Corners of a half as a grid of `columns` by `rows` cells. */
export function tubeMesh({ middle }: HalfTube, columns: number, rows: number) {
  const positions: number[] = [];
  const normals: number[] = [];
  const millimetres: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= rows; j++) {
    const y = height / 2 - (j / rows) * height;
    for (let i = 0; i <= columns; i++) {
      const turn = -Math.PI / 2 + (i / columns) * Math.PI;
      const [nx, nz] = [Math.sin(middle + turn), Math.cos(middle + turn)];
      positions.push(nx * radius, y, nz * radius);
      normals.push(nx, 0, nz);
      const mm = tubeMillimetres(turn, y);
      millimetres.push(mm.x, mm.y);
      if (i === columns || j === rows) continue;
      const a = j * (columns + 1) + i;
      const below = a + columns + 1;
      triangles.push(a, below, a + 1, a + 1, below, below + 1);
    }
  }
  return { positions, normals, millimetres, triangles };
}

/** A camera like those of the sides: 85 mm lens, a little above. */
export function tubeCamera(around = 0, above = 0.07): Camera {
  const away = 1.7;
  const level = away * Math.cos(above);
  const eye = [level * Math.sin(around), away * Math.sin(above), level * Math.cos(around)] as const;
  return { eye, target: [0, 0, 0], up: [0, 1, 0], fovY: 23.9 };
}

/** What a ray from the camera through a place of a square picture meets first, worked out exactly. */
export function tubeSeen(
  camera: Camera,
  side: number,
  u: number,
  v: number,
): { name: string; x: number; y: number; inside: boolean } | null {
  const [ex, ey, ez] = camera.eye;
  const length = Math.hypot(ex, ey, ez);
  const f = [-ex / length, -ey / length, -ez / length] as const;
  const level = Math.hypot(f[0], f[2]);
  const r = [-f[2] / level, 0, f[0] / level] as const;
  const up = [
    r[1] * f[2] - r[2] * f[1],
    r[2] * f[0] - r[0] * f[2],
    r[0] * f[1] - r[1] * f[0],
  ] as const;
  const slope = Math.tan((camera.fovY / 2 / 180) * Math.PI);
  const a = (u / side - 0.5) * 2 * slope;
  const b = (0.5 - v / side) * 2 * slope;
  const d = [0, 1, 2].map(
    (k) => (f[k] as number) + a * (r[k] as number) + b * (up[k] as number),
  ) as [number, number, number];
  const A = d[0] ** 2 + d[2] ** 2;
  const B = ex * d[0] + ez * d[2];
  const root = B * B - A * (ex * ex + ez * ez - radius * radius);
  if (root < 0) return null;
  for (const t of [(-B - Math.sqrt(root)) / A, (-B + Math.sqrt(root)) / A]) {
    const [x, y, z] = [ex + t * d[0], ey + t * d[1], ez + t * d[2]];
    if (Math.abs(y) > height / 2) continue;
    const angle = Math.atan2(x, z);
    const front = Math.abs(angle) <= Math.PI / 2;
    const turn = front ? angle : Math.atan2(-x, -z);
    return {
      name: front ? "front" : "back",
      ...tubeMillimetres(turn, y),
      inside: x * d[0] + z * d[2] > 0,
    };
  }
  return null;
}
