import { distance, pathLength } from "@holeshot/geometry";
import { clothEdges } from "./cloth-edges.ts";
import type { Fault } from "./fault.ts";
import type { Edge, Garment, Notch, Piece } from "./garment.ts";
import { measureSeams, type MeasuredSeam } from "./measure-seams.ts";

/** How far a seam may miss what it intends, mm: less than a machine's stitch. */
export const seamTolerance = 0.75;
/** A longer seam has a place where its edges are matched, mm. */
const unmarked = 120;
/** A band is marked at least every this share of its seam. */
const quarter = 0.25;
/** Least way from a shoulder's tip out to the side seam, mm: a flatter armhole cannot be sewn in smoothly. A child's is by its height. */
const armholeReach = { adult: 25, youth: 14 } as const;

/** Each notch has its partner on the other edge at the same distance along the seam, or meets the edge's end. */
export function notchFaults(garment: Garment): Fault[] {
  return sewnNotches(garment).flatMap((seam) => [
    ...partnerFaults(seam, seam.own, seam.other, 1),
    ...partnerFaults(seam, seam.other, seam.own, -1),
  ]);
}

/** Every seam too long to be matched by eye is marked on both its edges between their ends. */
export function matchFaults(garment: Garment): Fault[] {
  return sewnNotches(garment).flatMap((seam): Fault[] => {
    const long = Math.max(seam.lengthA, seam.lengthB);
    if (long <= unmarked || (seam.own.some(isBetween) && seam.other.some(isBetween))) return [];
    const at = `${seam.a.piece}.${seam.a.edge}`;
    return [{ law: "match", at, detail: `${long.toFixed(0)} mm are sewn without a mark` }];
  });
}

interface NotchedSeam extends MeasuredSeam {
  readonly own: readonly Notch[];
  readonly other: readonly Notch[];
}

function sewnNotches(garment: Garment): NotchedSeam[] {
  const pieces = new Map(garment.pieces.map((piece) => [piece.id, piece]));
  const of = (piece: string, edge: string) =>
    pieces.get(piece)?.notches.filter((notch) => notch.edge === edge) ?? [];
  return measureSeams(garment).map((seam) => ({
    ...seam,
    own: of(seam.a.piece, seam.a.edge),
    other: of(seam.b.piece, seam.b.edge),
  }));
}

function isBetween({ at }: Notch): boolean {
  return at > 1e-6 && at < 1 - 1e-6;
}

function partnerFaults(
  seam: NotchedSeam,
  notches: readonly Notch[],
  others: readonly Notch[],
  way: 1 | -1,
): Fault[] {
  const [edge, facing] = way === 1 ? [seam.a, seam.b] : [seam.b, seam.a];
  const at = `${edge.piece}.${edge.edge}`;
  return notches.filter(isBetween).flatMap((notch): Fault[] => {
    const partner = others.find(
      (other) =>
        other.marks === notch.marks && Math.abs(1 - other.at - notch.at) * seam.lengthB < 1,
    );
    if (!partner) {
      const detail = `no partner at ${notch.at} on ${facing.piece}.${facing.edge}`;
      return [{ law: "notch", at, detail }];
    }
    const [onA, onB] = way === 1 ? [notch.at, partner.at] : [partner.at, notch.at];
    const miss = onA * seam.lengthA * seam.stretch - (1 - onB) * seam.lengthB;
    if (Math.abs(miss) <= Math.abs(seam.ease) + seamTolerance) return [];
    return [{ law: "notch", at, detail: `misses its partner by ${miss.toFixed(1)} mm` }];
  });
}

/** A doubled rib: both raw edges are as long as each other, its quarters are marked, its wales run across it. */
export function bandFaults(piece: Piece): Fault[] {
  const fold = piece.edges.find(({ doubled }) => doubled);
  if (!fold) return [];
  return [...layerFaults(piece), ...quarterFaults(piece, fold), ...waleFaults(piece, fold)];
}

function layerFaults(piece: Piece): Fault[] {
  const edges = clothEdges(piece);
  return edges.flatMap((edge): Fault[] => {
    const inside = edges.find(({ name }) => name === `${edge.name}_inside`);
    if (edge.name.endsWith("_inside")) return [];
    const short = pathLength(edge.path) - (inside ? pathLength(inside.path) : 0);
    const bare = edge.distance <= 0 || inside?.distance !== edge.distance;
    if (Math.abs(short) <= seamTolerance && !bare) return [];
    const detail = bare ? "has no allowance" : `is ${short.toFixed(1)} mm short inside`;
    return [{ law: "rib", at: `${piece.id}.${edge.name}`, detail }];
  });
}

/** Marks along the sewn side, its own ends among them, are a quarter of it apart at most. */
function quarterFaults(piece: Piece, fold: Edge): Fault[] {
  const sewnSide = piece.edges.filter((edge) => edge !== fold && !isEnd(edge, fold));
  const marks = [0];
  let run = 0;
  for (const edge of sewnSide) {
    const length = pathLength(edge.path);
    const on = piece.notches.filter((notch) => notch.edge === edge.name).map(({ at }) => at);
    marks.push(...on.toSorted((a, b) => a - b).map((at) => run + at * length));
    run += length;
  }
  const widest = Math.max(...[...marks, run].toSorted((a, b) => a - b).map(gapBefore));
  if (widest <= quarter * run + seamTolerance) return [];
  return [{ law: "rib", at: piece.id, detail: `${widest.toFixed(0)} mm without a mark` }];
}

function gapBefore(mark: number, i: number, marks: readonly number[]): number {
  return mark - (marks[i - 1] ?? mark);
}

/** The edges that join the fold close the band. */
function isEnd(edge: Edge, fold: Edge): boolean {
  const ends = [fold.path[0], fold.path.at(-1)].map((command) => command?.slice(-2) ?? []);
  const touches = (command: (typeof edge.path)[number] | undefined) =>
    ends.some(([x, y]) => command?.at(-2) === x && command?.at(-1) === y);
  return touches(edge.path[0]) || touches(edge.path.at(-1));
}

/** Rib stretches across its wales, so they stand square to the fold. */
function waleFaults(piece: Piece, fold: Edge): Fault[] {
  const [from, to] = piece.grain;
  const [start, end] = [fold.path[0], fold.path.at(-1)] as [
    ["M", number, number],
    ["L", number, number],
  ];
  const [dx, dy] = [end[1] - start[1], end[2] - start[2]];
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const lean = Math.abs(along) / (distance(from, to) * Math.hypot(dx, dy));
  return lean < 0.02
    ? []
    : [{ law: "rib", at: piece.id, detail: "its wales do not run across the band" }];
}

/** A set-in sleeve needs its armhole to come out from the shoulder. */
export function roomFaults({ pieces, size }: Garment): Fault[] {
  const least = size.startsWith("Y") ? armholeReach.youth : armholeReach.adult;
  return pieces.flatMap((piece): Fault[] => {
    const { shoulder_left: tip, underarm_left: side } = piece.landmarks;
    if (!tip || !side) return [];
    const reach = Math.abs(side.x) - Math.abs(tip.x);
    if (reach >= least - 1e-6) return [];
    const detail = `${reach.toFixed(1)} mm from the shoulder to the side seam`;
    return [{ law: "room", at: piece.id, detail }];
  });
}
