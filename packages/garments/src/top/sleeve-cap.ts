import { pathLength, type Path, type Point } from "@holeshot/geometry";
import { at, curve, fitLength } from "../draft/curves.ts";
import { mirrorLine } from "../draft/mirror-piece.ts";

/** Knit is set in almost flat: a cap this much longer than its armhole lies smooth over the shoulder. */
export const capEase = 2;
/** Fullness the cap's height is sought with: the middle of what can still be drawn smoothly. */
const nominalFullness = 1.35;

/** The upper end of the wearer's left sleeve, back at growing x, the cap's top at the origin. */
export interface SleeveCap {
  readonly back: Path;
  readonly front: Path;
  /** Top to underarm. */
  readonly height: number;
  /** The sleeve's middle line: the back armhole is the longer one, so the cap's top sits a little before it. */
  readonly axis: number;
}

/**
 * A cap for a sleeve of a half width at the armpit. Its height is sought until both halves together fit the
 * armhole, then each half's fullness until it fits its own.
 */
export function draftCap(
  biceps: number,
  armhole: { readonly front: Path; readonly back: Path },
): SleeveCap {
  const front = pathLength(armhole.front) + capEase;
  const back = pathLength(armhole.back) + capEase;
  const axis = (back - front) / 2;
  const height = fitLength(
    (h) => capHalf(biceps, h, nominalFullness),
    (front + back) / 2,
    0.1 * biceps,
    1.3 * biceps,
  );
  const fitHalf = (width: number, length: number) =>
    capHalf(
      width,
      height,
      fitLength((fullness) => capHalf(width, height, fullness), length, 0.2, 2.1),
    );
  return {
    back: fitHalf(biceps + axis, back),
    front: mirrorLine(fitHalf(biceps - axis, front)),
    height,
    axis,
  };
}

/** Half a cap, top to underarm: level at the top and almost level at the underarm. Longer with more fullness. */
function capHalf(biceps: number, height: number, fullness: number): Path {
  return curve(
    at(0, 0),
    at(0.4 * biceps * fullness, 0),
    at(biceps - 0.31 * biceps * fullness, height - 0.1 * height * fullness),
    at(biceps, height),
  );
}

/** The sleeve's end hangs a little in the middle and leaves the underarm seam at this slope, square to it. */
export function sleeveEnd(back: Point, front: Point, slope: number): Path {
  const reach = (back.x - front.x) / 4;
  const low = back.y + slope * reach;
  return curve(back, at(back.x - reach, low), at(front.x + reach, low), front);
}
