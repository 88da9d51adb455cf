import type { Budget } from "./limits.ts";
import { SvgRefused } from "./limits.ts";

type Vector = readonly [x: number, y: number];

/** More dashes than this on one line are nobody's artwork. */
const mostDashes = 20_000;

/** Cuts a polyline into its dashes. `pattern` has positive total length; zero-length dashes are single points. */
export function dashes(
  points: readonly Vector[],
  closed: boolean,
  pattern: { readonly dashes: readonly number[]; readonly dashOffset: number },
  budget: Budget,
): Vector[][] {
  const lengths = pattern.dashes;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const line = closed && points[0] ? [...points, points[0]] : points;
  let index = 0;
  let left = ((pattern.dashOffset % total) + total) % total;
  while (left >= (lengths[index] ?? 0) && left > 0) {
    left -= lengths[index] ?? 0;
    index = (index + 1) % lengths.length;
  }
  left = (lengths[index] ?? 0) - left;
  const found: Vector[][] = [];
  let current: Vector[] | undefined = index % 2 === 0 && line[0] ? [line[0]] : undefined;
  for (let at = 0; at + 1 < line.length; at += 1) {
    const [fromX, fromY] = line[at] ?? [0, 0];
    const [toX, toY] = line[at + 1] ?? [0, 0];
    const length = Math.hypot(toX - fromX, toY - fromY);
    let walked = 0;
    while (length - walked > left) {
      walked += left;
      const share = walked / length;
      const cut: Vector = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
      if (current) {
        if (left > 0) current.push(cut);
        found.push(current);
        current = undefined;
      } else current = [cut];
      if (found.length > mostDashes) throw new SvgRefused("too_complex");
      index = (index + 1) % lengths.length;
      left = lengths[index] ?? 0;
      budget.spend(1);
    }
    left -= length - walked;
    if (current) current.push([toX, toY]);
  }
  if (current) found.push(current);
  return found;
}
