import type { Box, Point } from "@holeshot/geometry";

/** Across, mm: what cutters' cameras are taught to look for. */
export const dotSize = 6;
/** Cloth stretches between two dots; further apart a camera could not follow it, mm. */
const furthest = 400;

/** Centres of dots on the rim of a box, its corners among them, no two of a side further apart than 400 mm. */
export function dotsAround({ left, top, right, bottom }: Box): Point[] {
  const across = spread(left, right);
  const along = spread(top, bottom).slice(1, -1);
  return [
    ...across.map((x) => ({ x, y: top })),
    ...along.flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
    ...across.map((x) => ({ x, y: bottom })),
  ];
}

function spread(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from) / furthest));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
