import type { KitPoint, PiecePoint, Point } from "@holeshot/geometry";
import type { Garment, PieceId } from "../garment.ts";
import { productFacts } from "../products/facts.ts";
import type { Wear } from "../products/product-facts.ts";
import { layGlove } from "./lay-glove.ts";
import { layLegs } from "./lay-legs.ts";
import { layHalfSleeve, shoulderShift } from "./lay-sleeve.ts";
import { invertMap } from "./invert-map.ts";

/** Which half of the garment is meant: front and back of a sleeve lie on the same place of the plane. */
export type Face = "front" | "back";

/** One piece's way into the plane, for each half it has. */
interface Way {
  readonly faceOf: (point: Point) => Face;
  readonly to: (point: Point) => Point;
  readonly from: (point: Point, face: Face) => Point | null;
}

const known = new WeakMap<Garment, ReadonlyMap<PieceId, Way>>();

/**
 * The plane on which artwork is drawn once for the whole garment: as it lay on a table, so that a line drawn
 * straight runs on across every seam between printed pieces. The front keeps its own coordinates (the legs'
 * origin is moved to the middle of the garment); the back lies behind it, seen through it.
 */
export function kitPlane(garment: Garment): (piece: PieceId, point: PiecePoint) => KitPoint {
  const ways = waysOf(garment);
  return (piece, point) => (ways.get(piece)?.to(point) ?? point) as KitPoint;
}

/**
 * The way back from the plane: the piece's point that lies there, on the given half; null when there is none.
 * A point off the piece may be answered for a place just beside it.
 */
export function fromKitPlane(
  garment: Garment,
): (piece: PieceId, point: KitPoint, face?: Face) => PiecePoint | null {
  const ways = waysOf(garment);
  return (piece, point, face = "front") => {
    const way = ways.get(piece);
    return (way ? way.from(point, face) : point) as PiecePoint | null;
  };
}

/** The half a place of a piece belongs to. */
export function faceOf(garment: Garment): (piece: PieceId, point: PiecePoint) => Face {
  const ways = waysOf(garment);
  return (piece, point) => ways.get(piece)?.faceOf(point) ?? "front";
}

function waysOf(garment: Garment): ReadonlyMap<PieceId, Way> {
  const found = known.get(garment);
  if (found) return found;
  const made = layers[productFacts(garment.product).wear](garment);
  known.set(garment, made);
  return made;
}

/** How each kind of garment lies in the plane. */
const layers: Readonly<Record<Wear, (garment: Garment) => ReadonlyMap<PieceId, Way>>> = {
  top: topWays,
  legs: (garment) =>
    new Map([...layLegs(garment)].map(([id, leg]) => [id, plain(leg.face, leg.to, leg.from)])),
  hands: (garment) =>
    new Map([...layGlove(garment)].map(([id, hand]) => [id, plain("front", hand.to, hand.from)])),
};

function plain(face: Face, to: (p: Point) => Point, from: (p: Point) => Point | null): Way {
  return { faceOf: () => face, to, from: (p) => from(p) };
}

function topWays(garment: Garment): ReadonlyMap<PieceId, Way> {
  const shift = shoulderShift(garment);
  const lower = (p: Point) => ({ x: 0 - p.x, y: p.y + shift(p.y) });
  const ways = new Map<PieceId, Way>([
    [
      "front",
      plain(
        "front",
        (p) => p,
        (p) => p,
      ),
    ],
    ["back", plain("back", lower, (p) => ({ x: 0 - p.x, y: raise(shift, p.y) }))],
  ]);
  for (const side of ["left", "right"] as const) {
    const halves = {
      front: layHalfSleeve(garment, side, "front") as (p: Point) => Point,
      back: layHalfSleeve(garment, side, "back") as (p: Point) => Point,
    };
    // On the left sleeve the back half lies at growing x.
    const back = side === "left" ? 1 : -1;
    const half = (p: Point): Face => (p.x * back > 0 ? "back" : "front");
    const piece = garment.pieces.find(({ id }) => id === `sleeve_${side}`);
    if (!piece) continue;
    const inverse = {
      front: invertMap(halves.front, piece.bounds),
      back: invertMap(halves.back, piece.bounds),
    };
    ways.set(piece.id, {
      faceOf: half,
      to: (p) => halves[half(p)](p),
      from: (p, face) => {
        const found = inverse[face](p);
        return found && (half(found) === face || Math.abs(found.x) < 1) ? found : null;
      },
    });
  }
  return ways;
}

/** Undoes `y + shift(y)`, which grows with y. */
function raise(shift: (y: number) => number, target: number): number {
  let y = target;
  for (let i = 0; i < 30; i++) y = target - shift(y);
  return y;
}
