import { distance, flattenPath, placeAtLength, polylineLength } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import { edgeOf, type Piece } from "@holeshot/garments";
import type { Placement } from "../drape/recipe.ts";
import { add, length, mix, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import type { Arm } from "./arm.ts";

/** The body's pieces start on an oval tube that closes over the shoulders; sleeves as cones round the arms. */
export interface TopStart {
  readonly front: Piece;
  readonly back: Piece;
  readonly sleeve: Piece;
  readonly arms: readonly [left: Arm, right: Arm];
  /** Height of the high shoulder above the floor, cm. */
  readonly top: number;
  /** Body height beside the 180 cm the numbers below were found on. */
  readonly scale: number;
  /** Along the arm the sleeve takes this share of its length. */
  readonly sleeveShare: number;
}

/** Where a piece starts, by its id. */
export function placeTop(start: TopStart): (piece: Piece) => Placement {
  const tube = makeTube(start);
  return (piece) => {
    const arm = start.arms[piece.id.endsWith("_right") ? 1 : 0];
    if (piece.id === "front" || piece.id === "back") return placeBody(start, piece, tube);
    if (piece.id.startsWith("sleeve")) return placeSleeve(start, piece, arm);
    if (piece.id.startsWith("cuff")) return placeCuff(start, piece, arm);
    if (piece.id === "collar") return placeCollar(start, piece, tube);
    throw new RangeError(`A top has no place for ${piece.id}`);
  };
}

/** The oval at each share of its half girth: 0 at the centre front, 1 at the centre back. */
type Tube = (share: number) => readonly [x: number, z: number];

const steps = 720;

function makeTube({ front }: TopStart): Tube {
  const half = (front.landmarks["underarm_left"]?.x ?? 0) / 300;
  const [wide, deep] = [21.6 * half, 14.8 * half];
  const at = (angle: number) => [wide * Math.sin(angle), deep * Math.cos(angle)] as const;
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [at((Math.PI * (i - 1)) / steps), at((Math.PI * i) / steps)];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = lengths[steps] as number;
  return (share) => {
    const wanted = Math.abs(share) * whole;
    const next = Math.max(
      1,
      lengths.findIndex((value) => value >= wanted),
    );
    const [before, after] = [lengths[next - 1] as number, lengths[next] as number];
    const part = (wanted - before) / (after - before);
    const [x, z] = at((Math.PI * (next - 1 + part)) / steps);
    return [Math.sign(share) * x, z];
  };
}

function placeBody(start: TopStart, piece: Piece, tube: Tube): Placement {
  const isFront = piece.id === "front";
  const near = isFront ? "left" : "right";
  const side = widthLine(piece, `side_${near}`);
  const mark = (name: string) => piece.landmarks[name] ?? { x: 0, y: 0 };
  const neck = mark(`high_shoulder_${near}`);
  const tip = mark(`shoulder_${near}`);
  const underarm = mark(`underarm_${near}`).y;
  // The back's armhole is deeper: it is squeezed so that both side seams start level.
  const extra = underarm - (start.front.landmarks["underarm_left"]?.y ?? underarm);
  return (x, y) => {
    const line = ((Math.abs(x) - neck.x) * (tip.y - neck.y)) / (tip.x - neck.x);
    const below = Math.min(1, Math.max(0, (y - line) / (170 * start.scale)));
    const open = Math.sqrt(Math.max(0, 1 - (1 - below) ** 2));
    const share = (0.5 * x) / side(Math.max(y, underarm));
    const [across, deep] = tube(share);
    const squeezed = y - extra * Math.min(1, Math.max(0, y / underarm));
    const way = isFront ? 1 : -1;
    return [
      way * across * (1 + 0.1 * (1 - open)),
      start.top - squeezed / 10,
      way * deep * open - 0.8 * start.scale * (1 - open),
    ];
  };
}

/** Half width of a piece at a height, along one of its side edges. */
function widthLine(piece: Piece, edge: string): (y: number) => number {
  const points = linePoints(piece, edge).toSorted((a, b) => a.y - b.y);
  return (y) => {
    const next = points.findIndex((point) => point.y >= y);
    const [a, b] = [points[next - 1], points[next]];
    if (!b) return points.at(-1)?.x ?? 0;
    if (!a) return b.x;
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  };
}

/** A place round an arm: how far along from the shoulder, how far off, and at what angle from its upper side. */
function aroundArm({ side, out, shoulder, elbow, wrist }: Arm) {
  const upper = subtract(elbow, shoulder);
  const reach = length(upper);
  const fore = unit(subtract(wrist, elbow));
  return (along: number, radius: number, angle: number): Vector => {
    const axis =
      along < reach ? mix(shoulder, elbow, along / reach) : add(elbow, scale(fore, along - reach));
    const beside: Vector = [0, 0, -side * radius * Math.sin(angle)];
    return add(add(axis, scale(out, radius * Math.cos(angle))), beside);
  };
}

/** How far along the arm the widest line of the sleeve lies. */
function bicepsAlong({ scale: by }: TopStart, { lift }: Arm): number {
  return (2.9 * Math.sin(lift) + 13 * Math.cos(lift)) * by;
}

function placeSleeve(start: TopStart, piece: Piece, arm: Arm): Placement {
  const around = aroundArm(arm);
  const widest = piece.landmarks["underarm_back"]?.y ?? 0;
  const front = widthLine(piece, "underarm_front");
  const back = widthLine(piece, "underarm_back");
  const from = bicepsAlong(start, arm);
  return (x, y) => {
    const level = Math.max(y, widest);
    const middle = (front(level) + back(level)) / 2;
    const half = Math.abs(back(level) - front(level)) / 2;
    const along = from + ((y - widest) / 10) * (y > widest ? start.sleeveShare : 1);
    return around(along, half / 10 / Math.PI, ((x - middle) / half) * Math.PI);
  };
}

function placeCuff(start: TopStart, piece: Piece, arm: Arm): Placement {
  const around = aroundArm(arm);
  const { sleeve } = start;
  const widest = sleeve.landmarks["underarm_back"]?.y ?? 0;
  const end = sleeve.landmarks["cuff_back"]?.y ?? 0;
  const from = bicepsAlong(start, arm) + ((end - widest) / 10) * start.sleeveShare;
  const half = piece.bounds.right;
  const radius = (half / 10 / Math.PI) * 1.1;
  return (x, y) => around(from + y / 10, radius, (x / half) * Math.PI);
}

/** The collar stands on the neckline where that starts, leaning in a little towards the neck. */
function placeCollar(start: TopStart, piece: Piece, tube: Tube): Placement {
  const lines = [start.front, start.back].flatMap((body) => {
    const place = placeBody(start, body, tube);
    return ["left", "right"].map((side) => ({
      neck: linePoints(body, `neck_${side}`),
      foot: linePoints(piece, `neck_${body.id}_${side}`).toReversed(),
      place,
    }));
  });
  return (x, y) => {
    const [nearest] = lines
      .map((line) => ({ ...line, ...nearestOn(line.foot, { x, y }) }))
      .toSorted((a, b) => a.far - b.far);
    if (!nearest) throw new RangeError("The collar has no neckline");
    const { point } = placeAtLength(nearest.neck, nearest.share * polylineLength(nearest.neck));
    const [wide, level, deep] = nearest.place(point.x, point.y);
    const up = nearest.far / 10;
    return [wide * (1 - 0.015 * up), level + up, deep * (1 - 0.015 * up)];
  };
}

function linePoints(piece: Piece, edge: string): readonly Point[] {
  return flattenPath(edgeOf(piece, edge).path, 0.05)[0]?.points ?? [];
}

/** How far a place is from a line, and at which share of the line's length it is nearest. */
function nearestOn(line: readonly Point[], place: Point): { far: number; share: number } {
  const whole = polylineLength(line);
  let best = { far: Infinity, share: 0 };
  let before = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const step = distance(a, b);
    const along = ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / step ** 2;
    const t = Math.min(1, Math.max(0, along));
    const far = Math.hypot(a.x + (b.x - a.x) * t - place.x, a.y + (b.y - a.y) * t - place.y);
    if (far < best.far) best = { far, share: (before + t * step) / whole };
    before += step;
  }
  return best;
}
