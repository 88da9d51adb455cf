import { any, band, hoop, rim, vee } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** National: three broad fields that fall to the left as a flag does in wind, with hard white joints. */
const slope = -17;
const upper = band(0, 250, slope, -900, -7);
const lower = band(0, 505, slope, 7, 900);
const joints = any(rim(upper, 0, 12), rim(lower, 0, 12));
const legUp = band(170, -270, 24, -900, 0);
const legLow = band(150, 210, 24, 0, 900);

const nation = (
  id: string,
  yoke: string,
  base: string,
  block: string,
  line: string,
  cloth: string,
  number: readonly [string, string, string],
) =>
  painted(
    id,
    { base, yoke, block, line },
    { number, name: yoke, chest: yoke, low: block, sleeve: base, leg: base, legnum: base },
    cloth,
  );

export const lowland: Kit = {
  id: "lowland",
  name: "Lowland",
  zones: ["base", "yoke", "block", "line"],
  shapes: {
    top: [
      { zone: "yoke", field: upper },
      { zone: "block", field: any(lower, hoop(505, 800)) },
      { zone: "line", field: joints },
    ],
    legs: [
      { zone: "yoke", field: legUp },
      { zone: "block", field: legLow },
      { zone: "line", field: any(rim(legUp, 0, 10), rim(legLow, 0, 10)) },
    ],
    hands: [
      { zone: "yoke", field: vee(-86, -24, -900, 0) },
      { zone: "block", field: vee(-8, -24, 0, 900) },
      { zone: "line", field: any(vee(-86, -24, 0, 3.5), vee(-8, -24, -3.5, 0)) },
    ],
  },
  lettering: lettered({
    number: "1",
    name: "NATIONS",
    numberFont: "sofia-sans-extra-condensed-black",
    nameFont: "saira-black",
    chest: "HEXLUBE",
    sponsors: ["ZANDVAST", "TORQAL", "TORQAL"],
    back: [388, 250],
    nameSize: 42,
    nameAt: 112,
    chestAt: [0, 158, 34],
    chestNumber: [0, 385, 120],
    sleeveAt: 300,
    backMarkAt: 660,
    thigh: [150, -180, 0],
  }),
  ways: [
    nation("orange-white-blue", "#e2570c", "#f4f4f0", "#123a86", "#ffffff", "#123a86", [
      "#123a86",
      "#ffffff",
      "#e2570c",
    ]),
    nation("red-white", "#c60c30", "#f6f5f2", "#c60c30", "#ffffff", "#8f0a24", [
      "#14161b",
      "#ffffff",
      "#c60c30",
    ]),
    nation("black-red-gold", "#17181b", "#c8102e", "#f2b700", "#ffffff", "#17181b", [
      "#ffffff",
      "#17181b",
      "#f2b700",
    ]),
    nation("blue-white-red", "#0b3a9b", "#f5f5f2", "#d11a2a", "#ffffff", "#0b2a70", [
      "#0b3a9b",
      "#ffffff",
      "#d11a2a",
    ]),
    nation("black-yellow-red", "#17181b", "#f5cf1d", "#c8142b", "#ffffff", "#17181b", [
      "#17181b",
      "#ffffff",
      "#c8142b",
    ]),
    nation("blue-yellow", "#00529f", "#f6c700", "#00529f", "#ffffff", "#003b73", [
      "#00396f",
      "#ffffff",
      "#00529f",
    ]),
  ],
};
