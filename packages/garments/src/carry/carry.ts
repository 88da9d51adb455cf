import {
  distance,
  measuredPath,
  pathLength,
  type PiecePoint,
  type Point,
} from "@holeshot/geometry";
import type { Garment, Piece, PieceId } from "../garment.ts";
import { thinPlate } from "../lay/thin-plate.ts";

/** Places of an outline that are carried onto the same share of the other size's edges, about. */
const places = 150;
/** An edge has at least this many, however short it is. */
const fewest = 3;
/** Places closer than this are one place, mm. */
const near = 1;

/**
 * Carries places from one size of a garment to another: edges fall on each other at equal share of their length
 * (to 0.45 mm), so that what meets at a seam in one size meets in all; landmarks inside follow, what lies between
 * bends as little as it can. Pieces that one of the garments does not have, and points of pieces not known, stay
 * where they are.
 */
export function carry(from: Garment, to: Garment): Way {
  return wayOf(from, to, (piece) => piece);
}

/**
 * Carries what is printed all over: as `carry`, but where a neck is cut deeper than others of the product, print lies as
 * on those and is cut off there. A stripe across the chest does not sag below a V.
 */
export function carryPrint(from: Garment, to: Garment): Way {
  return wayOf(from, to, (piece) => piece.uncut ?? piece);
}

type Way = (piece: PieceId, point: PiecePoint) => PiecePoint;
type Lined = Pick<Piece, "edges" | "landmarks">;

function wayOf(from: Garment, to: Garment, lined: (piece: Piece) => Lined): Way {
  const maps = new Map<PieceId, (point: Point) => Point>();
  const targets = new Map(to.pieces.map((piece) => [piece.id, piece]));
  const sources = new Map(from.pieces.map((piece) => [piece.id, piece]));
  return (id, point) => {
    let map = maps.get(id);
    if (!map) {
      const [source, target] = [sources.get(id), targets.get(id)];
      map =
        source && target && lined(source) !== lined(target)
          ? knownCarry(lined(source), lined(target))
          : (p) => p;
      maps.set(id, map);
    }
    return map(point) as PiecePoint;
  };
}

const known = new WeakMap<Lined, WeakMap<Lined, (point: Point) => Point>>();

/** Pieces are drafted once and carried for every design: their maps are kept as long as they are. */
function knownCarry(from: Lined, to: Lined): (point: Point) => Point {
  const maps = known.get(from) ?? new WeakMap<Lined, (point: Point) => Point>();
  const found = maps.get(to);
  if (found) return found;
  const made = carryPiece(from, to);
  known.set(from, maps.set(to, made));
  return made;
}

/** The map of one piece onto itself in another size. */
function carryPiece(from: Lined, to: Lined): (point: Point) => Point {
  const source: Point[] = [];
  const target: Point[] = [];
  const add = (a: Point, b: Point, clear: number) => {
    if (source.some((p) => distance(p, a) < clear) || target.some((p) => distance(p, b) < clear))
      return;
    source.push(a);
    target.push(b);
  };
  const spacing = from.edges.reduce((sum, { path }) => sum + pathLength(path), 0) / places;
  for (const edge of from.edges) {
    const other = to.edges.find(({ name }) => name === edge.name);
    if (!other) continue;
    const [own, others] = [measuredPath(edge.path), measuredPath(other.path)];
    const count = Math.max(fewest, Math.ceil(own.length / spacing));
    for (let i = 0; i < count; i++) {
      const [here, there] = [(own.length * i) / count, (others.length * i) / count];
      add(own.at(here).point, others.at(there).point, near);
    }
  }
  for (const [name, point] of Object.entries(from.landmarks)) {
    const other = to.landmarks[name];
    // A landmark on the outline may lie at another share of its edge in another size: the seam comes first.
    if (other) add(point, other, spacing);
  }
  // Three points carry a plane; with fewer there is nothing to bend.
  return source.length < 3 ? (p) => p : thinPlate(source, target);
}
