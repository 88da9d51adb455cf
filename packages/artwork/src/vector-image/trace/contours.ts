/** A closed line along pixel edges; the inside lies on its right. */
export type Contour = readonly (readonly [x: number, y: number])[];

/** Right, down, left, up: turning right adds one. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * All borders of a mask, outer ones and holes, each walked once along the cracks between pixels.
 * Where two pixels touch at a corner only they are kept apart.
 */
export function contoursOf(
  isInside: (x: number, y: number) => boolean,
  width: number,
  height: number,
): Contour[] {
  const contours: Contour[] = [];
  // A border above an inside pixel is walked to the right; each such edge belongs to one contour.
  const walked = new Uint8Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (walked[y * (width + 1) + x] !== 0 || !isInside(x, y) || isInside(x, y - 1)) continue;
      contours.push(
        walk(isInside, x, y, (px, py) => {
          walked[py * (width + 1) + px] = 1;
        }),
      );
    }
  }
  return contours;
}

function walk(
  isInside: (x: number, y: number) => boolean,
  startX: number,
  startY: number,
  mark: (x: number, y: number) => void,
): Contour {
  const points: [number, number][] = [];
  let [x, y, direction] = [startX, startY, 0];
  do {
    if (direction === 0) mark(x, y);
    points.push([x, y]);
    const [dx, dy] = steps[direction] ?? [0, 0];
    x += dx;
    y += dy;
    // The two pixels ahead, to the right and to the left of the way.
    const aheadRight = pixelAhead(x, y, direction, 1);
    const aheadLeft = pixelAhead(x, y, direction, 0);
    if (!isInside(...aheadRight)) direction = (direction + 1) % 4;
    else if (isInside(...aheadLeft)) direction = (direction + 3) % 4;
  } while (x !== startX || y !== startY || direction !== 0);
  return points;
}

/** The pixel ahead of a corner, on the right (1) or left (0) of the way. */
function pixelAhead(x: number, y: number, direction: number, side: 0 | 1): [number, number] {
  switch (direction) {
    case 0:
      return side === 1 ? [x, y] : [x, y - 1];
    case 1:
      return side === 1 ? [x - 1, y] : [x, y];
    case 2:
      return side === 1 ? [x - 1, y - 1] : [x - 1, y];
    default:
      return side === 1 ? [x, y - 1] : [x - 1, y - 1];
  }
}
