import { flattenPath, type Path, type Point } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, line } from "../../draft/curves.ts";
import { sewn } from "../../draft/edge.ts";
import { edgeOf } from "../../edge-of.ts";
import type { Piece } from "../../garment.ts";

const height = 12;
/** Above the fold, so that the tape lies on the turned-up hem. */
const above = 5;
/** Short of the side seams, which stay flat. */
const clearOfSides = 15;

/** Silicone tape inside the hem of front or back, in that piece's coordinates, following its curve. */
export function draftGrip(body: Piece): Piece {
  const hem = flattenPath(edgeOf(body, "hem").path, 0.05)[0]?.points ?? [];
  const half = (hem[0]?.x ?? 0) - clearOfSides;
  const run = hem.filter(({ x }) => Math.abs(x) <= half);
  // The hem runs from growing to falling x, which is clockwise for the tape's lower edge.
  const low = run.map((point) => at(point.x, point.y - above));
  const high = run.map((point) => at(point.x, point.y - above - height)).toReversed();
  const [right, left] = [low[0] as Point, low.at(-1) as Point];
  const [highLeft, highRight] = [high[0] as Point, high.at(-1) as Point];
  const middle = low[Math.floor(low.length / 2)] as Point;
  return buildPiece({
    id: `grip_${body.id}`,
    product: "jersey",
    material: "grip",
    appliedTo: body.id,
    edges: [
      sewn("low", polyline(low), 0),
      sewn("end_left", line(left, highLeft), 0),
      sewn("high", polyline(high), 0),
      sewn("end_right", line(highRight, right), 0),
    ],
    grain: [at(left.x / 2, middle.y - height / 2), at(right.x / 2, middle.y - height / 2)],
    label: at(0, middle.y - height / 2),
    clear: 2,
    landmarks: { centre: at(0, middle.y - height / 2) },
  });
}

function polyline(points: readonly Point[]): Path {
  return points.map(({ x, y }, i) => [i === 0 ? "M" : "L", x, y] as const);
}
