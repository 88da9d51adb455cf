import { all, any, band, box, hoop, on, type Field } from "../field.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** National: a cross with its upright off the middle, as northern flags have it, round chest, arms and back; the sponsor stands on its beam. */
const beamAt = 252;
const half = 58;
const upAt = 132;
const post = 40;
const rimWide = 16;
const cross = (by: number): Field =>
  any(
    (s) => half + by - Math.abs(s.y - beamAt),
    all(
      (s) => post + by - Math.abs(s.x - upAt),
      (s) => (s.part === "body" ? 900 : -900),
    ),
  );
const legCross = (by: number): Field =>
  any(band(0, -212, 0, -34 - by, 34 + by), on("front", band(152, 0, 90, -22 - by, 22 + by)));
const handCross = (by: number): Field =>
  any(band(0, -88, 0, -11 - by, 11 + by), box(8 - by, -400, 24 + by, -50 + by));

const flag = (
  id: string,
  base: string,
  stripe: string,
  line: string,
  num: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base, line, stripe },
    {
      number: num,
      name: stripe,
      chest: stripe,
      low: base,
      sleeve: base,
      leg: stripe,
      legnum: base,
    },
    cloth,
  );

/** The number stands in the flag's larger field. */
const placed = (text: Lettering): Lettering =>
  text.slot === "number-back" || text.slot === "mark-back" ? { ...text, x: 82 } : text;
const letters = lettered({
  clear: { "name-back": 4, "mark-chest": 2, "number-thigh": 5 },
  number: "21",
  name: "LINDQVIST",
  numberFont: "barlow-condensed-black",
  nameFont: "barlow-condensed-black",
  chest: "NORRVIK",
  markFont: "saira-black",
  sponsors: ["DUNEWERK", "TORQAL", "TORQAL"],
  back: [440, 210],
  outlines: [10, 5],
  nameSize: 52,
  nameAt: beamAt,
  chestAt: [0, beamAt, 36],
  chestNumber: [-84, 440, 140],
  sleeveAt: 450,
  sleeveSize: 17,
  backMarkAt: 640,
  thigh: [186, -212, 56],
  thighMark: [146, -217, 18],
  thighColour: "leg",
  backLeg: [165, -216],
});

export const fjord: Kit = {
  id: "fjord",
  name: "Fjord",
  zones: ["base", "line", "stripe"],
  shapes: {
    top: [
      { zone: "line", field: any(cross(rimWide), hoop(550, 800)) },
      { zone: "stripe", field: any(cross(0), hoop(566, 800)) },
    ],
    legs: [
      { zone: "line", field: legCross(10) },
      { zone: "stripe", field: legCross(0) },
    ],
    hands: [
      { zone: "line", field: handCross(3.4) },
      { zone: "stripe", field: handCross(0) },
    ],
  },
  lettering: { ...letters, top: letters.top.map(placed) },
  ways: [
    flag(
      "blue-gold",
      "#0d57a6",
      "#f9cc1c",
      "#0a3f7c",
      ["#ffffff", "#0a3f7c", "#f9cc1c"],
      "#0a2f5c",
    ),
    flag(
      "red-white",
      "#c8152c",
      "#ffffff",
      "#8c0d1f",
      ["#ffffff", "#8c0d1f", "#ffffff"],
      "#5a0a15",
    ),
    flag(
      "white-blue",
      "#f5f7f9",
      "#0c429a",
      "#b9c9e2",
      ["#0c429a", "#ffffff", "#0c429a"],
      "#0c2a5e",
    ),
    flag("red-blue", "#c1152e", "#0c2a5e", "#ffffff", ["#ffffff", "#0c2a5e", "#ffffff"], "#0c1d3f"),
    flag("blue-red", "#0e4c9f", "#d6202e", "#ffffff", ["#ffffff", "#0a2f66", "#d6202e"], "#0a2450"),
    flag(
      "white-red",
      "#f6f6f4",
      "#d3202e",
      "#1450a4",
      ["#1450a4", "#ffffff", "#d3202e"],
      "#10305f",
    ),
  ],
};
