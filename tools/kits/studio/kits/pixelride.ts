import { all, band, beyond, type Field } from "../field.ts";
import { pixels } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Kids: big pixels that rise from the hem in two colours and rain down from the shoulders. */
const ramp = (from: number, to: number) => (_x: number, y: number) => (y - from) / (to - from);
const rise = pixels(5, 34, (x, y) => ramp(500, 745)(x, y));
const rise2 = pixels(9, 34, (x, y) => ramp(590, 830)(x, y) * 1.1);
const rain = pixels(
  17,
  34,
  (x, y) => ramp(190, 64)(x, y) + Math.max(0, Math.abs(x) - 260) * 0.0021,
);
/** They reach up to the thigh's number and leave it clear. */
const legRise = all(
  pixels(23, 30, (_x, y) => (y + 208) / 440),
  beyond(0, -180, 90),
);
const legRise2 = pixels(29, 30, (_x, y) => (y + 150) / 600);
const legRain = pixels(31, 30, (x, y) => (x < 96 ? 0 : (-300 - y) / 130));
const handRise: Field = pixels(37, 30, (_x, y) => (-150 - y) / 130);

const game = (
  id: string,
  base: string,
  pattern: string,
  pattern2: string,
  accent: string,
  num: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base, pattern, pattern2, accent },
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

export const pixelride: Kit = {
  id: "pixelride",
  name: "Pixelride",
  zones: ["base", "pattern", "pattern2", "accent"],
  shapes: {
    top: [
      { zone: "pattern", field: rise },
      { zone: "pattern2", field: rise2 },
      { zone: "accent", field: rain },
    ],
    legs: [
      { zone: "pattern", field: legRise },
      { zone: "pattern2", field: legRise2 },
      { zone: "accent", field: legRain },
    ],
    hands: [
      { zone: "pattern", field: scaled(handRise, 0.34) },
      { zone: "accent", field: all(band(0, -50, 0, -4, 4), beyond(-90, 0, 0)) },
    ],
  },
  lettering: lettered({
    clear: { "mark-back": 3 },
    number: "44",
    name: "DE WIT",
    numberFont: "black-ops-one",
    nameFont: "black-ops-one",
    chest: "KILO7",
    markFont: "black-ops-one",
    sponsors: ["TORQAL", "ZANDVAST", "ZANDVAST"],
    back: [360, 210],
    nameSize: 40,
    nameAt: 112,
    nameRim: 5,
    outlines: [10, 7],
    chestAt: [0, 250, 44],
    chestNumber: [0, 390, 120],
    sleeveAt: 480,
    backMarkAt: 536,
    thigh: [172, -226, 62],
    thighMark: [145, -226, 20],
  }),
  ways: [
    game(
      "arcade",
      "#1d1a3a",
      "#2ad0e6",
      "#ff3fa4",
      "#7a3ff0",
      ["#ffffff", "#1d1a3a", "#2ad0e6"],
      "#14122a",
    ),
    game(
      "lime",
      "#18203a",
      "#b6ee20",
      "#1fb6a6",
      "#2f6fe0",
      ["#ffffff", "#10162a", "#b6ee20"],
      "#10162a",
    ),
    game(
      "candy",
      "#fff3f6",
      "#ff7ab5",
      "#7ad0f5",
      "#a868f0",
      ["#5a1fb0", "#ffffff", "#ff7ab5"],
      "#5a2a8c",
    ),
    game(
      "lava",
      "#23110f",
      "#ff5a1a",
      "#ffc81f",
      "#b3201d",
      ["#ffffff", "#23110f", "#ffc81f"],
      "#1a0d0c",
    ),
    game(
      "meadow",
      "#f4f7e6",
      "#4db33d",
      "#1f6f3a",
      "#8a5a2c",
      ["#14502a", "#ffffff", "#4db33d"],
      "#2b3a20",
    ),
    game(
      "ocean",
      "#e9f5fb",
      "#1f8fe0",
      "#0f3f8c",
      "#ffb81f",
      ["#0f3f8c", "#ffffff", "#1f8fe0"],
      "#0c2a5c",
    ),
  ],
  clear: { top: [{ zone: "accent", x: -238, y: 79 }] },
};
