import { reversePath, type Path, type PathCommand, type Point } from "@holeshot/geometry";
import type { Edge, Piece } from "./garment.ts";

/** One edge of a piece as it lies on the cutting table, and how far outside it the scissors go, mm. */
export interface ClothEdge {
  readonly name: string;
  readonly path: Path;
  readonly distance: number;
}

/**
 * The edges of the cloth a piece is cut from, in order and clockwise: those of the piece, or of both layers where it is
 * doubled over. The second layer's edges are named `<edge>_inside`; the fold itself is not cut.
 */
export function clothEdges(piece: Piece): ClothEdge[] {
  const fold = piece.edges.findIndex(({ doubled }) => doubled);
  if (fold < 0) return piece.edges.map(clothEdge);
  const layer = [...piece.edges.slice(fold + 1), ...piece.edges.slice(0, fold)];
  const over = mirrorOver(piece.edges[fold] as Edge);
  const inside = layer.toReversed().map((edge) => ({
    ...clothEdge(edge),
    name: `${edge.name}_inside`,
    path: reversePath(mirrored(edge.path, over)),
  }));
  return [...layer.map(clothEdge), ...inside];
}

/** The mirror image of a place on a doubled piece: where it lies on the second layer, opened out. Null on a single layer. */
export function secondLayer(piece: Piece): ((point: Point) => Point) | null {
  const fold = piece.edges.find(({ doubled }) => doubled);
  return fold ? mirrorOver(fold) : null;
}

function clothEdge({ name, path, allowance, hem }: Edge): ClothEdge {
  return { name, path, distance: allowance + hem };
}

/** Mirrors over the straight fold. */
function mirrorOver({ path }: Edge): (point: Point) => Point {
  const [from, to] = [path[0], path.at(-1)];
  if (path.length !== 2 || from?.[0] !== "M" || to?.[0] !== "L")
    throw new RangeError("Cloth is folded along a straight line");
  const [dx, dy] = [to[1] - from[1], to[2] - from[2]];
  const square = dx * dx + dy * dy;
  return ({ x, y }) => {
    const along = ((x - from[1]) * dx + (y - from[2]) * dy) / square;
    return { x: 2 * (from[1] + along * dx) - x, y: 2 * (from[2] + along * dy) - y };
  };
}

function mirrored(path: Path, over: (point: Point) => Point): Path {
  return path.map((command): PathCommand => {
    if (command[0] === "Z") return command;
    const points = pairs(command.slice(1) as number[]).map(over);
    return [command[0], ...points.flatMap(({ x, y }) => [x, y])] as unknown as PathCommand;
  });
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }));
}
