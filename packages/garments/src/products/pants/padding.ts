import { distanceToLine, flattenPath, type Point } from "@holeshot/geometry";
import { edgeOf } from "../../edge-of.ts";
import type { Garment, Piece } from "../../garment.ts";
import {
  acrossPiece,
  type InnerLine,
  type InnerMeasures,
  type InnerWork,
  openLines,
  stretches,
} from "../../inner/inner-line.ts";
import { flyNeedles } from "./topstitch.ts";

/** Of what is worked within the pieces of pants, mm. */
export const pantsMeasures = {
  quilting: { height: 1.7, apart: 17 },
  stretchRibs: { height: 2.1, apart: 9.5 },
  guardGrooves: { height: 1.6 },
  flyRows: { height: 0.5, apart: flyNeedles },
  bartacks: { height: 0.9 },
} as const satisfies Partial<Record<InnerWork, InnerMeasures>>;

/** How far a quilted row rises towards the sides, per millimetre from the piece's middle. */
export const chevron = 0.45;
/** A knee guard's grooves: how many to half its height, how far they bend, and where the frame around them begins, as shares. */
export const grooves = { count: 4, bend: 0.16, inside: 0.78, frame: 0.8 };

/** Rows of padding in a stretch panel: how far up it a place lies, 0 at its upper edge to 1 at its lower, and how many rows there are. */
export interface PaddedRows {
  readonly count: number;
  readonly shareAt: (place: Point) => number;
}

/** The rows of a stretch panel, which follow its upper and lower edges; null for any other piece. */
export function paddedRows(piece: Piece): PaddedRows | null {
  const ends = endsOf(piece.id);
  if (!ends) return null;
  const [upper, lower] = ends.map((names) =>
    names.map((name) => flattenPath(edgeOf(piece, name).path, 0.05)[0]?.points ?? []),
  ) as [Point[][], Point[][]];
  const nearest = (lines: readonly (readonly Point[])[], p: Point) =>
    Math.min(...lines.map((line) => distanceToLine(line, p, false)));
  const { left, right, top, bottom } = piece.bounds;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const deep = nearest(upper, middle) + nearest(lower, middle);
  return {
    count: Math.max(3, Math.round(deep / pantsMeasures.stretchRibs.apart)),
    shareAt: (place) => {
      const [a, b] = [nearest(upper, place), nearest(lower, place)];
      return a / Math.max(1e-6, a + b);
    },
  };
}

function endsOf(id: string): readonly [string[], string[]] | null {
  if (id.startsWith("knee_stretch")) return [["top"], ["bottom"]];
  if (id !== "back_stretch") return null;
  return [
    ["top_left", "top_right"],
    ["bottom_left", "bottom_right"],
  ];
}

/** The seams between the rows of a stretch panel. */
function ribLines(piece: Piece, { count, shareAt }: PaddedRows): Point[][] {
  const { top, bottom } = piece.bounds;
  return Array.from({ length: count - 1 }, (_, n) =>
    acrossPiece(
      piece,
      (x) => {
        let [high, low] = [top, bottom];
        for (let round = 0; round < 14; round++) {
          const y = (high + low) / 2;
          if (shareAt({ x, y }) < (n + 1) / count) high = y;
          else low = y;
        }
        return (high + low) / 2;
      },
      8,
    ),
  );
}

/** Rows of a calf's quilting, pointing down. */
function quiltLines(piece: Piece): Point[][] {
  const { left, right, top, bottom } = piece.bounds;
  const { apart } = pantsMeasures.quilting;
  const [middle, rise] = [(left + right) / 2, (chevron * (right - left)) / 2];
  const first = Math.ceil(top / apart);
  const last = Math.floor((bottom + rise) / apart);
  return Array.from({ length: last - first + 1 }, (_, n) =>
    acrossPiece(piece, (x) => (first + n) * apart - chevron * Math.abs(x - middle)),
  );
}

/** Grooves of a knee guard and the frame around them. */
function grooveLines(piece: Piece): Point[][] {
  const { left, right, top, bottom } = piece.bounds;
  const [wide, high] = [(right - left) / 2, (bottom - top) / 2];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const at = (u: number, v: number) => ({ x: middle.x + u * wide, y: middle.y + v * high });
  const { count, bend, inside, frame } = grooves;
  const steps = Array.from({ length: 61 }, (_, n) => n / 30 - 1);
  const rows = Array.from({ length: 2 * count }, (_, n) => (n - count + 0.5) / count);
  return [
    ...rows.flatMap((row) =>
      // One that leaves the frame and comes back is two.
      stretches(
        steps.map((u) => at(u, row - bend * u * u)),
        ({ x, y }) =>
          Math.max(Math.abs(x - middle.x) / wide, Math.abs(y - middle.y) / high) < inside,
      ),
    ),
    ...[-frame, frame].flatMap((edge) => [
      steps.map((u) => at(frame * u, edge)),
      steps.map((v) => at(edge, frame * v)),
    ]),
  ];
}

/** What is worked within the pieces of pants. */
export function pantsInner({ pieces }: Garment): readonly InnerLine[] {
  return pieces.flatMap((piece): InnerLine[] => {
    const rows = paddedRows(piece);
    if (rows) return openLines(piece, "stretchRibs", ribLines(piece, rows));
    if (piece.id.startsWith("calf")) return openLines(piece, "quilting", quiltLines(piece));
    if (piece.id.startsWith("knee_guard"))
      return openLines(piece, "guardGrooves", grooveLines(piece));
    return [];
  });
}
