import type { Garment } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { edgePoints, landmark, pieceOf, rows, throughKnots } from "./rows.ts";

/**
 * One leg, front or back, measured from its own crease: `out` grows towards the outer seam, whichever way the
 * piece lies. All the leg's pieces share this.
 */
export interface LegFrame {
  /** Piece point to (out, height); the leather and the back stretch panel have their own way in. */
  readonly fromPiece: (point: Point) => Point;
  /** Half widths by height. */
  readonly outer: (y: number) => number;
  readonly inner: (y: number) => number;
  readonly waist: number;
  readonly waistOut: number;
  readonly seat: number;
  readonly fork: number;
  readonly stretchTop: number;
  readonly knee: number;
  readonly hem: number;
}

export function legFrame(
  garment: Garment,
  half: "front" | "back",
  side: "left" | "right",
): LegFrame {
  const left = side === "left";
  const main = pieceOf(garment, half === "front" ? `thigh_${side}` : `back_leg_${side}`);
  const knee = landmark(half === "front" ? pieceOf(garment, `knee_${side}`) : main, "knee");
  // Front and left, or back and right: the outer seam is at growing x.
  const sign = (half === "front") === left ? 1 : -1;
  const fromPiece = (p: Point): Point => ({ x: (p.x - knee.x) * sign, y: p.y });
  const corner = calfCorner(garment, side, half, fromPiece);
  const line = (edges: readonly string[]) =>
    edges.flatMap((name) => {
      const [id = "", edge = ""] = name.split(".");
      return edgePoints(pieceOf(garment, `${id}_${side}`), edge).map(fromPiece);
    });
  const inside = rows([...line(inseams[half]), corner]);
  const upper = half === "front" ? main : pieceOf(garment, `yoke_${side}`);
  return {
    fromPiece,
    outer: rows(line(outerSeams[half])),
    inner: (y) => -inside(y),
    waist: landmark(upper, half === "front" ? "waist_front" : "waist_centre").y,
    waistOut: landmark(upper, "waist_side").y,
    seat: landmark(main, "seat_side").y,
    fork: landmark(main, "fork").y,
    stretchTop: Math.min(
      ...line([half === "front" ? "knee_stretch.outer" : "back_leg.inner_knee_stretch"]).map(
        ({ y }) => y,
      ),
    ),
    knee: 0,
    hem: corner.y,
  };
}

/** Seams down the outside and down the inside of a leg, as `piece.edge`. */
const outerSeams = {
  front: [
    "thigh.outer_yoke",
    "thigh.outer_stretch",
    "thigh.outer_thigh",
    "knee_stretch.outer",
    "knee.outer",
    "shin.outer",
  ],
  back: [
    "yoke.outer",
    "back_leg.outer_thigh",
    "back_leg.outer_knee_stretch",
    "back_leg.outer_knee",
    "back_leg.outer_shin",
  ],
};
const inseams = {
  front: ["thigh.fly", "thigh.crotch", "thigh.inner_thigh", "knee_stretch.inner", "knee.inner"],
  back: [
    "yoke.centre",
    "back_leg.seat",
    "back_leg.inner_thigh",
    "back_leg.inner_knee_stretch",
    "back_leg.inner_knee",
  ],
};

/** The leather's coordinates in those of the leg piece it is sewn to: its edge is the same line, only turned. */
export function calfToPiece(
  garment: Garment,
  side: "left" | "right",
  half: "front" | "back",
): (p: Point) => Point {
  const calf = pieceOf(garment, `calf_${side}`);
  const leg = pieceOf(garment, half === "front" ? `shin_${side}` : `back_leg_${side}`);
  const own = edgePoints(calf, half);
  const sewn = edgePoints(leg, "calf");
  const top = own.find((p) => Math.hypot(p.x, p.y) < 1e-6) === own[0] ? own : own.toReversed();
  const foot = top.at(-1) as Point;
  const [a, b] = [sewn[0] as Point, sewn.at(-1) as Point];
  const [legTop, legFoot] = a.y < b.y ? [a, b] : [b, a];
  return rigid({ x: 0, y: 0 }, foot, legTop, legFoot);
}

/** The turn and shift that carries the first pair of points onto the second. */
export function rigid(a: Point, b: Point, onA: Point, onB: Point): (p: Point) => Point {
  const turn = Math.atan2(onB.y - onA.y, onB.x - onA.x) - Math.atan2(b.y - a.y, b.x - a.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (p) => ({
    x: onA.x + cos * (p.x - a.x) - sin * (p.y - a.y),
    y: onA.y + sin * (p.x - a.x) + cos * (p.y - a.y),
  });
}

function calfCorner(
  garment: Garment,
  side: "left" | "right",
  half: "front" | "back",
  fromPiece: (p: Point) => Point,
): Point {
  const hem = landmark(pieceOf(garment, `calf_${side}`), "hem");
  return fromPiece(calfToPiece(garment, side, half)(hem));
}

/** How a leg lies on the table: leg coordinates to millimetres outwards from the garment's middle. */
export function layLeg(leg: LegFrame): (p: Point) => Point {
  const gap = 0.08 * (leg.hem - leg.fork);
  const spread = (y: number) =>
    gap * Math.min(1.2, Math.max(0, (y - leg.fork) / (leg.hem - leg.fork))) ** 1.25;
  const at = (y: number, share: number): readonly [number, number] => [
    y,
    spread(y) + leg.inner(y) * share,
  ];
  // The fork of front and back goes under between the legs, so it is drawn in.
  const crease = throughKnots([
    at(leg.waist, 1),
    at(leg.seat, 1),
    at(leg.fork, Math.min(0.9, (leg.inner(leg.seat) * 1.2) / leg.inner(leg.fork))),
    at(leg.stretchTop, 0.98),
    at(leg.knee, 1),
    at(leg.hem, 1),
  ]);
  return (p) => {
    const middle = crease(p.y);
    if (p.x >= 0) return { x: middle + p.x, y: p.y };
    const share = (middle - spread(p.y)) / Math.max(1, leg.inner(p.y));
    return { x: middle + p.x * share, y: p.y };
  };
}
