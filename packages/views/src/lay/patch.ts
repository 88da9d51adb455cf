import type { Piece } from "@holeshot/garments";
import { flattenPath, type Path, type Point } from "@holeshot/geometry";

/** A part of a piece as it lies in a flat lay. Patches are drawn in order, later ones on top. */
export interface Patch {
  readonly piece: Piece;
  /** The part that shows, a closed line in piece millimetres. */
  readonly shown: readonly Point[];
  /** Piece millimetres to millimetres of the lay, y down. Also defined a little outside `shown`. */
  readonly place: (point: Point) => Point;
  /** Distance of the points between which `place` may be taken as straight, mm; 0 for an affine map. */
  readonly step: number;
  /** Lies on top of what is under it and throws a soft shadow. */
  readonly raised?: boolean;
  /** Light that reaches it, as a share; 1 when left out. */
  readonly dim?: number;
}

/** The closed line of a piece, finely enough for a picture. */
export function outlinePoints(path: Path): readonly Point[] {
  return flattenPath(path, 0.2)[0]?.points ?? [];
}

/** The part of a closed line where `side` is not negative (Sutherland and Hodgman). */
export function clipLine(points: readonly Point[], side: (point: Point) => number): Point[] {
  const out: Point[] = [];
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] as Point;
    const [da, db] = [side(a), side(b)];
    if (da < 0 !== db < 0) {
      const t = da / (da - db);
      out.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    if (db >= 0) out.push(b);
  });
  return out;
}

/** The line with points added until none are further apart than `step`; warped lines need them. */
export function refine(points: readonly Point[], step: number): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step));
    return Array.from({ length: count }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / count,
      y: a.y + ((b.y - a.y) * k) / count,
    }));
  });
}
