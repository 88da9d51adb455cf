import type { Box } from "@holeshot/geometry";

/** Height of a code's plate, and between it and what it is about, points. */
export const PLATE = 8.5;
const AIR = 1.5;

/** What a code is about, as it lies on the page, and how wide the code is; points. */
interface Coded {
  readonly box: Box;
  readonly width: number;
}

/**
 * The left upper corner of each code's plate: at a corner of its part or beside it, the first place that covers no part
 * and no other plate, or the right upper corner where all do.
 */
export function codeSpots(parts: readonly Coded[]): readonly { x: number; y: number }[] {
  const taken = parts.map(({ box }) => box);
  return parts.map(({ box, width }) => {
    const [left, right] = [box.left - AIR - width, box.right + AIR];
    const [above, below] = [box.top - AIR - PLATE, box.bottom + AIR];
    const beside = (box.top + box.bottom - PLATE) / 2;
    const corner = { x: right, y: above };
    const tried = [
      corner,
      { x: left, y: above },
      { x: right, y: beside },
      { x: left, y: beside },
      { x: right, y: below },
      { x: left, y: below },
    ];
    const plate = ({ x, y }: { x: number; y: number }): Box => ({
      left: x,
      top: y,
      right: x + width,
      bottom: y + PLATE,
    });
    const spot = tried.find((one) => !taken.some((other) => overlap(plate(one), other))) ?? corner;
    taken.push(plate(spot));
    return spot;
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
