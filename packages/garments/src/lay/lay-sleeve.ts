import {
  flattenPath,
  placeAtLength,
  polylineLength,
  reversePath,
  type KitPoint,
  type PiecePoint,
  type Point,
} from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Garment, Piece } from "../garment.ts";
import { thinPlate } from "./thin-plate.ts";

/** How a sleeve hangs from the shoulder when the jersey lies on a table; angles in degrees below the horizontal. */
export interface SleeveFall {
  /** The overarm line's slope where it leaves the shoulder, and further down. */
  readonly shoulder: number;
  readonly arm: number;
  /** Length along the arm within which the one becomes the other, mm. */
  readonly bend: number;
  /** Share of the half sleeve's width that is seen. */
  readonly width: number;
  /** Slope at which the underarm seam leaves the body. */
  readonly underarm: number;
}

/** The fall of the kit plane: a horizontal line on the chest runs on horizontally over a hanging arm. */
export const kitFall: SleeveFall = { shoulder: 22, arm: 47, bend: 220, width: 0.68, underarm: 2 };

/** Half a sleeve laid beside the body: piece points of that half to the plane in which the front keeps its own. */
export type LaidHalf = (point: PiecePoint) => KitPoint;

/**
 * Lays the front or back half of a sleeve: the cap falls on its armhole point by point at equal share of
 * length, the overarm line follows `fall`, the rest bends as little as it can.
 */
export function layHalfSleeve(
  garment: Garment,
  side: "left" | "right",
  half: "front" | "back",
  fall: SleeveFall = kitFall,
): LaidHalf {
  const find = (id: string) => garment.pieces.find((piece) => piece.id === id) as Piece;
  const sleeve = find(`sleeve_${side}`);
  const body = find(half);
  // Everything is worked out with the half at growing x and on the wearer's left, then turned back.
  const cap = sample(sleeve, `cap_${half}`, 24, (p) => ({ x: Math.abs(p.x), y: p.y }));
  const lower = half === "back" ? shoulderShift(garment) : () => 0;
  const armhole = sample(body, `armhole_${side}`, 24, (p) => ({
    x: Math.abs(p.x),
    y: p.y + lower(p.y),
  }));
  const under = sample(sleeve, `underarm_${half}`, 12, (p) => ({ x: Math.abs(p.x), y: p.y }));
  const source: Point[] = [...cap];
  const target: Point[] = [...armhole];
  const top = overarm(armhole[0] as Point, fall);
  const [capFoot, bodyFoot] = [cap.at(-1) as Point, armhole.at(-1) as Point];
  const end = (under.at(-1) as Point).y;
  const add = (from: Point, to: Point) => {
    source.push(from);
    target.push(to);
  };
  for (let i = 1; i <= 12; i++) add({ x: 0, y: (end * i) / 12 }, top((end * i) / 12).point);
  // The sleeve's axis lies a little beside its cap; both halves take the same width, or they would not meet.
  const cuff =
    Math.abs(sleeve.landmarks["cuff_back"]?.x ?? 0) +
    Math.abs(sleeve.landmarks["cuff_front"]?.x ?? 0);
  const wrist = across(top(end), (cuff / 2) * fall.width);
  const underarm = swing(bodyFoot, radians(fall.underarm), wrist, top(end).angle);
  under.slice(1).forEach((p) => {
    const place = underarm((p.y - capFoot.y) / (end - capFoot.y));
    add(p, place);
    if (p.y > capFoot.y * 2) add({ x: p.x / 2, y: p.y }, mix(top(p.y).point, place, 0.5));
  });
  const plate = thinPlate(source, target);
  const [mirrorIn, mirrorOut] = [
    (half === "front") === (side === "left") ? -1 : 1,
    side === "left" ? 1 : -1,
  ];
  return (point) => {
    const { x, y } = plate({ x: point.x * mirrorIn, y: point.y });
    return { x: x * mirrorOut, y };
  };
}

/** How far the back is moved in the kit plane so that side seams and shoulder seams fall together, by its height. */
export function shoulderShift(garment: Garment): (y: number) => number {
  const level = (id: string) =>
    garment.pieces.find((piece) => piece.id === id)?.landmarks["chest_centre"]?.y ?? 0;
  const [front, back] = [level("front"), level("back")];
  const reach = 0.7 * back;
  return (y) => (front - back) * Math.min(1, Math.max(0, (y - (back - reach)) / reach));
}

function sample(piece: Piece, edge: string, count: number, fold: (p: Point) => Point): Point[] {
  const path = edgeOf(piece, edge).path;
  const points = flattenPath(path, 0.02)[0]?.points ?? [];
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const line = last.y > first.y ? points : (flattenPath(reversePath(path), 0.02)[0]?.points ?? []);
  const length = polylineLength(line);
  return Array.from({ length: count + 1 }, (_, i) =>
    fold(placeAtLength(line, (length * i) / count).point),
  );
}

interface Heading {
  readonly point: Point;
  readonly angle: number;
}

/** The overarm line from the shoulder tip: where it is and how it slopes after `s` mm. */
function overarm(from: Point, fall: SleeveFall): (s: number) => Heading {
  const step = 2;
  const line: Heading[] = [];
  let point = from;
  for (let s = 0; s <= 1200; s += step) {
    const angle = radians(fall.shoulder + (fall.arm - fall.shoulder) * smooth(s / fall.bend));
    line.push({ point, angle });
    point = { x: point.x + Math.cos(angle) * step, y: point.y + Math.sin(angle) * step };
  }
  return (s) => {
    const at = Math.max(0, Math.min(line.length - 1.001, s / step));
    const [a, b] = [line[Math.floor(at)] as Heading, line[Math.floor(at) + 1] as Heading];
    return { point: mix(a.point, b.point, at % 1), angle: a.angle };
  };
}

/** From the overarm line square across the arm, towards the body. */
function across({ point, angle }: Heading, width: number): Point {
  return { x: point.x - Math.sin(angle) * width, y: point.y + Math.cos(angle) * width };
}

/** A curve from one point to another that leaves and arrives at given slopes (Hermite), by share of its way. */
function swing(from: Point, leave: number, to: Point, arrive: number): (t: number) => Point {
  const pull = Math.hypot(to.x - from.x, to.y - from.y) * 0.55;
  const along = (a: number, b: number, ta: number, tb: number, t: number) =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * a +
    (t ** 3 - 2 * t ** 2 + t) * ta +
    (3 * t ** 2 - 2 * t ** 3) * b +
    (t ** 3 - t ** 2) * tb;
  return (t) => ({
    x: along(from.x, to.x, Math.cos(leave) * pull, Math.cos(arrive) * pull, t),
    y: along(from.y, to.y, Math.sin(leave) * pull, Math.sin(arrive) * pull, t),
  });
}

function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
