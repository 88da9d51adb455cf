import { containsPoint, distance, flattenPath, type Point } from "@holeshot/geometry";
import type { Piece, PieceId } from "../garment.ts";

/** What is worked within a piece's seams: sewn through padding, padded behind, printed on it, or moulded. */
export type InnerWork =
  | "palmPads"
  | "gripDots"
  | "fingerChannels"
  | "knucklePads"
  | "quilting"
  | "stretchRibs"
  | "guardGrooves"
  | "flyRows"
  | "bartacks"
  | "tabBars";

/** A line of such work on its piece, seen from outside: a maker marks it, and pictures show it. */
export interface InnerLine {
  readonly work: InnerWork;
  readonly piece: PieceId;
  /** Millimetres on the piece. A closed line's last point leads back to its first. */
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Measures of a work, mm: how high it stands or how deep it lies, how far its rows are apart, and a dot's diameter. */
export interface InnerMeasures {
  readonly height: number;
  readonly apart?: number;
  readonly diameter?: number;
}

/** Shorter stretches inside an outline are no line to sew along, mm. */
const least = 3;

/** The stretches of a polyline that lie within a piece's outline; its points are to lie close together. */
export function within({ outline }: Piece, points: readonly Point[]): Point[][] {
  const border = flattenPath(outline, 0.1)[0]?.points ?? [];
  return stretches(points, (point) => containsPoint(border, point));
}

/** The stretches of a polyline whose points are kept; what is too short to work along is left out. */
export function stretches(points: readonly Point[], keeps: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (keeps(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && distance(first, last) >= least;
  });
}

/** A line across a piece, so many millimetres from point to point: how far down it lies at each place across. */
export function acrossPiece({ bounds }: Piece, downAt: (x: number) => number, apart = 2): Point[] {
  const steps = Math.max(1, Math.ceil((bounds.right - bounds.left) / apart));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const x = bounds.left + ((bounds.right - bounds.left) * n) / steps;
    return { x, y: downAt(x) };
  });
}

/** Open lines of one work, cut off at the piece's outline. */
export function openLines(
  piece: Piece,
  work: InnerWork,
  lines: readonly (readonly Point[])[],
): InnerLine[] {
  return lines.flatMap((line) =>
    within(piece, line).map((points) => ({ work, piece: piece.id, points, closed: false })),
  );
}
