import { flattenPath } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import type { EdgeRef, Garment, Seam } from "@holeshot/garments";
import type { TemplateArt } from "./types.ts";
import { zoneMap } from "./zone-map.ts";

/** Where the drawing breaks at a seam. */
export interface SeamBreak {
  readonly a: EdgeRef;
  readonly b: EdgeRef;
  /** Place along the seam from the start of `a`, mm. */
  readonly at: number;
  /** How far the cut on `b` is from the one on `a`, mm; infinite when there is none. */
  readonly gap: number;
  readonly zones: readonly [string | null, string | null];
}

interface Cut {
  readonly at: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** Distance of the looks along a seam, mm. */
const step = 0.25;
/** A run shorter than this at one side is a corner that just touches the seam. */
const crumb = 1;

/**
 * The places where zones do not meet at the seams between printed pieces: at equal share of the
 * seam's length both sides must change from the same zone to the same zone, within `tolerance` mm.
 * The pattern must be the one and in the size that the drawing is made on.
 */
export function matchSeams(art: TemplateArt, garment: Garment, tolerance = 1): SeamBreak[] {
  const zoneAt = zoneMap(art);
  const printed = new Set(
    garment.pieces.filter(({ material }) => material === "printed").map(({ id }) => id),
  );
  return garment.seams
    .filter(({ a, b }) => printed.has(a.piece) && printed.has(b.piece))
    .flatMap((seam) => breaksOf(seam, garment, zoneAt, tolerance));
}

function breaksOf(
  { a, b }: Seam,
  garment: Garment,
  zoneAt: ReturnType<typeof zoneMap>,
  tolerance: number,
): SeamBreak[] {
  const one = edgePoints(garment, a);
  // Paired edges run in opposite directions.
  const other = edgePoints(garment, b).reverse();
  const length = lengthOf(one);
  const count = Math.max(2, Math.ceil(length / step));
  const along = (ref: EdgeRef, points: readonly Point[]) =>
    cutsOf(
      sample(points, count).map(({ x, y }) => zoneAt(ref.piece, x, y)),
      length / count,
    );
  return compare(along(a, one), along(b, other), tolerance).map((each) => ({ a, b, ...each }));
}

function edgePoints(garment: Garment, ref: EdgeRef): Point[] {
  const piece = garment.pieces.find(({ id }) => id === ref.piece);
  const edge = piece?.edges.find(({ name }) => name === ref.edge);
  if (!edge) throw new RangeError(`${ref.piece} has no edge ${ref.edge}`);
  return flattenPath(edge.path, 0.01).flatMap(({ points }) => points);
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);
}

/** Points at equal shares of the length, in the middle of `count` equal parts. */
function sample(points: readonly Point[], count: number): Point[] {
  const total = lengthOf(points);
  const result: Point[] = [];
  let walked = 0;
  for (let i = 1; i < points.length && result.length < count; i += 1) {
    const from = points[i - 1] as Point;
    const to = points[i] as Point;
    const part = Math.hypot(to.x - from.x, to.y - from.y);
    while (result.length < count) {
      const wanted = ((result.length + 0.5) / count) * total;
      if (wanted > walked + part && i < points.length - 1) break;
      const t = part === 0 ? 0 : (wanted - walked) / part;
      result.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    }
    walked += part;
  }
  return result;
}

function cutsOf(zones: readonly (string | null)[], width: number): Cut[] {
  const runs: { zone: string | null; start: number; end: number }[] = [];
  zones.forEach((zone, i) => {
    const last = runs.at(-1);
    if (last && last.zone === zone) last.end = i + 1;
    else runs.push({ zone, start: i, end: i + 1 });
  });
  const kept = runs.filter((run) => (run.end - run.start) * width >= crumb);
  const cuts: Cut[] = [];
  for (let i = 1; i < kept.length; i += 1) {
    const [from, to] = [kept[i - 1], kept[i]];
    if (!from || !to || from.zone === to.zone) continue;
    cuts.push({ at: ((from.end + to.start) / 2) * width, from: from.zone, to: to.zone });
  }
  return cuts;
}

function compare(
  one: readonly Cut[],
  other: readonly Cut[],
  tolerance: number,
): Omit<SeamBreak, "a" | "b">[] {
  const breaks: Omit<SeamBreak, "a" | "b">[] = [];
  const unmatched = new Set(other);
  for (const cut of one) {
    const partner = nearest(cut, unmatched);
    const gap = partner ? Math.abs(partner.at - cut.at) : Infinity;
    // Far away it is another cut of the same zones.
    if (partner && gap < 30) unmatched.delete(partner);
    if (gap > tolerance) breaks.push({ at: cut.at, gap, zones: [cut.from, cut.to] });
  }
  for (const cut of unmatched)
    breaks.push({ at: cut.at, gap: Infinity, zones: [cut.from, cut.to] });
  return breaks.sort((a, b) => a.at - b.at);
}

function nearest(cut: Cut, among: ReadonlySet<Cut>): Cut | null {
  let best: Cut | null = null;
  for (const each of among) {
    if (each.from !== cut.from || each.to !== cut.to) continue;
    if (!best || Math.abs(each.at - cut.at) < Math.abs(best.at - cut.at)) best = each;
  }
  return best;
}
