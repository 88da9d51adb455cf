import type { Path, Point } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";

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
  const outlines = outlinesOfPath(safe);
  const fits = (scale: number) =>
    outlinePoints(box, scale).every((point) => isInside(point, outlines));
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
