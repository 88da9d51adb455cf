import type { Point } from "@holeshot/geometry";

/** Light taken away along lines: seams, edges of patches, soft shadows of what lies on top. */
export interface ShadeLine {
  /** Closed line in pixels. */
  readonly points: readonly Point[];
  /** Distance over which the shade fades, pixels. */
  readonly reach: number;
  /** Share of the light taken on the line itself. */
  readonly depth: number;
}

/** For each pixel the largest shade any line throws on it, 0 to 1. */
export function shadeOf(lines: readonly ShadeLine[], width: number, height: number): Float32Array {
  const shade = new Float32Array(width * height);
  for (const { points, reach, depth } of lines) {
    points.forEach((a, i) => {
      shadeSegment(shade, width, height, a, points[(i + 1) % points.length] as Point, reach, depth);
    });
  }
  return shade;
}

function shadeSegment(
  shade: Float32Array,
  width: number,
  height: number,
  a: Point,
  b: Point,
  reach: number,
  depth: number,
): void {
  const far = reach * 2.2;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - far));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x) + far));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - far));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + far));
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const px = column + 0.5 - a.x;
      const py = row + 0.5 - a.y;
      const t = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const away = ((px - dx * t) ** 2 + (py - dy * t) ** 2) / (reach * reach);
      if (away > 4.84) continue;
      const value = depth * Math.exp(-away);
      const i = row * width + column;
      if (value > (shade[i] as number)) shade[i] = value;
    }
  }
}
