import { flattenPath, type PiecePoint, placeAtLength, type Point } from "@holeshot/geometry";
import { polylineLength } from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Edge, EdgeRef, Garment, PieceId } from "../garment.ts";
import { thinPlate } from "../lay/thin-plate.ts";
import { lookedUp } from "./looked-up.ts";

/** A way from one printed piece over one of its seams onto the next, as a print goes on there once both are sewn. */
export interface SeamCrossing {
  readonly from: PieceId;
  readonly to: PieceId;
  /** The edge of `from` that is crossed, and what it is sewn to. */
  readonly edge: string;
  readonly onto: string;
  /**
   * The place of `to` on which a place of `from` comes to lie if `from` went on beyond its edge. Places at the seam
   * fall on each other to 0.3 mm, a line keeps its angle to the seam, both ways; far beyond, as good as the curves allow.
   */
  readonly across: (point: PiecePoint) => PiecePoint;
}

/** Places of the seam that are matched, and how far beside it its direction is, in turns, mm. */
const PLACES = 48;
const BESIDE = [9, 24] as const;
const CROWDED = 3;

const known = new WeakMap<Garment, Map<PieceId, readonly SeamCrossing[]>>();

/** Every seam between a printed piece and a printed one, itself included, seen from this piece; kept with the garment. */
export function seamCrossings(garment: Garment, piece: PieceId): readonly SeamCrossing[] {
  const pieces = known.get(garment) ?? new Map<PieceId, readonly SeamCrossing[]>();
  known.set(garment, pieces);
  const found = pieces.get(piece);
  if (found) return found;
  const made = garment.seams.flatMap(({ a, b }) => [
    ...(a.piece === piece ? crossing(garment, a, b) : []),
    ...(b.piece === piece ? crossing(garment, b, a) : []),
  ]);
  pieces.set(piece, made);
  return made;
}

function crossing(garment: Garment, from: EdgeRef, to: EdgeRef): SeamCrossing[] {
  const own = printed(garment, from);
  const other = printed(garment, to);
  if (!own || !other) return [];
  let map: ((point: Point) => Point) | null = null;
  return [
    {
      from: from.piece,
      to: to.piece,
      edge: from.edge,
      onto: to.edge,
      // Made when something lies there: most seams carry nothing.
      across: (point) => (map ??= lookedUp(sewnTogether(own, other)))(point) as PiecePoint,
    },
  ];
}

function printed(garment: Garment, { piece, edge }: EdgeRef): Edge | null {
  const found = garment.pieces.find(({ id }) => id === piece);
  return found?.material === "printed" && !found.appliedTo ? edgeOf(found, edge) : null;
}

/** Equal shares of the seam fall on each other, and so do places beside it, straight out of one and into the other. */
function sewnTogether(own: Edge, other: Edge): (point: Point) => Point {
  const [here, there] = [lineOf(own), lineOf(other)];
  // Paired edges run against each other.
  const pairs = Array.from({ length: PLACES + 1 }, (_, i) => {
    return [placeAt(here, i / PLACES), placeAt(there, 1 - i / PLACES)] as const;
  });
  const source: Point[] = pairs.map(([a]) => a.point);
  const target: Point[] = pairs.map(([, b]) => b.point);
  pairs.forEach(([a, b], i) => {
    const beside = BESIDE[i % BESIDE.length] ?? 0;
    for (const far of [beside, -beside]) {
      const [p, q] = [outwards(a, far), outwards(b, -far)];
      if (isFolded(here, p, far) || isFolded(there, q, far)) continue;
      if (isCrowded(source, p) || isCrowded(target, q)) continue;
      source.push(p);
      target.push(q);
    }
  });
  return thinPlate(source, target);
}

type Line = readonly Point[];
type Place = ReturnType<typeof placeAtLength>;

function lineOf({ path }: Edge): Line {
  return flattenPath(path, 0.01)[0]?.points ?? [];
}

function placeAt(line: Line, share: number): Place {
  return placeAtLength(line, polylineLength(line) * share);
}

/** Outlines run clockwise on screen: what is left of an edge lies outside. */
function outwards({ point, direction }: Place, far: number): Point {
  return { x: point.x + direction.y * far, y: point.y - direction.x * far };
}

/** Beyond the middle of a tight bend a place lies nearer to another place of the edge: it would fold the cloth. */
function isFolded(line: Line, { x, y }: Point, far: number): boolean {
  return line.some((p) => Math.hypot(p.x - x, p.y - y) < Math.abs(far) * 0.97);
}

/** Places that have come together tell of no one direction. */
function isCrowded(places: readonly Point[], { x, y }: Point): boolean {
  return places.some((p) => Math.hypot(p.x - x, p.y - y) < CROWDED);
}
