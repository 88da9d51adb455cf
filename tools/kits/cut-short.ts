import { flattenPath, pathLength, type Path, type Point } from "@holeshot/geometry";
import type { Edge, Piece } from "@holeshot/garments";

/** An edge that has become shorter than this share of itself is cut off, not drawn together. */
const cutBelow = 0.6;

/**
 * The piece with what reaches far beyond another garment's piece of that name cut away: a long sleeve as a short one.
 * The same piece when nothing does.
 */
export function cutShort(piece: Piece, like: Piece): Piece {
  const target = new Map(like.edges.map(({ name, path }) => [name, pathLength(path)]));
  const wanted = piece.edges.map(({ name, path }) => {
    const length = target.get(name) ?? Infinity;
    return length < cutBelow * pathLength(path) ? length : null;
  });
  const isEnd = piece.edges.map((_, i) => at(wanted, i - 1) !== null && at(wanted, i + 1) !== null);
  if (!isEnd.some(Boolean)) return piece;
  const cut = piece.edges.map((edge, i) => {
    const length = wanted[i];
    if (length === null || length === undefined) return edge;
    return { ...edge, path: at(isEnd, i + 1) ? start(edge, length) : ending(edge, length) };
  });
  const edges = cut.map((edge, i) => {
    if (!isEnd[i]) return edge;
    const [from, to] = [points(at(cut, i - 1)).at(-1), points(at(cut, i + 1))[0]];
    return { ...edge, path: through([from, to] as Point[]) };
  });
  // Landmarks of what is gone would pull what is left after them.
  return { ...piece, edges, landmarks: {} };
}

function at<T>(list: readonly T[], i: number): T {
  return list.at(i % list.length) as T;
}

function points({ path }: Pick<Edge, "path">): readonly Point[] {
  return flattenPath(path, 0.02)[0]?.points ?? [];
}

function start(edge: Edge, length: number): Path {
  return through(firstOf(points(edge), length));
}

function ending(edge: Edge, length: number): Path {
  return through(firstOf(points(edge).toReversed(), length).toReversed());
}

/** A line's first stretch. */
function firstOf(line: readonly Point[], length: number): Point[] {
  const kept: Point[] = [];
  let left = length;
  for (const point of line) {
    const last = kept.at(-1);
    if (!last) {
      kept.push(point);
      continue;
    }
    const step = Math.hypot(point.x - last.x, point.y - last.y);
    if (step >= left) {
      const share = left / step;
      kept.push({ x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share });
      break;
    }
    kept.push(point);
    left -= step;
  }
  return kept;
}

function through(line: readonly Point[]): Path {
  return line.map(({ x, y }, i) => [i === 0 ? "M" : "L", x, y] as const);
}
