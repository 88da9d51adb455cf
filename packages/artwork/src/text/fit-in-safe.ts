import { flattenPath } from "@holeshot/geometry";
import type { Path, Point } from "@holeshot/geometry";

/** A turned box round a centre, mm and degrees. */
export interface TurnedBox {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly width: number;
  readonly height: number;
}

/** The largest scale up to 1 at which the box's corners and sides' middles stay inside; 0 if the centre is outside. */
export function fitInside(box: TurnedBox, safe: Path): number {
  const outlines = flattenPath(safe, 0.2).map((contour) => contour.points);
  const fits = (scale: number) =>
    outlinePoints(box, scale).every((point) => inside(point, outlines));
  if (fits(1)) return 1;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function outlinePoints(box: TurnedBox, scale: number): Point[] {
  const angle = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [w, h] = [(box.width * scale) / 2, (box.height * scale) / 2];
  return [-1, 0, 1].flatMap((i) =>
    [-1, 0, 1].map((j) => ({
      x: box.x + cos * i * w - sin * j * h,
      y: box.y + sin * i * w + cos * j * h,
    })),
  );
}

/** Even-odd by ray casting. */
function inside(point: Point, outlines: readonly (readonly Point[])[]): boolean {
  let odd = false;
  for (const points of outlines) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      if (a.y > point.y === b.y > point.y) return;
      const x = a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (point.x < x) odd = !odd;
    });
  }
  return odd;
}
