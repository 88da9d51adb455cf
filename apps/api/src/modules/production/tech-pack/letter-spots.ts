import { type Path, pathLength, type Point, pointAtLength } from "@holeshot/geometry";

/** Half of the ring round a measure's letter, points. */
export const LETTER = 4.6;
/** Between the middles of two letters at least, points. */
const APART = 2 * LETTER + 0.8;
/** Where on its line a letter is tried, as shares of it: the middle first. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.27, 0.73, 0.1, 0.9] as const;
/** Beside the line's middle, where nothing on it is free: directions, and rounds of them. */
const TURNS = [0, 4, 2, 6, 1, 7, 3, 5].map((eighth) => (eighth * Math.PI) / 4);
const ROUNDS = [1, 1.5, 2, 3] as const;

/** A place for the letter of each line of a piece, near the line's middle and on no other letter. Short lines choose first. */
export function letterSpots(
  paths: readonly Path[],
  at: (point: Point) => Point,
): readonly (Point | undefined)[] {
  const lengths = paths.map((path) => pathLength(path));
  const spots: Point[] = [];
  const order = paths
    .map((_, index) => index)
    .toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
  for (const index of order) {
    const [path, length = 0] = [paths[index], lengths[index]];
    if (!path) continue;
    const on = SHARES.map((share) => at(pointAtLength(path, length * share).point));
    const [middle = { x: 0, y: 0 }] = on;
    const beside = ROUNDS.flatMap((round) =>
      TURNS.map((turn) => ({
        x: middle.x + Math.cos(turn) * round * APART,
        y: middle.y + Math.sin(turn) * round * APART,
      })),
    );
    const taken = Object.values(spots);
    const free = [...on, ...beside].find((spot) =>
      taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > APART - 0.01),
    );
    spots[index] = free ?? middle;
  }
  return spots;
}
