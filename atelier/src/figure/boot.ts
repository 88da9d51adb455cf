import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { mix, type Vector } from "../mannequin/vector.ts";
import { smoothStep } from "../top/arm.ts";
import { both, roundBox, shell, without } from "./solids.ts";

/** Where a boot's leg goes, cm: the foot points along z, the floor is y 0, the ankle stands over x 0 and z 0. */
export interface BootLeg {
  /** Middle of the shaft's upper end. */
  readonly top: Vector;
  /** Half the shaft's width there. */
  readonly radius: number;
}

const wide = 1.14;

/** Heights of a boot's straps at its middle, cm. */
export const strapHeights = [11.2, 18.5, 25.8, 33] as const;

/** How high a boot is drawn whose shaft is under the pants, cm. */
const underPants = 17;

/** What is seen of a boot under pants that hang over it: foot and sole, slim enough for their hems. */
export function bootUnder(leg: BootLeg, outer: 1 | -1): Record<string, Distance> {
  const { upper, sole } = boot(leg, outer);
  if (!upper || !sole) throw new RangeError("A boot has an upper and a sole");
  // Under the cloth it is slimmer than it looks: hem and folds lie on it and are not cut by it.
  const slim: Distance = (place) => upper(place) + 1.7 * smoothStep((place[1] - 7.2) / 3.4);
  return { upper: both(slim, ([, y]) => y - underPants), sole };
}

/** A tall boot with straps, one side; `outer` is 1 where x grows away from the other leg. */
export function boot({ top, radius }: BootLeg, outer: 1 | -1): Record<string, Distance> {
  const ankle: Vector = [0, 11.5, -0.6];
  const narrow =
    (part: Distance): Distance =>
    ([x, y, z]) => {
      const middle = (top[0] * Math.max(0, y - 11.5)) / (top[1] - 11.5);
      return part([middle + (x - middle) * wide, y, z]) / wide;
    };
  const calf = mix(ankle, top, 0.7);
  const leg = smoothUnion(
    3,
    roundCone(ankle, calf, 6.5, radius * 1.02),
    roundCone(calf, [top[0], top[1] + 8, top[2]], radius * 1.02, radius),
  );
  const foot = smoothUnion(
    3,
    roundCone([0, 6.6, -5.4], [0, 5.4, 5], 5.1, 5.2),
    roundCone([0, 5.4, 5], [0.5 * -outer, 4.5, 16.6], 5.2, 4.1),
    roundCone([0, 9, 0], [0, 6, 8], 6, 4.6),
  );
  const body = narrow(smoothUnion(4, leg, foot));
  // Its upper end rises to the front.
  const rim = 40;
  const cut: Distance = ([, y, z]) => (y - (rim + 0.16 * (z - top[2]))) * 0.98;
  const upper = both(body, cut, ([, y]) => 1.5 - y);
  const opening = narrow(roundCone(calf, [top[0], top[1] + 12, top[2]], radius - 1.1, radius - 1));
  const sole = both(
    narrow((place) => foot([place[0] * 0.95, Math.max(place[1], 4.6), place[2]]) - 0.35),
    roundBox([0, 1.35, 5], [9, 1.35, 17], 0.5),
  );
  const front = (y: number, half: number, deep: number): Distance =>
    roundBox([0, y, deep], [12, half, 10], 2.2);
  const shin = both(
    shell(body, -1.4, 0.75),
    roundBox([top[0] * 0.6, 27.5, 11], [4.6, 10.5, 9], 2.4),
  );
  const cover = both(shell(body, -1.4, 0.7), front(5, 2.6, 22));
  const heel = both(shell(body, -1.4, 0.8), roundBox([0, 8, -11], [9, 4.4, 6], 2));
  const side = both(
    shell(body, -1.4, 0.6),
    roundBox([outer * 7, 12.5, -0.5], [4.5, 4.2, 3.6], 2.4),
  );
  const straps = strapHeights.map((y, n) =>
    both(
      shell(body, -1, 1.15),
      tilted(y, n === 0 ? -0.5 : 0.1, 1.1),
      roundBox([outer * 8, y, 3], [9, 9, n === 0 ? 9 : 6.4], 1),
    ),
  );
  const buckles = strapHeights.map((y) =>
    both(
      shell(body, -0.2, 1.9),
      tilted(y, y < 12 ? -0.5 : 0.1, 1.5),
      roundBox([outer * 9, y, 3.2], [4.5, 6, 2.2], 0.6),
    ),
  );
  return {
    upper: without(upper, 0.6, opening),
    sole,
    plate: smoothUnion(0.2, shin, cover, heel, side),
    straps: smoothUnion(0.1, ...straps),
    buckles: smoothUnion(0.1, ...buckles),
  };
}

/** A slab about a height that rises to the front. */
function tilted(height: number, rise: number, half: number): Distance {
  return ([, y, z]) => (Math.abs(y - height - rise * z) - half) * 0.92;
}
