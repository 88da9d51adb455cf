import {
  distance,
  offsetOutline,
  trimLoops,
  pathBounds,
  type Path,
  type PathCommand,
  type PiecePoint,
  type Point,
} from "@holeshot/geometry";
import type { Edge, Notch, Piece } from "../garment.ts";
import { endOf, startOf } from "./curves.ts";

/** A piece as its draft states it; what follows from the edges is worked out here. */
export interface PieceDraft extends Pick<Piece, "id" | "product" | "material" | "edges"> {
  readonly appliedTo?: string;
  readonly fabric?: string;
  readonly notches?: readonly Notch[];
  readonly grain: readonly [Point, Point];
  readonly label: Point;
  readonly landmarks: Readonly<Record<string, Point>>;
  /** How far inside the seam line artwork should stay, mm. */
  readonly clear?: number;
}

/** Half a hundredth of a millimetre: edges that miss by more are a mistake in the draft. */
const joinTolerance = 0.005;

/** Joins the edges to an outline and completes the piece. Throws when an edge does not begin where the last ended. */
export function buildPiece(draft: PieceDraft): Piece {
  const { edges, clear = 12 } = draft;
  edges.forEach((edge, i) => {
    const previous = edges[(i + edges.length - 1) % edges.length] as Edge;
    const gap = distance(endOf(previous.path), startOf(edge.path));
    if (gap > joinTolerance) {
      throw new Error(
        `${draft.id}: ${edge.name} begins ${gap.toFixed(3)} mm from the end of ${previous.name}`,
      );
    }
  });
  const outline: PathCommand[] = edges.flatMap((edge, i) =>
    i === 0 ? edge.path : edge.path.slice(1),
  );
  outline.push(["Z"]);
  return {
    id: draft.id,
    product: draft.product,
    material: draft.material,
    ...(draft.fabric === undefined ? {} : { fabric: draft.fabric }),
    ...(draft.appliedTo === undefined ? {} : { appliedTo: draft.appliedTo }),
    outline,
    edges,
    notches: draft.notches ?? [],
    grain: draft.grain as readonly [PiecePoint, PiecePoint],
    label: draft.label as PiecePoint,
    safe: safeLine(edges, clear, draft.material === "printed"),
    landmarks: draft.landmarks as Readonly<Record<string, PiecePoint>>,
    bounds: pathBounds(outline),
  };
}

/** The outline moved in; the corners' loops cut away. */
function safeLine(edges: readonly Edge[], clear: number, printed: boolean): Path {
  const inset = edges.map((edge) => ({
    path: edge.path,
    distance: -(printed ? safeDistance(edge, clear) : clear),
  }));
  return closedLine(trimLoops(offsetOutline(inset, 0.25)));
}

/** Hems of printed pieces keep their fold and its stitching free; ribs are doubled over and have none. */
function safeDistance(edge: Edge, clear: number): number {
  return Math.max(clear, edge.hem === 0 ? 0 : edge.hem + 5);
}

function closedLine(points: readonly Point[]): Path {
  return [...points.map(({ x, y }, i): PathCommand => [i === 0 ? "M" : "L", x, y]), ["Z"]];
}
