import type { Surface } from "../finish/surface.ts";
import { cameraFrame, type Camera } from "./camera.ts";

/** What each pixel of a square picture sees: a triangle and where on it. */
export interface Hits {
  readonly size: number;
  /** 1 + the triangle's number, 0 where there is no cloth. */
  readonly triangle: Uint32Array;
  /** Shares of the triangle's first and second corner, perspective taken into account. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  /** 1 where the inside of the cloth is seen. */
  readonly inside: Uint8Array;
}

/** Finds the nearest triangle behind the middle of each pixel. Surface and camera share a unit. */
export function castPixels(surface: Surface, camera: Camera, size: number): Hits {
  const seen = project(surface.positions, camera, size);
  const hits = {
    size,
    triangle: new Uint32Array(size * size),
    first: new Float32Array(size * size),
    second: new Float32Array(size * size),
    inside: new Uint8Array(size * size),
  };
  const nearness = new Float32Array(size * size);
  const { triangles, particleOf } = surface;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * (particleOf[triangles[at + k] as number] as number));
    fill(hits, nearness, seen, at / 3, a as number, b as number, c as number);
  }
  return hits;
}

/** Pixel column and row of each particle, and one over its depth. */
function project(positions: Float64Array, camera: Camera, size: number): Float64Array {
  const { eye, right, up, forward, zoom } = cameraFrame(camera);
  const seen = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] as number) - eye[0];
    const y = (positions[i + 1] as number) - eye[1];
    const z = (positions[i + 2] as number) - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const across = x * right[0] + y * right[1] + z * right[2];
    const above = x * up[0] + y * up[1] + z * up[2];
    seen[i] = size * (0.5 + (zoom * across) / depth);
    seen[i + 1] = size * (0.5 - (zoom * above) / depth);
    seen[i + 2] = 1 / depth;
  }
  return seen;
}

function fill(
  hits: Hits,
  nearness: Float32Array,
  seen: Float64Array,
  triangle: number,
  a: number,
  b: number,
  c: number,
): void {
  const { size } = hits;
  const [ax, ay, az] = [seen[a] as number, seen[a + 1] as number, seen[a + 2] as number];
  const [bx, by, bz] = [seen[b] as number, seen[b + 1] as number, seen[b + 2] as number];
  const [cx, cy, cz] = [seen[c] as number, seen[c + 1] as number, seen[c + 2] as number];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      const wa = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
      const wb = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const near = wa * az + wb * bz + wc * cz;
      const i = row * size + column;
      if (near <= (nearness[i] as number)) continue;
      nearness[i] = near;
      hits.triangle[i] = triangle + 1;
      hits.first[i] = (wa * az) / near;
      hits.second[i] = (wb * bz) / near;
      hits.inside[i] = area > 0 ? 1 : 0;
    }
  }
}
