import type { Point, ScreenPoint } from "@holeshot/geometry";
import { type Gesture, notSnapped } from "./gesture.ts";

/** A rectangle drawn on the stage to choose what lies in it, CSS pixels. */
export interface Marquee {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MarqueeOptions {
  readonly from: ScreenPoint;
  /** CSS pixels a picture pixel. */
  readonly ratio: number;
  readonly show: (marquee: Marquee) => void;
  readonly take: (marquee: Marquee) => void;
}

/** A drag with Shift held: what the rectangle touches when it is let go is chosen too. */
export function marqueeGesture({ from, ratio, show, take }: MarqueeOptions): Gesture {
  let drawn: Marquee | null = null;
  return {
    kind: "marquee",
    move: (pointer) => {
      drawn = {
        x: Math.min(from.x, pointer.x) * ratio,
        y: Math.min(from.y, pointer.y) * ratio,
        width: Math.abs(pointer.x - from.x) * ratio,
        height: Math.abs(pointer.y - from.y) * ratio,
      };
      show(drawn);
      return notSnapped;
    },
    drop: () => drawn && take(drawn),
  };
}

/** Whether a closed line, such as a layer's frame, and a rectangle have anything in common. */
export function touches(
  line: readonly (Point & { readonly seen: boolean })[],
  { x, y, width, height }: Marquee,
): boolean {
  const inside = (point: Point): boolean =>
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  if (line.some((point) => point.seen && inside(point))) return true;
  return isWithin({ x: x + width / 2, y: y + height / 2 }, line);
}

/** By how often a ray to the right leaves it. */
function isWithin({ x, y }: Point, line: readonly Point[]): boolean {
  return (
    line.filter((a, index) => {
      const b = line[(index + 1) % line.length] ?? a;
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    }).length %
      2 ===
    1
  );
}
