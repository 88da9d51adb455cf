import type { Piece } from "@holeshot/garments";
import {
  flattenPath,
  offsetOutline,
  pointsBounds,
  type Box,
  type Path,
  type Point,
} from "@holeshot/geometry";

/** A part of a piece as it lies in a flat lay. Patches are drawn in order, later ones on top. */
export interface Patch {
  readonly piece: Piece;
  /** What it covers: a closed line in millimetres of the lay, y down. */
  readonly line: readonly Point[];
  /** Piece millimetres that may show, and where they lie. */
  readonly box: Box;
  readonly place: (point: Point) => Point;
  /** Distance of the points between which `place` may be taken as straight, mm; 0 for an affine map. */
  readonly step: number;
  /** Lies on top of what is under it and throws a soft shadow. */
  readonly raised?: boolean;
  /** Light that reaches it, as a share; 1 when left out. */
  readonly dim?: number;
}

type Extras = Pick<Patch, "raised" | "dim">;

/** A patch that shows `shown`, a closed line in piece millimetres. */
export function patch(
  piece: Piece,
  shown: readonly Point[],
  place: (point: Point) => Point,
  step: number,
  extras: Extras = {},
): Patch {
  return { piece, line: shown.map(place), box: pointsBounds(shown), place, step, ...extras };
}

/** A place on a tube: angle from the line nearest the viewer, and height. */
export interface TubePoint {
  readonly turn: number;
  readonly y: number;
}

/** Half angle of a tube that is shown; beyond it cloth is too slanting to be read. */
const halfTurn = 1.4;

/**
 * A patch of a piece rolled to a tube, seen from the side: what lies within the shown half angle. `onto` gives
 * the lay's point from the sine of the turn and the height.
 */
export function tubePatch(
  piece: Piece,
  shown: readonly Point[],
  into: (point: Point) => TubePoint,
  onto: (sine: number, y: number) => Point,
  step: number,
  extras: Extras = {},
): Patch {
  const rolled = refine(shown, 8).map((p) => {
    const { turn, y } = into(p);
    return { x: turn, y };
  });
  const seen = clipLine(
    clipLine(rolled, (p) => halfTurn - p.x),
    (p) => halfTurn + p.x,
  );
  // The cut runs along the tube's rim, whose width changes with the height.
  const line = refine(seen, 8).map((p) => onto(sine(p.x), p.y));
  const place = (p: Point) => {
    const { turn, y } = into(p);
    return onto(sine(turn), y);
  };
  return { piece, line, box: pointsBounds(shown), place, step, ...extras };
}

/** Sine that goes straight on past the shown half, so that the far side does not fold back over the near one. */
function sine(turn: number): number {
  const within = Math.min(halfTurn, Math.max(-halfTurn, turn));
  return Math.sin(within) + (turn - within) * Math.cos(halfTurn);
}

/** The closed line of a piece, finely enough for a picture. */
export function outlinePoints(path: Path): readonly Point[] {
  return flattenPath(path, 0.2)[0]?.points ?? [];
}

/** The closed line with some edges moved out, so that what lies under its neighbour leaves no gap. */
export function underlapped(
  piece: Piece,
  edges: readonly string[],
  distance: number,
): readonly Point[] {
  return offsetOutline(
    piece.edges.map(({ name, path }) => ({ path, distance: edges.includes(name) ? distance : 0 })),
    0.2,
  );
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
