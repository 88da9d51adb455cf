import type { Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { landmark } from "./rows.ts";

/** A collar's own coordinates: length along the neck seam from the centre front, wearer's left positive, and height above it. */
export interface CollarFrame {
  readonly along: (p: Point) => number;
  readonly up: (p: Point) => number;
  /** The parts that stand on the front's and the back's neckline, each where a line's value is positive. */
  readonly parts: Readonly<Record<"front" | "back", readonly ((p: Point) => number)[]>>;
  /** Where the half on one side of the body is told from the other by more than its lengths. */
  readonly half: (side: "left" | "right") => (p: Point) => number;
}

/** Both are straight bands: a round collar begins and ends behind, that of a V neck in its point. */
export function collarFrame(collar: Piece): CollarFrame {
  const up = (p: Point) => 0 - p.y;
  const shoulder = Math.abs(landmark(collar, "shoulder_left").x);
  const inner = [(p: Point) => shoulder - Math.abs(p.x)];
  const outer = [(p: Point) => p.x - shoulder, (p: Point) => -p.x - shoulder];
  if (collar.landmarks["neck_back"] === undefined) {
    return {
      along: (p) => p.x,
      up,
      parts: { front: inner, back: outer },
      half: () => () => 1,
    };
  }
  // Seen from behind: the wearer's right lies at growing x.
  const end = collar.bounds.right;
  return {
    along: (p) => (p.x <= 0 ? end + p.x : p.x - end),
    up,
    parts: {
      front: outer,
      back: [
        (p) => Math.min(-p.x, p.x + shoulder),
        (p) => Math.min(p.x - seamless, shoulder - p.x),
      ],
    },
    half: (side) => (p) => (side === "left" ? -p.x : p.x - seamless),
  };
}

/** Where a band runs on from one half to the other, the second begins this much later, mm: on the line itself it would be the first's. */
const seamless = 0.01;
