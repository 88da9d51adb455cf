import { flattenPath, offsetEdges, type Point } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";

/** One edge of a closed line as straight steps, from its corner with the edge before it to the one with the next. */
export interface LineEdge {
  readonly name: string;
  readonly points: readonly Point[];
}

/** How exactly curves are followed before points are chosen on them, mm. */
const fine = 0.005;

/** Where the scissors go, edge by edge: the seam line moved out by each edge's allowance and hem. */
export function cutEdges(piece: Piece): LineEdge[] {
  const parts = offsetEdges(
    piece.edges.map(({ path, allowance, hem }) => ({ path, distance: allowance + hem })),
    fine,
  );
  return closed(piece, parts);
}

/** Where the needle goes, edge by edge. */
export function seamEdges(piece: Piece): LineEdge[] {
  const parts = piece.edges.map(({ path }) => {
    const points = flattenPath(path, fine)[0]?.points ?? [];
    return points.slice(0, -1);
  });
  return closed(piece, parts);
}

/** Each part runs on to where the next one with any length begins. */
function closed(piece: Piece, parts: readonly (readonly Point[])[]): LineEdge[] {
  return piece.edges.map(({ name }, i) => {
    const after = [...parts.slice(i + 1), ...parts.slice(0, i + 1)].find(
      ({ length }) => length > 0,
    );
    const end = after?.[0];
    return { name, points: [...(parts[i] ?? []), ...(end ? [end] : [])] };
  });
}
