import { flattenPath, offsetEdges, type Point } from "@holeshot/geometry";
import { clothEdges, type Piece } from "@holeshot/garments";

/** One edge of a closed line as straight steps, from its corner with the edge before it to the one with the next. */
export interface LineEdge {
  readonly name: string;
  readonly points: readonly Point[];
}

/** How exactly curves are followed before points are chosen on them, mm. */
const fine = 0.005;
/** And where they are moved out: a wide allowance round a tight bend makes much of little. */
const finer = 0.001;

/** Where the scissors go, edge by edge: the seam line moved out by each edge's allowance and hem, round both layers of a doubled rib. */
export function cutEdges(piece: Piece): LineEdge[] {
  const edges = clothEdges(piece);
  return closed(edges, offsetEdges(edges, finer));
}

/** Where the needle goes, edge by edge. */
export function seamEdges(piece: Piece): LineEdge[] {
  const parts = piece.edges.map(({ path }) => {
    const points = flattenPath(path, fine)[0]?.points ?? [];
    return points.slice(0, -1);
  });
  return closed(piece.edges, parts);
}

/** Each part runs on to where the next one with any length begins. */
function closed(
  edges: readonly { readonly name: string }[],
  parts: readonly (readonly Point[])[],
): LineEdge[] {
  return edges.map(({ name }, i) => {
    const after = [...parts.slice(i + 1), ...parts.slice(0, i + 1)].find(
      ({ length }) => length > 0,
    );
    const end = after?.[0];
    return { name, points: [...(parts[i] ?? []), ...(end ? [end] : [])] };
  });
}
