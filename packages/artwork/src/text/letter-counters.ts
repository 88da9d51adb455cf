import { type Path, transformPath, translation } from "@holeshot/geometry";
import { isInside } from "../polygons/point-in-path.ts";
import { growRegion, type Region, regionOf, unitsPerMm } from "../polygons/clipper.ts";
import { growGlyph } from "./grow-glyph.ts";

/** What is painted round a letter in its own colour, or in one the eye takes for it; shares of the cap height. */
export interface LetterInk {
  /** How far outlines reach beyond the letter. */
  readonly reach: number;
  /** Where all of it is painted once more. */
  readonly shadow?: { readonly x: number; readonly y: number };
}

/** Letters are put together at this size, mm: fine enough for whole-number geometry. */
const working = 100;

/** An eye across a track loses this much of a letter's height at every edge. */
const lost = 0.01;

/** Openings smaller than this, in squares of the cap height, are roughness of a face and say nothing. */
const speck = 0.0006;

type Ring = readonly { readonly x: number; readonly y: number }[];

interface Asked {
  readonly wanted: readonly Ring[];
  readonly own: number;
}

const asked = new WeakMap<Path, Asked>();
const verdicts = new WeakMap<Path, Map<string, boolean>>();
const keptVerdicts = 64;

/**
 * Whether a letter painted so still has the counters it is told by: no more and no fewer, each where it was. A 6
 * whose mouth is closed is an 8. `glyph` is in cap heights.
 */
export function keepsCounters(glyph: Path, ink: LetterInk): boolean {
  if (ink.reach <= 0 && !ink.shadow) return true;
  const known = verdicts.get(glyph) ?? new Map<string, boolean>();
  verdicts.set(glyph, known);
  const key = [ink.reach, ink.shadow?.x ?? 0, ink.shadow?.y ?? 0]
    .map((share) => Math.round(share * 1e4))
    .join(" ");
  const told = known.get(key) ?? isTold(glyph, ink);
  if (known.size >= keptVerdicts) known.clear();
  known.set(key, told);
  return told;
}

function isTold(glyph: Path, ink: LetterInk): boolean {
  const { wanted, own } = askedOf(glyph);
  const painted = inkOf(glyph, ink);
  // Counters only become smaller: each of them is still inside what it was, or it is another.
  const seen = countersOf(run(painted));
  const kept = wanted.every((counter) => seen.some((one) => lies(one, counter)));
  return kept && seen.length <= wanted.length && countersOf(painted).length <= own;
}

/** The counters that are seen of the bare letter, and how many it has with those that an eye loses. */
function askedOf(glyph: Path): Asked {
  const known = asked.get(glyph);
  if (known) return known;
  const bare = inkOf(glyph, { reach: 0 });
  const wanted = countersOf(run(bare));
  const made = { wanted, own: Math.max(wanted.length, countersOf(bare).length) };
  asked.set(glyph, made);
  return made;
}

function inkOf(glyph: Path, { reach, shadow }: LetterInk): Region {
  const ink = growGlyph(glyph, reach);
  const cast = shadow ? transformPath(ink, translation(shadow.x, shadow.y)) : [];
  return regionOf(transformPath([...ink, ...cast], [working, 0, 0, working, 0, 0]), 0.025);
}

function run(ink: Region): Region {
  return growRegion(ink, lost * working, "round");
}

function countersOf(ink: Region): Ring[] {
  const areas = ink.map(areaOf);
  const outer = areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
  const least = speck * (working * unitsPerMm) ** 2;
  return ink.filter((_, at) => (areas[at] ?? 0) * Math.sign(outer) < -least);
}

function areaOf(ring: Ring): number {
  let twice = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before) twice += before.x * point.y - point.x * before.y;
    before = point;
  }
  return twice / 2;
}

function lies(ring: Ring, within: Ring): boolean {
  return ring.some((point) => isInside(point, [within], "evenodd"));
}
