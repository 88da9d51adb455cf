import { all, any, beyond, but, hoop, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Club: quartered in two colours to the cuffs and the ankles, a number with a line in it over the middle. */
const split = 400;
const elbow = 330;
/** Inside the second colour: the wearer's left above, the right below, and the other way about from the elbow on. */
const quarters: Field = (s) => {
  const down = s.part === "sleeve" ? s.arm - elbow : s.y - split;
  return Math.abs(s.x) < Math.abs(down) ? (down < 0 ? s.x : 0 - s.x) : (s.x < 0 ? 1 : -1) * down;
};
/** From below the crotch: colours that met at the middle's seams would show the cutter's every millimetre. */
const legQuarters: Field = (s) => (s.side === "left" ? Math.min(s.y + 284, 8 - s.y) : s.y - 8);
const handQuarters: Field = (s) => (s.side === "left" ? 1 : -1) * (s.y + 76);
const hem = all(beyond(0, 694, 90), (s) => (s.part === "body" ? 900 : -900));
const cuff = hoop(536, 800);

const club = (
  id: string,
  base: string,
  block: string,
  line: string,
  cloth: string,
  num1 = "#ffffff",
) =>
  painted(
    id,
    { base, block, line },
    {
      number: [base, num1, line],
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const motley: Kit = {
  id: "motley",
  name: "Motley",
  zones: ["base", "block", "line"],
  shapes: {
    top: [
      { zone: "block", field: quarters },
      { zone: "line", field: any(hem, cuff) },
    ],
    legs: [
      { zone: "block", field: legQuarters },
      { zone: "line", field: all(beyond(0, 250, 90), but(beyond(0, 0, 90), beyond(0, 290, 90))) },
    ],
    hands: [
      { zone: "block", field: handQuarters },
      { zone: "line", field: beyond(0, -128, -90) },
    ],
  },
  lettering: lettered({
    number: "58",
    name: "MARCHAND",
    numberFont: "saira-black",
    nameFont: "saira-black",
    inline: { font: "saira-extra-light", body: 0.125 },
    chest: "KILO7",
    markFont: "saira-black",
    sponsors: ["ZANDVAST", "HEXLUBE", "HEXLUBE"],
    back: [400, 200],
    outlines: [12, 9],
    spacing: 40,
    nameSize: 42,
    nameAt: 130,
    chestAt: [0, 190, 52],
    chestNumber: [0, 500, 120],
    sleeveAt: 200,
    backMarkAt: 616,
    thighMark: [145, -226, 20],
  }),
  ways: [
    club("claret-blue", "#6b1431", "#2a6fae", "#14161b", "#14161b"),
    club("red-black", "#c41f2d", "#17181c", "#17181c", "#17181c"),
    club("royal-navy", "#1f55c4", "#101f45", "#0b1530", "#0b1530"),
    club("green-black", "#0c6b41", "#15181a", "#f2c321", "#15181a"),
    club("plum-orange", "#4a1a5e", "#c9470f", "#23102e", "#23102e"),
    club("teal-ink", "#0b6b73", "#1a2230", "#e8532f", "#141a24"),
  ],
};
