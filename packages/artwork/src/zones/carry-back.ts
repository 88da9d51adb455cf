import type { PiecePoint } from "@holeshot/geometry";

type Map = (point: PiecePoint) => PiecePoint;

/** More than ever needed: a step by the map's slope leaves a small share of the error. */
const rounds = 24;
/** A slope serves this many steps before it is measured again. */
const steps = 4;
/** Over which the map's slope is measured, mm. */
const reach = 2;

/** The way back of a grading map: which base point lies at this point of the size. To 0.001 mm. */
export function carryBack(carry: Map): Map {
  return (target) => {
    const first = carry(target);
    // Grading moves neighbours alike: as far back as the map goes on.
    let guess = { x: 2 * target.x - first.x, y: 2 * target.y - first.y };
    let undo: ReturnType<typeof slopeAt> | null = null;
    for (let i = 0; i < rounds; i += 1) {
      const reached = carry(guess);
      const [dx, dy] = [target.x - reached.x, target.y - reached.y];
      if (Math.hypot(dx, dy) < 0.001) return guess;
      if (i % steps === 0) undo = slopeAt(carry, guess, reached);
      const step = undo?.(dx, dy) ?? { x: dx, y: dy };
      guess = { x: guess.x + step.x, y: guess.y + step.y };
    }
    return guess;
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
