import { all, hoop, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** National: the colours of a flag blow round the hem, the cuffs and the shins. */
const wind: Field = (s) => s.y - 590 - 20 * Math.sin(s.x / 78 + 0.6);
const between = (field: Field, from: number, to: number): Field =>
  all(
    (s) => field(s) - from,
    (s) => to - field(s),
    (s) => (s.part === "sleeve" ? -1000 : 1000),
  );
const blow = (from: number, to: number) => between(wind, from, to);
const legWind: Field = (s) => s.y - 130 - 14 * Math.sin(s.x / 52);
const legBlow = (from: number, to: number) => between(legWind, from, to);
const handWind: Field = (s) => -s.y - 80 - 3 * Math.sin(s.x / 12);
const handBlow = (from: number, to: number) => between(handWind, from, to);

const flag = (
  id: string,
  ground: readonly [string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, accent, stripe, accent2] = ground;
  return painted(
    id,
    { base, accent, stripe, accent2 },
    { number: num, name: base, chest: base, low: base, sleeve: base, leg: base },
    cloth,
  );
};

export const ensign: Kit = {
  id: "ensign",
  name: "Ensign",
  zones: ["base", "accent", "stripe", "accent2"],
  shapes: {
    top: [
      { zone: "accent", field: blow(0, 52) },
      { zone: "stripe", field: blow(52, 104) },
      { zone: "accent2", field: blow(104, 600) },
      { zone: "accent", field: hoop(400, 430) },
      { zone: "stripe", field: hoop(430, 460) },
      { zone: "accent2", field: hoop(460, 490) },
    ],
    legs: [
      { zone: "accent", field: legBlow(0, 44) },
      { zone: "stripe", field: legBlow(44, 88) },
      { zone: "accent2", field: legBlow(88, 132) },
    ],
    hands: [
      { zone: "accent", field: handBlow(0, 13) },
      { zone: "stripe", field: handBlow(13, 26) },
      { zone: "accent2", field: handBlow(26, 39) },
    ],
  },
  lettering: lettered({
    number: "1",
    name: "VAN DIJK",
    numberFont: "anton",
    nameFont: "anton",
    chest: "NORRVIK",
    markFont: "anton",
    sponsors: ["ZANDVAST", "KILO7", "KILO7"],
    back: [352, 200],
    outlines: [10, 5],
    nameSize: 42,
    nameAt: 126,
    chestAt: [0, 196, 44],
    chestNumber: [0, 410, 130],
    sleeveAt: 240,
    backMarkAt: 526,
    thighMark: [145, -226, 20],
    backLeg: [176, -124, 90, 30],
  }),
  ways: [
    flag(
      "orange",
      ["#f36c13", "#c8102e", "#ffffff", "#1e4785"],
      ["#ffffff", "#14264a", "#1e4785"],
      "#14264a",
    ),
    flag(
      "azure",
      ["#1f6fc4", "#0b8a45", "#ffffff", "#cd2a33"],
      ["#ffffff", "#0f2f5c", "#cd2a33"],
      "#0f2f5c",
    ),
    flag(
      "black-red-gold",
      ["#f4f3ee", "#17181b", "#d6101f", "#f7c600"],
      ["#17181b", "#ffffff", "#d6101f"],
      "#17181b",
    ),
    flag(
      "blue-white-red",
      ["#17357f", "#0c1f52", "#ffffff", "#e2213b"],
      ["#ffffff", "#0c1f52", "#e2213b"],
      "#0c1f52",
    ),
    flag(
      "red-and-white",
      ["#c8142f", "#ffffff", "#8a0c20", "#ffffff"],
      ["#ffffff", "#5c0715", "#8a0c20"],
      "#5c0715",
    ),
    flag(
      "green-white-orange",
      ["#12814f", "#0a4a2d", "#ffffff", "#f58220"],
      ["#ffffff", "#0a4a2d", "#f58220"],
      "#0a3823",
    ),
  ],
};
