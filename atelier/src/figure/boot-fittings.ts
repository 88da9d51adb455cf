import { smoothUnion, type Distance } from "../mannequin/distance.ts";
import type { BootShape } from "./boot-shape.ts";
import { strapsOn } from "./boot-straps.ts";
import { markOn } from "./maker-mark.ts";
import { both, roundBox, shell } from "./solids.ts";

/** Where the shin plate's screws are: aside of its middle and up, cm. */
export const shinScrews = [
  [-2.5, 17.6],
  [2.5, 17.6],
  [-3.5, 38],
  [3.5, 38],
] as const;

/** Distance to the shin plate's outline, cm, negative inside; aside of its middle and up. It ends below the rim, which would cut it. */
export function shinEdge(aside: number, up: number): number {
  const half = 3.8 + 0.058 * (up - 17);
  const [u, v] = [Math.abs(aside) - half + 1.8, Math.abs(up - 27.8) - 12.2 + 1.8];
  return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - 1.8;
}

/** How far a place lies behind and above the edge of the cap over the toes, cm, negative on the cap: it is steep over the toes and runs out along the sole. */
export function capEdge(y: number, z: number): number {
  return 0.78 * (y - 1.6) - (z - 7.4) + 0.06 * Math.max(0, y - 4) ** 2;
}

/** Where the ankle's joint is: height and depth, cm. */
export const pivotAt = [12.5, -0.5] as const;

/** Middle of the guard inside the calf, and half its size: height and depth, cm. */
export const guardAt = { middle: [24.5, -0.4], half: [10.5, 5.4] } as const;

/** Where the mark on the guard has its middle: height and depth, cm. */
export const guardMark = [30.6, -0.4] as const;

/** What is fitted to a boot's leather: straps over its plates, their buckles, screws, a guard inside the calf, and the maker's mark. */
export function fittings(shape: BootShape, plate: Distance): Record<string, Distance> {
  const { body, outer, leg } = shape;
  const guard = both(
    shell(body, -1.2, 0.34),
    roundBox(
      [-outer * 9, guardAt.middle[0], guardAt.middle[1]],
      [8.4, guardAt.half[0], guardAt.half[1]],
      2.6,
    ),
  );
  const lean = (y: number) => (leg.top[0] * Math.max(0, y - 11.5)) / (leg.top[1] - 11.5);
  const inside = markOn(
    (place) => body(place) - 0.3,
    3.4,
    ([x, y, z]) => [z - guardMark[1], y - guardMark[0], -outer * (x - lean(y)) - 1],
  );
  const outside = markOn(body, 2.7, ([x, y, z]) => [z + 2.4, y - 30.6, outer * (x - lean(y)) - 1]);
  const arm = brace(shape);
  return {
    ...strapsOn(shape, [plate, arm]),
    screws: screws(shape),
    guard,
    brace: arm,
    mark: smoothUnion(0.01, inside, outside),
  };
}

/** What is seen of the lowest strap below pants that hang over the boot: it runs over the instep of a foot that is drawn slimmer. */
export function instep(shape: BootShape): Distance {
  return both(strapsOn(shape, []).straps, roundBox([0, 5, 6.6], [12, 12, 5], 0.8));
}

/** An arm that hinges at the ankle and goes up the outside of the shaft. */
function brace({ body, outer, leg }: BootShape): Distance {
  const lean = leg.top[0] / (leg.top[1] - 11.5);
  const arm: Distance = ([, y, z]) => {
    const half = 2.1 - 0.05 * (y - pivotAt[0]);
    const [u, v] = [Math.abs(z - pivotAt[1] + 0.08 * (y - 12)) - half, Math.abs(y - 18.6) - 6.6];
    return Math.hypot(Math.max(u + 1, 0), Math.max(v + 1, 0)) - 1;
  };
  return both(shell(body, -0.6, 0.95), arm, ([x, y]) => 2 - outer * (x - lean * (y - 11.5)));
}

/** Heads of the screws that hold the shin plate, and of the ankle's joint. */
function screws({ body, outer, leg }: BootShape): Distance {
  const heads = shinScrews.map(([x, y]) => {
    const round: Distance = (at) => Math.hypot(at[0] - 0.6 * leg.top[0] - x, at[1] - y) - 0.66;
    return both(shell(body, -0.4, 1), round, ([, , z]) => 1 - z);
  });
  const [up, deep] = pivotAt;
  const joint = both(
    shell(body, -0.4, 0.95),
    ([, y, z]) => Math.hypot(y - up, z - deep) - 1.25,
    ([x]) => 1 - outer * x,
  );
  return (place) => Math.min(joint(place), ...heads.map((head) => head(place)));
}
