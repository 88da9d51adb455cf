import { all, any, beyond, hoop, on, type Field } from "../field.ts";
import { rings } from "../fills.ts";
import { rough } from "../noise.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Kids and women: tied and dyed, a spiral round the chest, dipped dark at the shoulders. */
const dye = rings(23, 30, 430, 150, 0.55, 1);
const dye2 = rings(23, 30, 430, 150, 0.2, 1);
const edge = (x: number): number => rough(8, x / 70, 0.5, 3) * 34;
/** Deeper in the middle of the front, where the sponsor stands below a V neck too, and as high as the back at the sides. */
const dip: Field = any(
  (s) => 186 - s.y - Math.abs(s.x) * 0.12 + edge(s.x),
  on("front", (s) => 326 - s.y - (s.x / 325) ** 2 * 179 + edge(s.x)),
);
const legDye = rings(41, 150, -200, 130, 0.55);
const legDye2 = rings(41, 150, -200, 130, 0.2);
const legDip: Field = (s) => s.y - 250 + rough(9, s.x / 60, 0.5, 3) * 40;

const vat = (
  id: string,
  base: string,
  pattern: string,
  pattern2: string,
  yoke: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, pattern, pattern2, yoke },
    {
      number: num,
      name: yoke,
      chest: yoke,
      low: base,
      sleeve: yoke,
      leg: yoke,
    },
    yoke,
  );

export const whirl: Kit = {
  id: "whirl",
  name: "Whirl",
  zones: ["base", "pattern", "pattern2", "yoke"],
  shapes: {
    top: [
      { zone: "pattern", field: dye },
      { zone: "pattern2", field: dye2 },
      { zone: "yoke", field: dip },
      { zone: "yoke", field: hoop(470, 800) },
    ],
    legs: [
      { zone: "pattern", field: legDye },
      { zone: "pattern2", field: legDye2 },
      { zone: "yoke", field: legDip },
      { zone: "yoke", field: beyond(0, -318, -90) },
    ],
    hands: [
      { zone: "pattern", field: scaled(dye, 0.3) },
      { zone: "pattern2", field: scaled(dye2, 0.3) },
      { zone: "yoke", field: all(beyond(0, -50, 90)) },
    ],
  },
  lettering: lettered({
    clear: { "mark-back": 3, "number-thigh": 6, "mark-thigh": 3, "mark-back-leg": 3 },
    number: "5",
    name: "MIKKELSEN",
    numberFont: "bowlby-one",
    nameFont: "permanent-marker",
    chest: "ZANDVAST",
    markFont: "permanent-marker",
    sponsors: ["HEXLUBE", "KILO7", "KILO7"],
    back: [380, 230],
    nameSize: 34,
    nameAt: 104,
    outlines: [14, 6],
    chestAt: [0, 132, 22],
    chestRim: 3,
    chestNumber: [0, 470, 130],
    sleeveAt: 540,
    backMarkAt: 640,
    thighMark: [136, -226],
  }),
  ways: [
    vat("rainbow", "#ffd23f", "#ff5f8f", "#3fb8f0", "#3a1d6e", ["#ffffff", "#3a1d6e", "#ffd23f"]),
    vat("lagoon", "#bdf0ec", "#21a8c8", "#0f5fa8", "#0b2a52", ["#ffffff", "#0b2a52", "#bdf0ec"]),
    vat("sunset", "#ffd9a0", "#ff7a3c", "#e02f5c", "#4a1035", ["#ffffff", "#4a1035", "#ffd9a0"]),
    vat("indigo", "#e8ecf6", "#5a7fd0", "#2a3f90", "#161f4a", ["#ffffff", "#161f4a", "#e8ecf6"]),
    vat("sherbet", "#ffe9f3", "#ff9ac8", "#9a8cf0", "#4a2f8c", ["#ffffff", "#4a2f8c", "#ff9ac8"]),
    vat("moss", "#e6ecc8", "#8fb04a", "#3f7a4a", "#1a3426", ["#ffffff", "#1a3426", "#e6ecc8"]),
  ],
};
