import { any, beyond, hoop, polygon, rim } from "../field.ts";
import { halftone } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Kids: one huge bolt from shoulder to hem, with a fat outline and dots behind it. */
const bolt = polygon(
  [-40, -60],
  [230, -60],
  [60, 250],
  [210, 250],
  [-190, 830],
  [-60, 400],
  [-215, 400],
);
const thighBolt = polygon(
  [78, -300],
  [158, -300],
  [118, -222],
  [170, -222],
  [62, -100],
  [92, -186],
  [54, -186],
);
const shinBolt = polygon(
  [120, 130],
  [205, 130],
  [165, 230],
  [215, 230],
  [100, 390],
  [128, 285],
  [88, 285],
);
const handBolt = polygon(
  [-14, -95],
  [24, -95],
  [6, -62],
  [28, -62],
  [-24, -8],
  [-8, -46],
  [-30, -46],
);
const dots = halftone(46, 30, (s) => 0.24 + 0.4 * Math.min(1, Math.max(0, (s.y - 60) / 620)), 2.4);

const spark = (
  id: string,
  base: string,
  tone: string,
  accent: string,
  line: string,
  cloth: string,
) =>
  painted(
    id,
    { base, tone, accent, line },
    {
      number: ["#ffffff", line, accent],
      name: base,
      chest: accent,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const voltage: Kit = {
  id: "voltage",
  name: "Voltage",
  zones: ["base", "tone", "line", "accent"],
  shapes: {
    top: [
      { zone: "tone", field: dots },
      { zone: "line", field: any(rim(bolt, -1000, 15), hoop(410, 426)) },
      { zone: "accent", field: any(bolt, hoop(426, 700)) },
    ],
    legs: [
      { zone: "tone", field: dots },
      { zone: "line", field: any(rim(thighBolt, -1000, 9), rim(shinBolt, -1000, 9)) },
      { zone: "accent", field: any(thighBolt, shinBolt) },
    ],
    hands: [
      { zone: "line", field: rim(handBolt, -1000, 3.4) },
      { zone: "accent", field: any(handBolt, beyond(0, -128, -90)) },
    ],
  },
  lettering: lettered({
    number: "5",
    name: "MIKKELSEN",
    numberFont: "bowlby-one",
    nameFont: "bowlby-one",
    chest: "KILO7",
    markFont: "bowlby-one",
    sponsors: ["KILO7", "ZANDVAST", "ZANDVAST"],
    back: [372, 240],
    nameSize: 34,
    nameAt: 84,
    outlines: [16, 8],
    nameRim: 7,
    chestAt: [12, 176, 26],
    chestNumber: [0, 340, 120],
    sleeveAt: 230,
    thigh: [140, -400, 0],
  }),
  ways: [
    spark("thunder", "#1d3fbf", "#3358dd", "#ffd60a", "#0c1030", "#0c1030"),
    spark("bubblegum", "#f0418f", "#f76fae", "#fff36b", "#4a0f3c", "#4a0f3c"),
    spark("frog", "#1a7a34", "#2b9247", "#f7f23c", "#0c2a16", "#0c2a16"),
    spark("lava", "#e2300f", "#f2562c", "#ffc21a", "#2a0a08", "#2a0a08"),
    spark("grape", "#6a35c9", "#8656dd", "#5df2d0", "#1d0f42", "#1d0f42"),
    spark("shark", "#2f3944", "#465361", "#27c7f2", "#0d1116", "#0d1116"),
  ],
};
