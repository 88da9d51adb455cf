import { parsePath, smoothCurve, type Path, type Point } from "@holeshot/geometry";
import { at, curve, join, line } from "../../draft/curves.ts";
import { onFinger, type Finger, type GloveFrame } from "./frame.ts";

/** The outline of the left hand's back, clockwise, cut where pieces and finger tips meet. */
export interface HandLines {
  readonly cuff: Path;
  readonly wristLittle: Path;
  readonly littleRing: Path;
  readonly ringMiddle: Path;
  readonly middleIndex: Path;
  /** Index tip down to the web of the thumb, then the thumb's own side up to its tip. */
  readonly indexThumb: Path;
  readonly webThumb: Path;
  /** Thumb tip down to where the thumb is set in, then on to the wrist. */
  readonly thumbRoot: Path;
  readonly thumbWrist: Path;
  /** Where the thumb is set into the back, downwards. */
  readonly thumb: Path;
}

export function handLines(f: GloveFrame): HandLines {
  const [little, ring, middle, index] = f.fingers;
  const wristIn = at(-f.wrist, 0);
  return {
    cuff: line(at(f.wrist, 0), wristIn),
    wristLittle: join(
      smoothCurve([
        wristIn,
        at(-0.925 * f.knuckles, -30 * f.length),
        at(-0.985 * f.knuckles, -60 * f.length),
        onFinger(little, 0, -little.rootHalf),
        tipSide(little, -1),
      ]),
      tipHalf(little, "up"),
    ),
    littleRing: between(little, ring),
    ringMiddle: between(ring, middle),
    middleIndex: between(middle, index),
    ...webLines(f, index),
    ...thumbLines(f),
  };
}

/** The bottom of the fork between hand and thumb, where the thumb is set in; and where that ends, near the wrist. */
function thumbSpots(f: GloveFrame): { readonly web: Point; readonly foot: Point } {
  // Seams do not shrink with the hand: the thumb's set-in keeps part of its height in every size.
  return {
    web: at(1.08 * f.knuckles, -52 * f.length - 9),
    foot: at(0.925 * f.knuckles, -16 * f.length - 7),
  };
}

/** From the index finger down into the web and up the thumb. */
function webLines(f: GloveFrame, index: Finger): Pick<HandLines, "indexThumb" | "webThumb"> {
  const { web } = thumbSpots(f);
  const { along } = f.thumb;
  // Round enough for the seam allowance of the fork: a quarter turn out of the hand, then up along the thumb.
  const round = f.girth < 0.8 ? 3.7 : 4.6;
  const webIn = at(web.x - round, web.y - round);
  const webOut = at(web.x + round * -along.y, web.y - round * (1 - along.x));
  const side = onFinger(index, 0, index.rootHalf);
  const fall = 0.38 * Math.abs(webIn.y - side.y);
  return {
    indexThumb: join(
      tipHalf(index, "down"),
      line(tipSide(index, 1), side),
      curve(
        side,
        at(side.x - index.along.x * fall, side.y - index.along.y * fall),
        at(webIn.x, webIn.y - fall),
        webIn,
      ),
      parsePath(`M${webIn.x} ${webIn.y}A${round} ${round} 0 0 0 ${web.x} ${web.y}`),
    ),
    webThumb: join(
      parsePath(`M${web.x} ${web.y}A${round} ${round} 0 0 0 ${webOut.x} ${webOut.y}`),
      curve(
        webOut,
        at(webOut.x + along.x * fall, webOut.y + along.y * fall),
        onFinger(f.thumb, 0.6 * f.thumb.length, -f.thumb.tipHalf * 1.05),
        tipSide(f.thumb, -1),
      ),
      tipHalf(f.thumb, "up"),
    ),
  };
}

/** Down the outside of the thumb to the wrist, and the line where it is set in. */
function thumbLines(f: GloveFrame): Pick<HandLines, "thumbRoot" | "thumbWrist" | "thumb"> {
  const { web, foot } = thumbSpots(f);
  const [l, g] = [f.length, f.girth];
  const wristOut = at(f.wrist, 0);
  return {
    thumbRoot: join(
      tipHalf(f.thumb, "down"),
      curve(
        tipSide(f.thumb, 1),
        onFinger(f.thumb, 0.6 * f.thumb.length, f.thumb.rootHalf),
        at(foot.x + 13 * g, foot.y - 20 * l),
        foot,
      ),
    ),
    thumbWrist: curve(foot, at(foot.x - 3 * g, foot.y + 7 * l), at(wristOut.x, -8 * l), wristOut),
    thumb: curve(web, at(web.x - 2 * g, web.y + 12 * l), at(foot.x + 2 * g, foot.y - 12 * l), foot),
  };
}

/** Where a finger's straight side ends and its round tip begins. */
function tipSide(finger: Finger, side: 1 | -1): Point {
  return onFinger(finger, finger.length, side * finger.tipHalf);
}

/** Half the round tip: up to the point of the finger on its little-finger side, or down from it on the other. */
function tipHalf(finger: Finger, way: "up" | "down"): Path {
  const top = onFinger(finger, finger.length + finger.tipHalf, 0);
  const [from, to] = way === "up" ? [tipSide(finger, -1), top] : [top, tipSide(finger, 1)];
  return parsePath(
    `M${from.x} ${from.y}A${finger.tipHalf} ${finger.tipHalf} 0 0 1 ${to.x} ${to.y}`,
  );
}

/** From one finger's tip down into the fork and up to the next one's. */
function between(from: Finger, to: Finger): Path {
  const fromRoot = onFinger(from, 0, from.rootHalf);
  const toRoot = onFinger(to, 0, -to.rootHalf);
  // The fork starts at the same height on both fingers, or it would be tighter than its seams on one side.
  const higher = (toRoot.x - fromRoot.x) * from.along.x + (toRoot.y - fromRoot.y) * from.along.y;
  const down = onFinger(from, Math.max(0, higher), from.rootHalf);
  const up = onFinger(to, Math.max(0, -higher), -to.rootHalf);
  const reach = Math.hypot(up.x - down.x, up.y - down.y) * 0.68;
  return join(
    tipHalf(from, "down"),
    line(tipSide(from, 1), down),
    curve(
      down,
      at(down.x - from.along.x * reach, down.y - from.along.y * reach),
      at(up.x - to.along.x * reach, up.y - to.along.y * reach),
      up,
    ),
    line(up, tipSide(to, -1)),
    tipHalf(to, "up"),
  );
}
