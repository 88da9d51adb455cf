import type { PiecePoint } from "@holeshot/geometry";

type Map = (point: PiecePoint) => PiecePoint;

/** More than ever needed: a step by the map's slope leaves a small share of the error. */
const rounds = 40;
/** A slope serves as long as a step by it leaves no more of the error than this. */
const share = 0.25;
/** Over which the map's slope is measured, mm. */
const reach = 2;

/** The way back of a grading map: which base point lies at this point of the size. To 0.001 mm. */
export function carryBack(carry: Map): Map {
  return (target) => {
    const off = (point: PiecePoint) => {
      const there = carry(point);
      const [dx, dy] = [target.x - there.x, target.y - there.y];
      return { point, there, dx, dy, far: Math.hypot(dx, dy) };
    };
    const first = carry(target);
    // Grading moves neighbours alike: as far back as the map goes on.
    let best = off({ x: 2 * target.x - first.x, y: 2 * target.y - first.y });
    let undo = slopeAt(carry, best.point, best.there);
    let whole = 1;
    for (let i = 0; i < rounds && best.far >= 0.001; i += 1) {
      const step = undo(best.dx, best.dy);
      const next = off({ x: best.point.x + step.x * whole, y: best.point.y + step.y * whole });
      // Past a bend of the map a whole step may lead further away, and the next one back to where it came from.
      if (next.far >= best.far) {
        whole /= 2;
        continue;
      }
      if (next.far > share * best.far) undo = slopeAt(carry, next.point, next.there);
      best = next;
      whole = 1;
    }
    return best.point;
  };
}

/** What to move by, near a point, so that the map's result moves by dx, dy. */
function slopeAt(
  carry: Map,
  { x, y }: PiecePoint,
  here: PiecePoint,
): (dx: number, dy: number) => PiecePoint {
  const [right, down] = [carry({ x: x + reach, y }), carry({ x, y: y + reach })];
  const [a, b] = [(right.x - here.x) / reach, (right.y - here.y) / reach];
  const [c, d] = [(down.x - here.x) / reach, (down.y - here.y) / reach];
  const area = a * d - b * c;
  return (dx, dy) => ({ x: (d * dx - c * dy) / area, y: (a * dy - b * dx) / area });
}
