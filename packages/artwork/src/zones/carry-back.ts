import type { PiecePoint } from "@holeshot/geometry";

/** Grading moves points by less than they are apart, so that each round leaves at most half the error. */
const rounds = 24;

/** The way back of a grading map: which base point lies at this point of the size. To 0.001 mm. */
export function carryBack(
  carry: (point: PiecePoint) => PiecePoint,
): (point: PiecePoint) => PiecePoint {
  return (target) => {
    let guess = target;
    for (let i = 0; i < rounds; i += 1) {
      const reached = carry(guess);
      const [dx, dy] = [target.x - reached.x, target.y - reached.y];
      if (Math.hypot(dx, dy) < 0.001) return guess;
      guess = { x: guess.x + dx, y: guess.y + dy };
    }
    return guess;
  };
}
