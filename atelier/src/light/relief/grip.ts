import { gloveMeasures, isGrip, type Piece } from "@holeshot/garments";
import {
  containsPoint,
  distance,
  distanceToLine,
  flattenPath,
  pathLength,
  pointAtLength,
  type Point,
} from "@holeshot/geometry";
import { bump, darken, glaze, type HeightField, raise, step } from "./height-field.ts";

/** Silicone drops on the fingers, mm; how much they shine, 0 to 1, and how far their middles stay off a seam. */
const drop = {
  ...gloveMeasures.gripDots,
  radius: gloveMeasures.gripDots.diameter / 2,
  shines: 0.55,
  clear: 3.6,
};
/** How far from its tip a finger's middle line is found, as a share of its shorter side; forks lie half way along one. */
const reach = 0.25;

/** A finger of a palm: its tip, and the way from there to the hand. */
interface Finger {
  readonly tip: Point;
  readonly along: Point;
}

/** Prints drops in staggered rows across each finger, and none that a seam would cut. */
export function printGrip(field: HeightField, palm: Piece): void {
  for (const middle of gripDrops(palm)) {
    const far = drop.radius + 1.4;
    const span = (from: number, value: number, last: number) => {
      const at = (by: number) => Math.round((value + by - from) * field.scale);
      return [Math.max(0, at(-far)), Math.min(last, at(far))] as const;
    };
    const [first, last] = span(field.top, middle.y, field.height - 1);
    const [left, right] = span(field.left, middle.x, field.width - 1);
    for (let j = first; j <= last; j++)
      for (let i = left; i <= right; i++) {
        const place = { x: field.left + i / field.scale, y: field.top + j / field.scale };
        printCell(field, j * field.width + i, distance(place, middle));
      }
  }
}

/** A drop is round: each has its own light, and none of the nap below it. */
function printCell(field: HeightField, cell: number, away: number): void {
  const on = 1 - step(drop.radius - 0.3, drop.radius + 0.2, away);
  raise(field, cell, drop.height * Math.sqrt(Math.max(0, 1 - (away / (drop.radius + 0.1)) ** 2)));
  field.shade[cell] = 1 + ((field.shade[cell] as number) - 1) * (1 - on);
  glaze(field, cell, drop.shines * on);
  darken(field, cell, 0.25 * bump(away - drop.radius - 0.35, 0.4));
}

/** Middles of all drops on a palm, mm on the piece. */
export function gripDrops(palm: Piece): Point[] {
  const outline = flattenPath(palm.outline, 0.1)[0]?.points ?? [];
  const fingers = fingersOf(palm);
  const { apart } = drop;
  const down = (apart * Math.sqrt(3)) / 2;
  const { top, bottom } = palm.bounds;
  const drops: Point[] = [];
  for (const { tip, along } of fingers)
    for (let row = 1; row * down < bottom - top; row++)
      for (let n = -3; n <= 3; n++) {
        const across = (n + (row % 2) / 2) * apart;
        const middle = {
          x: tip.x + along.x * row * down + along.y * across,
          y: tip.y + along.y * row * down - along.x * across,
        };
        // Where fingers part, the drops of two would meet.
        if (!isGrip(palm, middle) || !containsPoint(outline, middle)) continue;
        if (distanceToLine(outline, middle) < drop.clear) continue;
        if (drops.every((one) => distance(one, middle) > 0.8 * apart)) drops.push(middle);
      }
  return drops;
}

/** Sides of fingers follow each other round a palm; between two there is a tip. */
function fingersOf(palm: Piece): Finger[] {
  const sides = palm.edges.filter(({ name }) => !name.startsWith("cuff"));
  return sides.slice(1).map(({ path: after }, i) => {
    const before = sides[i]?.path ?? after;
    const [length, next] = [pathLength(before), pathLength(after)];
    const off = reach * Math.min(length, next);
    const a = pointAtLength(before, length - off).point;
    const b = pointAtLength(after, off).point;
    const tip = pointAtLength(after, 0).point;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const far = distance(tip, middle);
    return { tip, along: { x: (middle.x - tip.x) / far, y: (middle.y - tip.y) / far } };
  });
}
