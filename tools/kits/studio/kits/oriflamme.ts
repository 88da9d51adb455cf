import { all, any, beyond, hoop, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** National: three fields side by side as a banner hangs, each arm and leg in the colour of its side, a gold line between. */
const slope = 0.13;
const left: Field = (s) => (s.x - 150 + (s.y - 80) * slope) * 0.99;
const right: Field = (s) => (-s.x - 150 + (s.y - 80) * slope) * 0.99;
const line = (side: Field): Field =>
  all(
    (s) => side(s) + 15,
    (s) => -side(s) - 5,
  );
const legSide: Field = (s) => (s.x - 156 + (s.y + 300) * 0.05) * 0.99;
const ofLeg =
  (side: "left" | "right", field: Field): Field =>
  (s) =>
    s.side === side ? field(s) : -1000;
const fingers: Field = (s) => -s.y - 72 + Math.abs(s.x) * 0.5;

const nation = (
  id: string,
  flag: readonly [string, string, string],
  line: string,
  num: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base: flag[1], accent: flag[0], accent2: flag[2], line },
    {
      number: num,
      name: flag[1],
      chest: flag[1],
      low: flag[1],
      sleeve: flag[2],
      leg: flag[1],
    },
    cloth,
  );

export const oriflamme: Kit = {
  id: "oriflamme",
  name: "Oriflamme",
  zones: ["base", "accent", "accent2", "line"],
  shapes: {
    top: [
      { zone: "accent", field: left },
      { zone: "accent2", field: right },
      { zone: "line", field: any(line(left), line(right)) },
      { zone: "base", field: hoop(470, 560) },
      { zone: "line", field: any(hoop(456, 464), hoop(566, 574)) },
    ],
    legs: [
      { zone: "accent", field: ofLeg("left", legSide) },
      { zone: "accent2", field: ofLeg("right", legSide) },
      {
        zone: "line",
        field: all(
          (s) => legSide(s) + 14,
          (s) => -legSide(s) - 5,
          beyond(60, 0, 0),
        ),
      },
    ],
    hands: [
      { zone: "accent", field: ofLeg("left", fingers) },
      { zone: "accent2", field: ofLeg("right", fingers) },
      {
        zone: "line",
        field: all(
          (s) => fingers(s) + 7,
          (s) => -fingers(s) - 3,
        ),
      },
    ],
  },
  lettering: lettered({
    clear: {
      "mark-back": 2.5,
      "mark-chest": 3,
      "mark-back-leg": 2,
      "mark-thigh": 2,
      "number-thigh": 3,
    },
    number: "4",
    name: "HAUGEN",
    numberFont: "saira-extra-condensed-black",
    nameFont: "saira-extra-condensed-black",
    chest: "NORRVIK",
    markFont: "saira-black",
    sponsors: ["KILO7", "TORQAL", "TORQAL"],
    back: [400, 270],
    nameSize: 58,
    nameAt: 128,
    nameRim: 5,
    outlines: [10, 6],
    chestAt: [0, 196, 30],
    chestNumber: [0, 440, 150],
    sleeveAt: 310,
    backMarkAt: 650,
    backLeg: [192, -235],
    thigh: [182, -226],
    thighMark: [160, -226, 16],
  }),
  ways: [
    nation(
      "blue-white-red",
      ["#16357e", "#f6f6f4", "#d5202c"],
      "#c9a45a",
      ["#16357e", "#ffffff", "#d5202c"],
      "#14213f",
    ),
    nation(
      "orange",
      ["#f36c12", "#f6f5f1", "#1c3f94"],
      "#d7232e",
      ["#1c3f94", "#ffffff", "#f36c12"],
      "#15233f",
    ),
    nation(
      "black-gold-red",
      ["#17181b", "#f4c51a", "#c8202b"],
      "#ffffff",
      ["#17181b", "#ffffff", "#c8202b"],
      "#17181b",
    ),
    nation(
      "green-white-red",
      ["#0c7a45", "#f6f6f2", "#cd2434"],
      "#c9a45a",
      ["#0a5c35", "#ffffff", "#cd2434"],
      "#123524",
    ),
    nation(
      "blue-gold",
      ["#1257a4", "#f8cf1c", "#1257a4"],
      "#ffffff",
      ["#0d3f7a", "#ffffff", "#f8cf1c"],
      "#0e2f5c",
    ),
    nation(
      "red-white",
      ["#c81e2e", "#f7f6f3", "#c81e2e"],
      "#1b1c20",
      ["#b0182a", "#ffffff", "#1b1c20"],
      "#1b1c20",
    ),
  ],
};
