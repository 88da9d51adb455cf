import type { Distance } from "../../mannequin/distance.ts";
import { without } from "../../figure/solids.ts";
import { edged, polygon, rise, softly, type Part } from "./shapes.ts";

/** Where shrouds lie, cm in the frame of the pegs. */
export const shroudBox = { from: [-20, 14, 2] as const, to: [20, 61, 54] as const };

/** A shroud from beside, z ahead and y up: a blade from the seat to before the radiator, swept back below. */
const blade = polygon(
  [
    [4.6, 49.2],
    [14, 55.2],
    [27, 57.6],
    [40, 55.4],
    [48.6, 50.6],
    [51, 46.4],
    [47.4, 40],
    [38.6, 27],
    [31.4, 17.4],
    [27.4, 18.8],
    [25.4, 30],
    [21, 38.4],
    [7, 44.4],
  ],
  3.4,
);
/** Two slots that lead air to the radiator, along the blade's lower edge. */
const slots = [
  polygon(
    [
      [31.4, 38.4],
      [41.4, 40],
      [37.4, 33.8],
      [32, 29.8],
    ],
    1.4,
  ),
  polygon(
    [
      [31.6, 27.6],
      [36, 31.4],
      [32.4, 25.4],
      [30.2, 22.4],
    ],
    0.9,
  ),
];

/** How far a crease is rounded to either side, cm. */
const crease = 2.4;

/** From the middle plane to a shroud's skin: it flares to the front, folds out along a crease, and leans in below. */
function wide(y: number, z: number): number {
  const flare = 9.2 + 0.15 * (z - 5);
  const over = y - 44.6 - 0.09 * (z - 20);
  const out = rise(8, 26, z);
  return flare + out * (1.8 - 0.24 * softly(over, crease) - 0.2 * softly(-over, crease));
}

const sheet = (inwards: number, thick: number): Distance => {
  return ([x, y, z]) => (Math.abs(Math.abs(x) - wide(y, z) + inwards) - thick) * 0.92;
};

/** The painted sheet that bands and marks lie on. */
export const shroud: Distance = without(
  edged(0.34, sheet(0, 0.5), ([, y, z]) => blade(z, y)),
  0.4,
  ...slots.map(
    (slot): Distance =>
      ([, y, z]) =>
        slot(z, y),
  ),
);

/** Wings beside tank and radiators, what knees hold, over a dark frame that their slots show. */
export function shrouds(): Part[] {
  const inner = polygon([
    [27, 42],
    [45.4, 43],
    [38, 31],
    [31.4, 22],
    [28.6, 23],
  ]);
  return [
    { id: "shrouds", distance: shroud, ...shroudBox, step: 0.28 },
    {
      id: "shroud_vents",
      distance: edged(0.3, sheet(1.5, 0.4), ([, y, z]) => inner(z, y)),
      ...shroudBox,
      step: 0.5,
    },
  ];
}
