import { all, beyond, hoop, raglan, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";
import type { Spot } from "../spot.ts";

/** Club: the body in four quarters of two colours with piping between them, arms and one shin in a third. */
const middle = 318;
/** Two quarters that touch at their corner: what is right above is left below, and the back goes on from the front. */
const quarters: Field = (s) => Math.max(all(right, upper)(s), all(left, lower)(s));
const right: Field = (s) => -s.x;
const left: Field = (s) => s.x;
const upper: Field = (s) => middle - s.y;
const lower: Field = (s) => s.y - middle;
const piping: Field = (s) => 3 - Math.min(Math.abs(s.x), Math.abs(s.y - middle));
/** From the neck to the armpit: a colour that ended at the armhole would show the cutter's every millimetre. */
const arms = raglan(40);
const rim = all(raglan(33), (s) => -raglan(40)(s));

const of = (side: Spot["side"], field: Field): Field =>
  all(field, (s) => (s.side === side ? 1000 : -1000));
const shin = beyond(0, 172, 90);
const fingers = beyond(0, -76, -90);

const club = (id: string, base: string, accent: string, sleeve: string, line: string) =>
  painted(
    id,
    { base, accent, sleeve, line },
    {
      number: [line, sleeve, line],
      name: sleeve,
      chest: sleeve,
      low: sleeve,
      sleeve,
      leg: base,
    },
    sleeve,
  );

export const quartersKit: Kit = {
  id: "quarters",
  name: "Quarters",
  zones: ["base", "accent", "sleeve", "line"],
  shapes: {
    top: [
      { zone: "accent", field: quarters },
      { zone: "line", field: piping },
      { zone: "sleeve", field: arms },
      { zone: "line", field: rim },
      { zone: "accent", field: hoop(392, 446) },
      { zone: "line", field: hoop(446, 453) },
      { zone: "line", field: hoop(385, 392) },
    ],
    legs: [
      { zone: "accent", field: of("right", shin) },
      { zone: "sleeve", field: of("left", shin) },
      { zone: "line", field: (s) => 3 - Math.abs(s.y - 172) },
    ],
    hands: [
      { zone: "accent", field: of("right", fingers) },
      { zone: "sleeve", field: of("left", fingers) },
      { zone: "line", field: (s) => 2 - Math.abs(s.y + 76) },
    ],
  },
  lettering: lettered({
    number: "24",
    name: "HOLMGREN",
    numberFont: "graduate",
    nameFont: "graduate",
    chest: "NORRVIK",
    markFont: "graduate",
    sponsors: ["HEXLUBE", "KILO7", "KILO7"],
    back: [392, 196],
    outlines: [16, 6],
    nameSize: 40,
    nameRim: 6,
    chestRim: 5,
    backMarkRim: 5,
    chestAt: [0, 176, 36],
    chestNumber: [0, 470, 128],
    sleeveAt: 210,
  }),
  ways: [
    club("sky-and-claret", "#8fc8ee", "#7a1a36", "#1d2233", "#ffffff"),
    club("black-and-gold", "#f2c230", "#1b1c20", "#101114", "#ffffff"),
    club("forest", "#f1ede0", "#17573c", "#0f2e22", "#ffffff"),
    club("royal-and-red", "#1f4fb5", "#d3222f", "#101a3a", "#ffffff"),
    club("magenta", "#f4f1ef", "#d51f74", "#23172a", "#ffffff"),
    club("orange-and-navy", "#f47a1f", "#1c3a6b", "#0f1d38", "#ffffff"),
  ],
};
