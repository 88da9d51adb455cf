import type { Point } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { bump, darken, type HeightField, raise, step } from "./height-field.ts";
import { nearLine } from "./near-line.ts";

/**
 * A fold that wearing leaves in cloth which hangs smooth. It is seen by its light alone, so that print under it stays
 * where it is. Told in shares of its piece, for every size.
 */
export interface Fold {
  /** Places its crest runs through: from -1 to 1 across the piece, from 0 at its top to 1 at its bottom. */
  readonly crest: readonly (readonly [number, number])[];
  /** Thousandths of the piece's breadth that it stands out. */
  readonly height: number;
  /** Hundredths of the piece's breadth from its crest to where it has fallen to a third on its broad side, to the right of who follows it. */
  readonly width: number;
  /** Runs out over the piece's edge at its end, and does not flatten there. */
  readonly open?: boolean;
}

/** The side that falls off steeply is so much narrower, and the other one so broad as told. */
const steep = 0.55;
/** Cloth beside a fold is drawn into it: how deep, as a share of the fold's height, and where, in widths from its crest. */
const trough = { deep: 0.35, at: 1.7, width: 0.75 };
/** Widths from the crest to where cloth is smooth again. */
const reach = 3.2;
/** Share of the light that is lost a millimetre down. */
const dim = 0.009;
/** Points a crest is drawn with between two that are told. */
const between = 8;

/** The other leg's or hand's, on the other side of its piece. */
export function mirrored(folds: readonly Fold[]): readonly Fold[] {
  return folds.map((fold) => ({
    ...fold,
    crest: fold.crest.map(([across, down]) => [-across, down] as const),
  }));
}

/** A rider is a third as large in his picture as a garment in its own, and moves in what he wears. */
const onRider = 2.2;

/** Cloth hangs in no fold that is higher for its width; thousandths for ten hundredths. */
const steepest = 0.49;

/** Folds as a rider has them. */
export function deepened(folds: readonly Fold[]): readonly Fold[] {
  return folds.map((fold) => ({
    ...fold,
    height: Math.min(onRider * fold.height, steepest * 10 * fold.width),
  }));
}

/** Raises folds out of a piece's cloth. */
export function foldCloth(field: HeightField, { bounds }: Piece, folds: readonly Fold[]): void {
  const breadth = bounds.right - bounds.left;
  const middle = (bounds.left + bounds.right) / 2;
  for (const { crest, height, width, open = false } of folds) {
    const line = smoothCurve(
      crest.map(([across, down]) => ({
        x: middle + (across * breadth) / 2,
        y: bounds.top + down * (bounds.bottom - bounds.top),
      })),
    );
    const [high, broad] = [(height * breadth) / 1000, (width * breadth) / 100];
    const length = lengthOf(line);
    nearLine(field, line, reach * broad, (cell, distance, along) => {
      const share = along / length;
      const ends = step(0, 0.4, share) * (open ? 1 : step(0, 0.4, 1 - share));
      const place = {
        x: field.left + (cell % field.width) / field.scale,
        y: field.top + Math.floor(cell / field.width) / field.scale,
      };
      const t = distance / (broad * (isRightOf(line, place, along) ? 1 : steep));
      const rise = high * ends * (bump(t, 1) - trough.deep * bump(t - trough.at, trough.width));
      raise(field, cell, rise);
      if (rise < 0) darken(field, cell, -rise * dim);
    });
  }
}

/** A curve through points (Catmull and Rom's). */
function smoothCurve(points: readonly Point[]): Point[] {
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))] as Point;
  const curve = [at(0)];
  for (let n = 0; n < points.length - 1; n++)
    for (let k = 1; k <= between; k++) {
      const t = k / between;
      const mix = (axis: "x" | "y") => {
        const [a, b, c, d] = [n - 1, n, n + 1, n + 2].map((m) => at(m)[axis]) as [
          number,
          number,
          number,
          number,
        ];
        return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
      };
      curve.push({ x: mix("x"), y: mix("y") });
    }
  return curve;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, n) => {
    const before = line[n - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
}

/** Whether a place lies to the right of who follows a line; its nearest place is so far along it. */
function isRightOf(line: readonly Point[], place: Point, along: number): boolean {
  let start = 0;
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1] as Point, line[n] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (along <= start + length || n === line.length - 1)
      return (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x) > 0;
    start += length;
  }
  return false;
}
