import type { Point } from "@holeshot/geometry";
import { at } from "../../draft/curves.ts";
import type { Measures } from "../../sizes/measures.ts";
import type { SizeGroup } from "../../sizes/size-group.ts";

/** The measures gloves are drafted from. */
export const gloveNeeds = ["handGirth", "handLength"] as const;

/** One finger of the left hand's back: root, the way it points, length to the centre of its round tip, half widths. */
export interface Finger {
  readonly root: Point;
  readonly along: Point;
  /** Across the finger, towards the thumb's side of the hand. */
  readonly across: Point;
  readonly length: number;
  readonly rootHalf: number;
  readonly tipHalf: number;
}

/** Lengths the glove is drawn from, mm; origin at the middle of the wrist, thumb at growing x. */
export interface GloveFrame {
  /** Little, ring, middle, index. */
  readonly fingers: readonly [Finger, Finger, Finger, Finger];
  readonly thumb: Finger;
  readonly wrist: number;
  /** Half the back's width over the knuckles. */
  readonly knuckles: number;
  /** Width of the strips between back and palm. */
  readonly fourchette: number;
  readonly cuffHeight: number;
  readonly girth: number;
  readonly length: number;
}

/** At the wrist, and where the thumb is set in, mm: wide enough for a small code, and cut back to the rest once it is sewn. */
export const codedAllowance = 8;

/** Narrower seams on a child's hand, where two must fit between the fingers. */
export function gloveAllowance(frame: GloveFrame): number {
  return frame.girth < 0.8 ? 2.5 : 3;
}

/** Angle from the middle of the hand in degrees, root height and length as shares of the hand's length. */
const fingerRules = [
  { turn: -14, root: 0.4286, length: 0.29 },
  { turn: -5, root: 0.468, length: 0.37 },
  { turn: 3, root: 0.4828, length: 0.4 },
  { turn: 11, root: 0.4581, length: 0.36 },
] as const;

/** Proportions by group against a man's: palm, fingers from little to index, their width. */
const shapes = {
  men: { palm: 1, finger: [1, 1, 1, 1], slim: 1 },
  women: { palm: 0.985, finger: [0.985, 1.01, 1.025, 1.03], slim: 0.97 },
  youth: { palm: 1.015, finger: [0.95, 0.965, 0.97, 0.96], slim: 1 },
} as const;

export function gloveFrame(
  body: Measures<(typeof gloveNeeds)[number]>,
  group: SizeGroup,
): GloveFrame {
  // Women's fingers are slimmer and longer for their palms; children's are shorter.
  const shape = shapes[group];
  const girth = body.handGirth / 229;
  const length = body.handLength / 203;
  const fourchette = 15 * (0.45 + 0.55 * girth);
  // A hundredth of ease: cloth on the back stretches, suede on the palm does not.
  const knuckles = 0.2585 * body.handGirth - fourchette / 2;
  // Four fingers and three gaps share the knuckles; each gap holds two seam allowances and the thread.
  const gap = girth < 0.8 ? 6.2 : 6.8;
  const rootHalf = (1.94 * knuckles - 3 * gap) / 8;
  const pitch = 2 * rootHalf + gap;
  const fingers = fingerRules.map((rule, i) => {
    const root = at((i - 1.5) * pitch, -rule.root * shape.palm * body.handLength);
    const slim = (i === 0 ? 0.94 : 1) * shape.slim;
    return finger(
      rule.turn,
      root,
      rule.length * shape.finger[i as 0 | 1 | 2 | 3] * body.handLength - 2 * girth,
      rootHalf * slim,
      (rootHalf - 1.5) * slim,
    );
  });
  return {
    fingers: fingers as unknown as GloveFrame["fingers"],
    thumb: finger(
      40,
      at(0.39 * knuckles * 2, -36 * length),
      0.372 * body.handLength,
      rootHalf * 1.42,
      rootHalf * 1.05,
    ),
    // Wrists differ less than hands.
    wrist: 0.6 * knuckles + 11.1,
    knuckles,
    fourchette,
    cuffHeight: 55 * (0.4 + 0.6 * length),
    girth,
    length,
  };
}

function finger(
  degrees: number,
  root: Point,
  length: number,
  rootHalf: number,
  tipHalf: number,
): Finger {
  const turn = (degrees * Math.PI) / 180;
  return {
    root,
    along: at(Math.sin(turn), -Math.cos(turn)),
    across: at(Math.cos(turn), Math.sin(turn)),
    length,
    rootHalf,
    tipHalf,
  };
}

/** A place on a finger: `up` from the root along it, `out` across it. */
export function onFinger({ root, along, across }: Finger, up: number, out: number): Point {
  return at(root.x + along.x * up + across.x * out, root.y + along.y * up + across.y * out);
}
