import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { mix, type Vector } from "../mannequin/vector.ts";
import { smoothStep } from "../top/arm.ts";
import { both, roundBoth, without } from "./solids.ts";

/** Where a boot's leg goes, cm: the foot points along z, the floor is y 0, the ankle stands over x 0 and z 0. */
export interface BootLeg {
  /** Middle of the shaft's upper end. */
  readonly top: Vector;
  /** Half the shaft's width there. */
  readonly radius: number;
}

/** What a boot's parts are cut from, cm; `outer` is 1 where x grows away from the other leg. */
export interface BootShape {
  readonly leg: BootLeg;
  readonly outer: 1 | -1;
  /** All of it without its sole, and without an opening. */
  readonly body: Distance;
  readonly upper: Distance;
  readonly sole: Distance;
}

const wide = 1.14;
/** A shaft opens towards its upper end, for a knee's guard and what is worn over it. */
const mouth = 1.03;

/** How high its upper end is above the middle of the leg, and how much it rises to the front. */
export const [rim, rimRise] = [40, 0.24];

/** A rim is bound with a roll: half as thick as this, cm, and so far inside the shaft's skin. One that is thinner than what its skin is drawn in is ragged. */
const [roll, inside] = [0.72, 0.3];

/** How much of a sole there is between floor and upper, cm: it rises under the toes, is worn round at the heel, and arched before it. */
const tread: Distance = ([, y, z]) => {
  const toe = Math.max(0, z - 12.5);
  const heel = Math.max(0, -z - 7);
  const arch = 0.55 * Math.exp(-(((z - 1.2) / 2.6) ** 2));
  const low = 0.012 * toe ** 2 + 0.03 * heel ** 2 + arch;
  return Math.max(low - y, y - soleTop(z));
};

/** How high a sole's upper edge is, cm. */
export function soleTop(z: number): number {
  return 2.2 + 0.004 * Math.max(0, z - 12.5) ** 2;
}

const behind = ([x, y, z]: Vector): Vector => [x, y, z - 2.6];

/** How high a foot's upper is over its toes, cm: domed, and lower towards the tip. */
const overToes = (x: number, z: number) => 6.5 - 0.015 * Math.max(0, z - 9) ** 2 - 0.035 * x * x;

/** Toes that shift gears: round in plan, rather broad, low at the tip; `aside` of its middle. */
function toeBox(aside: number): Distance {
  return ([x, y, z]) => {
    const [u, w] = [Math.abs(x - aside) / 4.9, Math.max(0, z - 12.4) / 8.5];
    const plan = 4.9 * ((u ** 2.6 + w ** 2.6) ** (1 / 2.6) - 1);
    const skin = roundBoth(plan, y - overToes(x - aside, z), 2.2);
    return 0.86 * Math.max(skin, 1.1 - y, 8 - z);
  };
}

/** The shape of a boot for a leg. */
export function bootShape(leg: BootLeg, outer: 1 | -1): BootShape {
  const { top, radius } = leg;
  const ankle: Vector = [0, 11.5, -0.6];
  const narrow =
    (part: Distance): Distance =>
    ([x, y, z]) => {
      const middle = (top[0] * Math.max(0, y - 11.5)) / (top[1] - 11.5);
      return part([middle + (x - middle) * wide, y, z]) / wide;
    };
  const calf = mix(ankle, top, 0.7);
  const shaft = smoothUnion(
    3,
    roundCone(ankle, calf, 5.7, radius * 0.93),
    roundCone(calf, [top[0], top[1] + 8, top[2]], radius * 0.93, radius * mouth),
    // The calf, behind and rather high.
    roundCone(
      behind(mix(ankle, top, 0.5)),
      behind(mix(ankle, top, 0.82)),
      radius * 0.76,
      radius * 0.86,
    ),
  );
  const foot = smoothUnion(
    3,
    roundCone([0, 6.6, -5.4], [0, 5.4, 5], 5.1, 5.2),
    roundCone([0, 5.4, 5], [0.5 * -outer, 3.8, 13.4], 5, 3.5),
    toeBox(0.5 * -outer),
    roundCone([0, 9, 0], [0, 6, 8], 6, 4.6),
  );
  const body = narrow(smoothUnion(4, shaft, foot));
  // Its upper end rises to the front.
  const cut: Distance = ([, y, z]) => (y - (rim + rimRise * (z - top[2]))) * 0.97;
  const whole = both(body, cut, ([, y]) => 1.2 - y);
  const opening = narrow(
    roundCone(
      calf,
      [top[0], top[1] + 12, top[2]],
      0.93 * radius - 0.9,
      radius * (mouth + 0.05) - 1,
    ),
  );
  // It is as broad as the foot where that is broadest: lower at the toes.
  const broadest = (z: number) => 4.2 - 2.4 * smoothStep((z - 7) / 7);
  const around = narrow(([x, y, z]) => {
    const welt = 0.28 + 0.34 * smoothStep((z - 5) / 5);
    return foot([x * 0.97, Math.max(y, broadest(z)), z]) - welt;
  });
  const sole: Distance = (place) => 0.94 * roundBoth(around(place), tread(place), 0.22);
  const rolled: Distance = (place) =>
    (Math.hypot(body(place) + inside, cut(place) + inside) - roll) * 0.9;
  const upper = smoothUnion(0.5, without(whole, 0.6, opening), rolled);
  return { leg, outer, body, upper, sole };
}
