import { all, beyond, hoop, raglan, type Field } from "../field.ts";
import { leopard } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Women's line: a leopard's sleeves and flanks on a plain body, piped. */
const coat: Field = (s) => Math.max(raglan(4)(s), Math.abs(s.x) - 236);
const piping = all(
  (s) => coat(s) + 10,
  (s) => -coat(s),
);
const print = leopard(12, 66);
const heart = leopard(12, 66, true);
const legCoat: Field = (s) => (s.x - 150 - ((s.y + 60) / 40) ** 2 * 0.55) * 0.9;
const legPiping = all(
  (s) => legCoat(s) + 9,
  (s) => -legCoat(s),
);
const fingers = beyond(0, -62, -90);

const wild = (
  id: string,
  base: string,
  block: string,
  pattern: string,
  pattern2: string,
  line: string,
  num: readonly [string, string, string],
  cloth = pattern,
) =>
  painted(
    id,
    { base, block, pattern, pattern2, line },
    {
      number: num,
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const savanna: Kit = {
  id: "savanna",
  name: "Savanna",
  zones: ["base", "block", "pattern2", "pattern", "line"],
  shapes: {
    top: [
      { zone: "block", field: coat },
      { zone: "pattern2", field: all(heart, coat) },
      { zone: "pattern", field: all(print, coat) },
      { zone: "line", field: piping },
      { zone: "line", field: hoop(420, 430) },
      { zone: "base", field: hoop(430, 800) },
    ],
    legs: [
      { zone: "block", field: legCoat },
      { zone: "pattern2", field: all(heart, legCoat) },
      { zone: "pattern", field: all(print, legCoat) },
      { zone: "line", field: legPiping },
    ],
    hands: [
      { zone: "block", field: fingers },
      { zone: "pattern2", field: all(scaled(heart, 0.36), fingers) },
      { zone: "pattern", field: all(scaled(print, 0.36), fingers) },
      { zone: "line", field: all(beyond(0, -62, 90), beyond(0, -58, -90)) },
    ],
  },
  lettering: lettered({
    clear: { "name-back": 4, "mark-back-leg": 2 },
    number: "19",
    name: "BERGER",
    numberFont: "racing-sans-one",
    nameFont: "racing-sans-one",
    chest: "HEXLUBE",
    markFont: "racing-sans-one",
    sponsors: ["TORQAL", "KILO7", "KILO7"],
    back: [380, 220],
    nameSize: 40,
    nameAt: 140,
    outlines: [10, 5],
    chestAt: [0, 210, 38],
    chestNumber: [0, 380, 120],
    sleeveAt: 490,
    backMarkAt: 640,
    backLeg: [180, -237],
    thigh: [176, -226],
    thighMark: [160, -226, 16],
  }),
  ways: [
    wild("caramel", "#17171a", "#c98f4e", "#17130f", "#8a5526", "#f6e7cf", [
      "#f6e7cf",
      "#17130f",
      "#c98f4e",
    ]),
    wild("rose", "#f7d3d9", "#ef8ba2", "#4a1024", "#c9466b", "#ffffff", [
      "#7a1238",
      "#ffffff",
      "#ef8ba2",
    ]),
    wild("snow", "#fafaf8", "#dfe2e6", "#1d2126", "#9aa2ac", "#1d2126", [
      "#1d2126",
      "#ffffff",
      "#9aa2ac",
    ]),
    wild("lagoon", "#0e4a56", "#3fc1b4", "#06262d", "#15828a", "#fff0c4", [
      "#fff0c4",
      "#06262d",
      "#3fc1b4",
    ]),
    wild("violet", "#2a1a4a", "#a67be0", "#150b28", "#6a3fb0", "#ffc7e6", [
      "#ffffff",
      "#150b28",
      "#ff8cc8",
    ]),
    wild("coral", "#fff4ec", "#ff7a5c", "#431310", "#d1402f", "#431310", [
      "#c2301f",
      "#ffffff",
      "#431310",
    ]),
  ],
  clear: {
    legs: [{ zone: "pattern", x: 213, y: 94 }],
    top: [
      { zone: "pattern2", x: -229, y: 168 },
      { zone: "pattern", x: -236, y: 111 },
    ],
  },
};
