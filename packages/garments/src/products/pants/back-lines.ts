import { pathLength, reversePath, smoothCurve, splitPath, type Path } from "@holeshot/geometry";
import { at, curve, endOf, fitLength, line, startOf } from "../../draft/curves.ts";
import { calfLine, leather, type FrontLines } from "./front-lines.ts";
import type { PantsFrame } from "./frame.ts";

/**
 * Seam lines of the left back leg, x from its crease towards the inseam, y from the knee line. Lines across run
 * from the outer seam to the centre; the inseam runs down, the outer seam up.
 */
export interface BackLines {
  readonly waist: Path;
  readonly centreYoke: Path;
  readonly centreStretch: Path;
  readonly seat: Path;
  readonly inThigh: Path;
  readonly inKneeStretch: Path;
  readonly inKnee: Path;
  /** Edge of the leather, from the inseam at the knee down to the hem. */
  readonly calf: Path;
  /** From the leather to the outer seam. */
  readonly hem: Path;
  readonly outShin: Path;
  readonly outKnee: Path;
  readonly outKneeStretch: Path;
  readonly outThigh: Path;
  readonly outStretch: Path;
  readonly outYoke: Path;
  readonly yokeEnd: Path;
  readonly stretchEnd: Path;
  readonly hemCorner: { readonly x: number; readonly y: number };
}

/** Heights of yoke and stretch panel at the centre back, base size. */
const centreHeights = { yoke: 90, stretch: 70 };

/** The back is drawn against the front: its waist, fork and hem move until every seam has the front's length. */
export function backLines(f: PantsFrame, front: FrontLines): BackLines {
  const s = f.scale;
  const w = f.back;
  const slope = (w.seatIn - w.waistIn) / (f.seat - f.waistBack);
  const centre = (y: number) => at(w.waistIn + slope * (y - f.waistBack), y);
  const waistCentre = at(w.waistIn, f.waistBack);
  const yokeCentre = centre(f.waistBack + centreHeights.yoke * s);
  const stretchCentre = centre(f.waistBack + (centreHeights.yoke + centreHeights.stretch) * s);
  const outer = outerSeam(f, front);
  const inner = innerSeam(f, front);
  const fork = startOf(inner.thigh);
  const waistSide = startOf(outer.yoke);
  const kneeIn = at(w.kneeBottom, f.kneePanel);
  const hemOut = endOf(outer.shin);
  const hemIn = at(w.hem * (1 - 2 * leather.hem), f.hem);
  return {
    waist: curve(
      waistSide,
      at(-w.waistOut * 0.45, waistSide.y - 0.3 * (waistSide.y - f.waistBack)),
      at(w.waistIn * 0.3, f.waistBack + slope * 0.7 * w.waistIn),
      waistCentre,
    ),
    centreYoke: line(waistCentre, yokeCentre),
    centreStretch: line(yokeCentre, stretchCentre),
    // Runs on from the centre back, then sweeps out almost level to the fork.
    seat: curve(
      stretchCentre,
      centre(stretchCentre.y + 0.6 * (fork.y - stretchCentre.y)),
      at(w.seatIn + 0.42 * (w.crotchIn - w.seatIn), fork.y - 22 * s),
      fork,
    ),
    inThigh: inner.thigh,
    inKneeStretch: inner.kneeStretch,
    inKnee: smoothCurve([endOf(inner.kneeStretch), at(w.knee, 0), kneeIn]),
    calf: reversePath(calfLine(hemIn, kneeIn, w.shin * (1 - leather.shin), f.shin)),
    hem: line(hemIn, hemOut),
    outShin: reversePath(outer.shin),
    outKnee: smoothCurve([
      at(-w.kneeBottom, f.kneePanel),
      at(-w.knee, 0),
      endOf(outer.kneeStretch),
    ]),
    outKneeStretch: reversePath(outer.kneeStretch),
    outThigh: reversePath(outer.thigh),
    outStretch: reversePath(outer.stretch),
    outYoke: reversePath(outer.yoke),
    yokeEnd: curve(
      endOf(outer.yoke),
      at(-w.seatOut * 0.4, endOf(outer.yoke).y - 0.2 * (endOf(outer.yoke).y - yokeCentre.y)),
      at(yokeCentre.x * 0.4, yokeCentre.y + slope * 0.6 * yokeCentre.x),
      yokeCentre,
    ),
    stretchEnd: curve(
      endOf(outer.stretch),
      at(-w.seatOut * 0.4, endOf(outer.stretch).y),
      at(stretchCentre.x * 0.4, stretchCentre.y + slope * 0.6 * stretchCentre.x),
      stretchCentre,
    ),
    hemCorner: at(w.hem, f.hem),
  };
}

/** The outer seam downwards, cut into the lengths of the front's pieces. */
function outerSeam(f: PantsFrame, front: FrontLines) {
  const w = f.back;
  const s = f.scale;
  const draw = (raise: number): Path =>
    smoothCurve([
      at(-w.waistOut, f.waistOut - raise),
      at(-w.seatOut, f.seat),
      at(-w.crotchOut, f.crotch),
      at(-w.kneeTop - 2 * s, -f.kneePanel - f.kneeStretch),
      at(-w.kneeTop, -f.kneePanel),
    ]);
  const parts = [front.outYoke, front.outStretch, front.outThigh, front.outKneeStretch].map(
    pathLength,
  );
  const [yokeLength = 0, stretchLength = 0, , kneeLength = 0] = parts;
  const whole = parts.reduce((sum, length) => sum + length, 0);
  const side = draw(fitLength(draw, whole, -30 * s, 30 * s));
  const [yoke, belowYoke] = splitPath(side, yokeLength);
  const [stretch, belowStretch] = splitPath(belowYoke, stretchLength);
  const [thigh, kneeStretch] = splitPath(belowStretch, pathLength(belowStretch) - kneeLength);
  const drawShin = (drop: number): Path =>
    smoothCurve([at(-w.kneeBottom, f.kneePanel), at(-w.shin, f.shin), at(-w.hem, f.hem + drop)]);
  const shin = drawShin(fitLength(drawShin, pathLength(front.outShin), -15 * s, 15 * s));
  return { yoke, stretch, thigh, kneeStretch, shin };
}

/** The inseam from fork to knee, downwards. */
function innerSeam(f: PantsFrame, front: FrontLines) {
  const w = f.back;
  const s = f.scale;
  const stretchTop = -f.kneePanel - f.kneeStretch;
  const draw = (raise: number): Path => {
    // On short legs with full hips the fork comes so low that the thigh's middle has to make way.
    const below = Math.max(0, -raise - 40 * s);
    const middle = 0.4 * stretchTop + 0.6 * f.crotch + 4 * s + 0.6 * below;
    return smoothCurve([
      at(w.crotchIn, f.crotch + 8 * s - raise),
      at(w.kneeTop + 0.4 * (w.crotchIn - w.kneeTop), middle),
      at(w.kneeTop + 4 * s, stretchTop),
      at(w.kneeTop, -f.kneePanel),
    ]);
  };
  const kneeLength = pathLength(front.inKneeStretch);
  const whole = pathLength(front.inThigh) + kneeLength;
  const side = draw(fitLength(draw, whole, -60 * s, 40 * s));
  const [thigh, kneeStretch] = splitPath(side, pathLength(side) - kneeLength);
  return { thigh, kneeStretch };
}
