import { particleNormals } from "../finish/normals.ts";
import type { Surface } from "../finish/surface.ts";
import {
  add,
  cross,
  dot,
  length,
  scale,
  subtract,
  unit,
  type Vector,
} from "../mannequin/vector.ts";
import { smoothStep, type Arm } from "../top/arm.ts";

/** A fold on a sleeve or a front. */
interface Fold {
  /**
   * Places its crest runs through. On a sleeve: cm along the arm from the elbow to the hand, and degrees round it from the elbow's
   * inside by its upper side. On a front: cm from its middle to the wearer's left, and down from its highest place.
   */
  readonly crest: readonly (readonly [number, number])[];
  /** How far it stands out, or is drawn in when it is below 0, mm. */
  readonly high: number;
  /** From its crest to where a third of it is left, cm. */
  readonly wide: number;
}

/** What a bent elbow does to a sleeve: creases that fan out of its inside, drawn lines towards the shoulder, and rings that gather over the glove. */
const onArm: readonly Fold[] = [
  // Out of the elbow's inside over the forearm, which is what is seen from before.
  {
    crest: [
      [4, 62],
      [7, 104],
      [11.5, 140],
      [16.5, 166],
    ],
    high: 9.5,
    wide: 1.9,
  },
  {
    crest: [
      [7.6, 50],
      [11, 88],
      [16, 118],
      [21.5, 138],
    ],
    high: 8.5,
    wide: 1.6,
  },
  {
    crest: [
      [12.4, 44],
      [15.4, 74],
      [19, 94],
      [22.5, 104],
    ],
    high: 5,
    wide: 1.7,
  },
  {
    crest: [
      [21, 186],
      [17, 178],
      [13, 184],
      [9, 200],
    ],
    high: 4,
    wide: 1.6,
  },
  // Where both bones meet cloth is drawn in from the elbow's inside nearly to its tip, and swells on either side of that.
  {
    crest: [
      [-0.6, 48],
      [-0.2, 88],
      [0.2, 124],
      [0.4, 168],
    ],
    high: -9,
    wide: 1.3,
  },
  {
    crest: [
      [2.6, 70],
      [3, 104],
      [3.6, 140],
      [4.6, 182],
    ],
    high: 6,
    wide: 1.4,
  },
  {
    crest: [
      [-2.8, 78],
      [-3, 112],
      [-2.8, 150],
      [-2, 190],
    ],
    high: 6.5,
    wide: 1.5,
  },
  // Towards the shoulder.
  {
    crest: [
      [-4, 112],
      [-5.6, 76],
      [-8.6, 40],
      [-12, 10],
    ],
    high: 8,
    wide: 1.6,
  },
  {
    crest: [
      [-6.6, 124],
      [-9.4, 84],
      [-13.4, 52],
      [-17.5, 24],
    ],
    high: 9,
    wide: 1.8,
  },
  {
    crest: [
      [-11, 118],
      [-15, 84],
      [-19, 58],
      [-22.5, 40],
    ],
    high: 7,
    wide: 2,
  },
  {
    crest: [
      [-15, 150],
      [-11, 140],
      [-7, 136],
      [-3, 146],
    ],
    high: 5,
    wide: 1.7,
  },
  // Rings over the glove.
  {
    crest: [
      [20.4, 120],
      [21.4, 150],
      [20.8, 215],
    ],
    high: 4.5,
    wide: 1.2,
  },
  {
    crest: [
      [22.6, 56],
      [23.6, 110],
      [23, 170],
    ],
    high: 5.5,
    wide: 1.15,
  },
  {
    crest: [
      [25, 90],
      [25.4, 140],
      [25, 205],
    ],
    high: 4.5,
    wide: 1.1,
  },
];

/** A chest that is bent over the bar: drawn from both shoulders, and pushed together below. */
const onFront: readonly Fold[] = [
  {
    crest: [
      [19, 15],
      [14, 21],
      [8.5, 28],
      [4, 37],
    ],
    high: 4.5,
    wide: 2.1,
  },
  {
    crest: [
      [22, 21],
      [17, 27],
      [12, 35],
      [9, 45],
    ],
    high: 5.5,
    wide: 2.2,
  },
  {
    crest: [
      [-19, 15],
      [-14, 22],
      [-9, 30],
      [-6, 40],
    ],
    high: 4.5,
    wide: 2.1,
  },
  {
    crest: [
      [-22, 22],
      [-17, 29],
      [-13, 38],
      [-11, 47],
    ],
    high: 5.5,
    wide: 2.3,
  },
  {
    crest: [
      [14, 40],
      [5, 43.5],
      [-5, 42],
      [-12, 44],
    ],
    high: 5,
    wide: 1.9,
  },
  {
    crest: [
      [20, 46],
      [10, 50],
      [0, 49.4],
      [-9, 51.5],
    ],
    high: 6,
    wide: 1.9,
  },
];

/** Beside a crest cloth is drawn into it: how deep, as a share of its height, and at how many widths. */
const trough = { deep: 0.62, at: 1.25, wide: 0.7 };
/** The side towards the hand, or the hem, falls off steeply. */
const steep = 0.68;

/** How close to the arm a sleeve is drawn outside a bent elbow, and elsewhere: shares of how far it hung off. */
const drawn = { outside: 0.22, elsewhere: 0.74 };
/** Which share of the folds each sleeve gets: the right one has its own since it hung there. */
const shares = { left: 1, right: 0.45 };

/** A finished jersey as a rider wears it who holds a bar: surfaces in mm, arms in cm. Print goes along, edges stay. */
export function fold(surface: Surface, arms: readonly [left: Arm, right: Arm]): Surface {
  const { pieces, triangles, pieceOf, particleOf, uv } = surface;
  const positions = surface.positions.slice();
  const normals = particleNormals(surface);
  const done = new Uint8Array(positions.length / 3);
  for (let t = 0; t < pieceOf.length; t++) {
    const piece = pieces[pieceOf[t] as number] as string;
    const side = piece === "sleeve_left" ? "left" : piece === "sleeve_right" ? "right" : undefined;
    if (side === undefined && piece !== "front") continue;
    for (let k = 3 * t; k < 3 * t + 3; k++) {
      const corner = triangles[k] as number;
      const particle = particleOf[corner] as number;
      if (done[particle] === 1) continue;
      done[particle] = 1;
      const at = (values: Float64Array, by: number): Vector =>
        [0, 1, 2].map((c) => by * (values[3 * particle + c] as number)) as unknown as Vector;
      const place = at(surface.positions, 0.1);
      const out = at(normals, 1);
      const moved =
        side === undefined
          ? add(
              place,
              scale(
                out,
                0.1 *
                  frontHeight(
                    0.1 * (uv[2 * corner] as number),
                    0.1 * (uv[2 * corner + 1] as number),
                  ),
              ),
            )
          : onSleeve(place, out, arms[side === "left" ? 0 : 1], shares[side]);
      for (let c = 0; c < 3; c++) positions[3 * particle + c] = 10 * (moved[c] as number);
    }
  }
  return { ...surface, positions };
}

function frontHeight(across: number, down: number): number {
  // Nothing at the seams of its sides, and where the band holds it.
  const edge = smoothStep((25 - Math.abs(across)) / 4);
  return edge * heights(onFront, across, down);
}

function onSleeve(place: Vector, out: Vector, arm: Arm, share: number): Vector {
  const { along, round, radius } = aroundArm(place, arm);
  const whole = length(subtract(arm.elbow, arm.shoulder));
  // The armhole stays where it is, and so does what a cuff holds.
  const free = smoothStep((along + whole - 4) / 6) * smoothStep((27 - along) / 2.5);
  if (free === 0) return place;
  const outside = smoothStep((Math.abs(round) - 70) / 60) * Math.exp(-((along / 9) ** 2));
  const keeps = drawn.elsewhere + (drawn.outside - drawn.elsewhere) * outside;
  const off = Math.max(0, arm.distance(place) - 0.35);
  const inwards = scale(slopeOf(arm, place), -off * (1 - keeps) * free * Math.min(1, share + 0.3));
  // Degrees become cm on the sleeve's own girth.
  const scaled = (radius * Math.PI) / 180;
  // Right inside the elbow cloth lies on cloth already.
  const crook = Math.exp(-((along / 3.4) ** 2)) * smoothStep((105 - Math.abs(round)) / 40);
  const high = (1 - crook) * heights(onArm, along, round, scaled);
  return add(add(place, inwards), scale(out, 0.1 * high * free * share));
}

/** Sum of folds at a place, mm; `round` is how many cm its second number counts for. */
function heights(folds: readonly Fold[], a: number, b: number, round = 1): number {
  let sum = 0;
  for (const { crest, high, wide } of folds) {
    const { off, share, beyond } = nearest(crest, a, b, round);
    if (Math.abs(off) > 4 * wide) continue;
    const ends =
      smoothStep(share / 0.3) * smoothStep((1 - share) / 0.45) * Math.exp(-((beyond / wide) ** 2));
    const t = off / (off > 0 ? steep * wide : wide);
    sum +=
      high *
      ends *
      (Math.exp(-t * t) -
        trough.deep * Math.exp(-(((Math.abs(t) - trough.at) / trough.wide) ** 2)));
  }
  return sum;
}

/** How far off a crest a place is, to its right or left, and at which share of it. */
function nearest(crest: Fold["crest"], a: number, b: number, round: number) {
  let best = { off: Infinity, share: 0, beyond: 0 };
  const last = crest.length - 1;
  for (let i = 0; i < last; i++) {
    const [p, q] = [crest[i], crest[i + 1]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    const [dx, dy] = [q[0] - p[0], (q[1] - p[1]) * round];
    const [x, y] = [a - p[0], (b - p[1]) * round];
    const square = dx * dx + dy * dy;
    const t = (x * dx + y * dy) / square;
    const clamped = Math.min(1, Math.max(0, t));
    const far = Math.hypot(x - clamped * dx, y - clamped * dy);
    if (far >= Math.abs(best.off)) continue;
    const right = x * dy - y * dx > 0 ? 1 : -1;
    const ended = (i === 0 && t < 0) || (i === last - 1 && t > 1);
    best = { off: right * far, share: (i + clamped) / last, beyond: ended ? far : 0 };
  }
  return best;
}

/** Where a place is on its arm: cm from the elbow towards the hand, degrees round it from the elbow's inside, cm from its bone. */
export function aroundArm(place: Vector, { shoulder, elbow, wrist }: Arm) {
  const [upper, fore] = [unit(subtract(elbow, shoulder)), unit(subtract(wrist, elbow))];
  const off = subtract(place, elbow);
  const [onUpper, onFore] = [dot(off, upper), dot(off, fore)];
  // Half way between both bones their planes meet.
  const share = smoothStep((onUpper + onFore + 5) / 10);
  const axis = unit(add(scale(upper, 1 - share), scale(fore, share)));
  const along =
    share > 0.5
      ? Math.max(onFore, 0.4 * (onUpper + onFore))
      : Math.min(onUpper, 0.4 * (onUpper + onFore));
  const bone = along < 0 ? scale(upper, along) : scale(fore, along);
  const away = subtract(off, bone);
  const square = subtract(away, scale(axis, dot(away, axis)));
  const bent = unit(subtract(fore, upper));
  const inside = unit(subtract(bent, scale(axis, dot(bent, axis))));
  const aside = cross(axis, inside);
  // Its upper side, that of one who looks from before.
  const way = aside[2] + 0.4 * aside[1] > 0 ? 1 : -1;
  const round = (Math.atan2(way * dot(square, aside), dot(square, inside)) * 180) / Math.PI;
  return { along, round, radius: length(square) };
}

function slopeOf({ distance }: Arm, [x, y, z]: Vector): Vector {
  const by = 0.2;
  return unit([
    distance([x + by, y, z]) - distance([x - by, y, z]),
    distance([x, y + by, z]) - distance([x, y - by, z]),
    distance([x, y, z + by]) - distance([x, y, z - by]),
  ]);
}
