import type { PiecePoint, Point } from "@holeshot/geometry";
import type { ClothView } from "../view/cloth-view.ts";
import { safeLine } from "./safe-line.ts";

interface SafeLineProps {
  pieces: readonly string[];
  view: ClothView;
  ratio: number;
}

/** The line that text and pictures should stay inside, as far as it is in sight. */
export function SafeLine({ pieces, view, ratio }: SafeLineProps) {
  return pieces.flatMap((piece) =>
    visibleRuns(safeLine(view.garment, piece) ?? [], piece, view).map((run) => {
      const points = run.map(({ x, y }) => `${x * ratio},${y * ratio}`).join(" ");
      return (
        <g key={`${piece} ${points.slice(0, 24)}`} data-safe={piece}>
          <polyline points={points} className="safe-casing" />
          <polyline points={points} className="safe-line" />
        </g>
      );
    }),
  );
}

/** Stretches of a closed line that the picture shows, cut finely enough to follow the folds. */
function visibleRuns(line: readonly Point[], piece: string, view: ClothView): Point[][] {
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  for (const place of finely(line)) {
    const seen = view.find(piece, place);
    if (!seen) {
      open = null;
      continue;
    }
    if (!open) {
      open = [];
      runs.push(open);
    }
    open.push(seen);
  }
  return runs.filter((run) => run.length > 1);
}

const STEP_MM = 8;

function finely(line: readonly Point[]): PiecePoint[] {
  return line.flatMap((from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_MM));
    const last = index === line.length - 1 ? steps : steps - 1;
    return Array.from({ length: last + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}
