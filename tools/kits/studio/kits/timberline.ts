import { disc, hoop, on, type Field } from "../field.ts";
import { firs, hills } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Enduro: three ranges of hills, the nearest wooded, under a low sun. */
const far = hills(4, 400, 260, 130);
const mid = hills(13, 500, 210, 110);
const near = firs(21, 640, 40, 96);
const sun = on("front", disc(104, 366, 62));
const legFar = hills(5, -150, 150, 90);
const legMid = hills(15, 20, 140, 80);
const legNear = firs(27, 210, 30, 78);
/** Hands hang: their ranges stand on the fingertips. */
const hanging = (field: Field): Field => scaled((s) => field({ ...s, y: 0 - s.y }), 0.3);

const land = (
  id: string,
  base: string,
  ranges: readonly [string, string, string],
  accent: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, tone: ranges[0], pattern: ranges[1], pattern2: ranges[2], accent },
    {
      number: num,
      name: base,
      chest: base,
      low: ranges[2],
      sleeve: base,
      leg: base,
    },
    ranges[2],
  );

export const timberline: Kit = {
  id: "timberline",
  name: "Timberline",
  zones: ["base", "accent", "tone", "pattern", "pattern2"],
  shapes: {
    top: [
      { zone: "accent", field: sun },
      { zone: "tone", field: far },
      { zone: "pattern", field: mid },
      { zone: "pattern2", field: near },
      { zone: "accent", field: hoop(470, 480) },
      { zone: "pattern2", field: hoop(490, 800) },
    ],
    legs: [
      { zone: "tone", field: legFar },
      { zone: "pattern", field: legMid },
      { zone: "pattern2", field: legNear },
    ],
    hands: [
      { zone: "tone", field: hanging(hills(4, 180, 160, 80)) },
      { zone: "pattern", field: hanging(hills(13, 280, 150, 70)) },
      { zone: "pattern2", field: hanging(firs(21, 370, 40, 96)) },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 3 },
    number: "117",
    name: "VERHAGEN",
    numberFont: "teko-bold",
    nameFont: "teko-bold",
    chest: "DUNEWERK",
    markFont: "barlow-condensed-black",
    sponsors: ["NORRVIK", "TORQAL", "TORQAL"],
    back: [372, 240],
    nameSize: 52,
    nameAt: 120,
    spacing: 6,
    outlines: [14, 5],
    chestAt: [0, 168, 36],
    chestNumber: [0, 560, 110],
    sleeveAt: 190,
    backMarkAt: 700,
    thigh: [165, -232, 60],
    backLeg: [160, -237],
  }),
  ways: [
    land("dawn", "#f3c98f", ["#d98a5a", "#8a4a3f", "#2a2024"], "#fff3d6", [
      "#ffffff",
      "#2a2024",
      "#e0603a",
    ]),
    land("alpine", "#cfe3ee", ["#8fb6cf", "#3f7396", "#12293d"], "#ffffff", [
      "#ffffff",
      "#12293d",
      "#ff6a3c",
    ]),
    land("pine", "#c9d3a8", ["#8aa070", "#40603c", "#17271d"], "#f6e7b0", [
      "#ffffff",
      "#17271d",
      "#f2a81f",
    ]),
    land("dusk", "#43376b", ["#6d4a8c", "#33245a", "#150f2c"], "#ff8f5c", [
      "#ffffff",
      "#150f2c",
      "#ff8f5c",
    ]),
    land("canyon", "#f0d9b8", ["#e2884a", "#b3441f", "#4a170d"], "#fff6e0", [
      "#ffffff",
      "#4a170d",
      "#2f8f96",
    ]),
    land("night", "#1d2836", ["#2b3b4f", "#151d29", "#0a0e14"], "#d9f03a", [
      "#ffffff",
      "#0a0e14",
      "#d9f03a",
    ]),
  ],
};
