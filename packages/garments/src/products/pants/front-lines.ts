import { pathLength, smoothCurve, splitPath, type Path } from "@holeshot/geometry";
import { at, curve, endOf, line, startOf } from "../../draft/curves.ts";
import type { PantsFrame } from "./frame.ts";

/**
 * Seam lines of the left front leg, x from its crease towards the outer seam, y from the knee line.
 * Lines across run from the inseam to the outer seam; the outer seam runs down, the inseam up.
 */
export interface FrontLines {
  readonly waist: Path;
  readonly outYoke: Path;
  readonly outStretch: Path;
  readonly outThigh: Path;
  readonly outKneeStretch: Path;
  readonly outKnee: Path;
  readonly outShin: Path;
  readonly inThigh: Path;
  readonly inKneeStretch: Path;
  readonly inKnee: Path;
  readonly crotch: Path;
  readonly fly: Path;
  readonly thighEnd: Path;
  /** The knee stretch's edge on the thigh. Both bulge towards each other by half the knee's bend: sewn, they stand out as a dart would. */
  readonly stretchTop: Path;
  readonly kneeTop: Path;
  readonly kneeBottom: Path;
  /** From the outer seam to the leather. */
  readonly hem: Path;
  /** Edge of the leather, from the hem up to the inseam at the knee. */
  readonly calf: Path;
  /** The hem's end at the inseam, under the leather. */
  readonly hemCorner: { readonly x: number; readonly y: number };
}

/** Heights of yoke and stretch panel at the outer seam, base size. */
const sideHeights = { yoke: 45, stretch: 55 };
/** Share of the half hem and half shin that the leather takes of each leg piece. */
export const leather = { hem: 0.34, shin: 0.7 };

export function frontLines(f: PantsFrame): FrontLines {
  const w = f.front;
  const s = f.scale;
  const waistOut = at(w.waistOut, f.waistOut);
  const waistIn = at(-w.waistIn, f.waistFront);
  const stretchTop = -f.kneePanel - f.kneeStretch;
  const [topOut, topIn] = [at(w.kneeTop, -f.kneePanel), at(-w.kneeTop, -f.kneePanel)];
  const [lowOut, lowIn] = [at(w.kneeBottom, f.kneePanel), at(-w.kneeBottom, f.kneePanel)];
  const side = smoothCurve([
    waistOut,
    at(w.seatOut, f.seat),
    at(w.crotchOut, f.crotch),
    at(w.kneeTop + 4 * s, stretchTop),
    topOut,
  ]);
  const [outYoke, belowYoke] = splitPath(side, sideHeights.yoke * s);
  const [outStretch, belowStretch] = splitPath(belowYoke, sideHeights.stretch * s);
  const [outThigh, outKneeStretch] = splitPath(
    belowStretch,
    pathLength(belowStretch) - f.kneeStretch,
  );
  const fork = at(-w.crotchIn, f.crotch);
  const inner = smoothCurve([
    topIn,
    at(-w.kneeTop - 2 * s, stretchTop),
    at(-w.kneeTop - 0.4 * (w.crotchIn - w.kneeTop), 0.4 * stretchTop + 0.6 * f.crotch),
    fork,
  ]);
  const [inKneeStretch, inThigh] = splitPath(inner, f.kneeStretch);
  const flyEnd = at(-w.seatIn, f.seat + 0.06 * (f.crotch - f.seat));
  const hemCorner = at(-w.hem, f.hem);
  const hemEnd = at(-w.hem * (1 - 2 * leather.hem), f.hem);
  return {
    waist: smoothCurve([
      waistIn,
      at(0, f.waistFront - 0.25 * (f.waistFront - f.waistOut)),
      waistOut,
    ]),
    outYoke,
    outStretch,
    outThigh,
    outKneeStretch,
    outKnee: smoothCurve([topOut, at(w.knee, 0), lowOut]),
    outShin: smoothCurve([lowOut, at(w.shin, f.shin), at(w.hem, f.hem)]),
    inThigh,
    inKneeStretch,
    inKnee: smoothCurve([lowIn, at(-w.knee, 0), topIn]),
    crotch: curve(
      fork,
      at(fork.x + 0.42 * (flyEnd.x - fork.x), f.crotch - 9 * s),
      at(flyEnd.x + (flyEnd.x - waistIn.x) * 0.4, flyEnd.y + 0.55 * (f.crotch - flyEnd.y)),
      flyEnd,
    ),
    fly: line(flyEnd, waistIn),
    thighEnd: dipped(startOf(inThigh), endOf(outThigh), f.kneeBend / 2),
    // The same line turned half round its chord's middle: as long as the other, whatever the chord's slope.
    stretchTop: dipped(startOf(inThigh), endOf(outThigh), -f.kneeBend / 2),
    kneeTop: dipped(topIn, topOut, f.dip),
    kneeBottom: dipped(lowIn, lowOut, f.dip),
    hem: line(at(w.hem, f.hem), hemEnd),
    calf: calfLine(hemEnd, lowIn, -w.shin * (1 - leather.shin), f.shin),
    hemCorner,
  };
}

/** A line across the leg that hangs lower in the middle. */
export function dipped(
  from: { x: number; y: number },
  to: { x: number; y: number },
  dip: number,
): Path {
  return smoothCurve([from, at((from.x + to.x) / 2, (from.y + to.y) / 2 + dip), to]);
}

/** The leather's edge, from the hem to its point at the knee; it leaves the inseam slowly. */
export function calfLine(
  hem: { x: number; y: number },
  knee: { x: number; y: number },
  shin: number,
  level: number,
): Path {
  return smoothCurve([hem, at(shin, level), knee]);
}
