import { pathBounds } from "@holeshot/geometry";
import type { Path, PiecePoint } from "@holeshot/geometry";

type Way = (point: PiecePoint) => PiecePoint;

/**
 * The way an emblem of a kit takes to another size: its middle goes with the cloth, as `carry` says, and what is round stays
 * round. Where the cloth became wider than high it is as large as the lesser of the two, so that it reaches over nothing
 * that it did not reach over before.
 */
export function keepShape(emblem: Path, carry: Way): Way {
  const { left, top, right, bottom } = pathBounds(emblem);
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const middle = carry({ x, y });
  const from = carry({ x: left, y: top });
  const to = carry({ x: right, y: bottom });
  const scale = Math.min((to.x - from.x) / (right - left), (to.y - from.y) / (bottom - top));
  return (point) => ({
    x: middle.x + scale * (point.x - x),
    y: middle.y + scale * (point.y - y),
  });
}
