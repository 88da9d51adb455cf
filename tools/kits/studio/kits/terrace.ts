import { all, any, band, beyond, but, hoop, raglan, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Club: one deep hoop round the chest that the sponsor stands in, sleeves in another colour, ringed at the cuff. */
const sleeves = raglan(66);
const off = (field: Field) => but(field, sleeves);
const hoopAt = 270;
const chest = off(band(0, hoopAt, 0, -66, 66));
const pipes = off(any(band(0, hoopAt, 0, -92, -80), band(0, hoopAt, 0, 80, 92)));
const edge = all(
  (s) => sleeves(s) + 12,
  (s) => -sleeves(s),
);
const legSide: Field = (s) => s.x - 236 - (s.y + 300) * 0.02;
const sock = beyond(0, 196, 90);

const club = (
  id: string,
  base: string,
  sleeve: string,
  block: string,
  line: string,
  num: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base, block, line, sleeve },
    { number: num, name: block, chest: block, low: base, sleeve, leg: base },
    cloth,
  );

export const terrace: Kit = {
  id: "terrace",
  name: "Terrace",
  zones: ["base", "block", "line", "sleeve"],
  shapes: {
    top: [
      { zone: "block", field: chest },
      { zone: "line", field: any(pipes, edge) },
      { zone: "sleeve", field: sleeves },
      { zone: "block", field: any(hoop(440, 476), hoop(500, 536)) },
    ],
    legs: [
      { zone: "sleeve", field: legSide },
      {
        zone: "line",
        field: all(
          (s) => legSide(s) + 12,
          (s) => -legSide(s),
        ),
      },
      { zone: "sleeve", field: sock },
      { zone: "block", field: any(band(0, 224, 0, 0, 26), band(0, 270, 0, 0, 26)) },
    ],
    hands: [
      { zone: "block", field: band(0, -80, 0, -14, 14) },
      { zone: "line", field: any(band(0, -80, 0, -20, -17), band(0, -80, 0, 17, 20)) },
      { zone: "sleeve", field: beyond(0, -112, -90) },
    ],
  },
  lettering: lettered({
    clear: { "name-back": 4, "mark-chest": 4 },
    number: "9",
    name: "SORENSEN",
    numberFont: "bowlby-one",
    nameFont: "saira-black",
    chest: "ZANDVAST",
    markFont: "saira-black",
    sponsors: ["KILO7", "TORQAL", "TORQAL"],
    back: [478, 190],
    outlines: [10, 6],
    nameSize: 46,
    nameAt: hoopAt,
    chestAt: [0, hoopAt, 38],
    chestNumber: [108, 560, 100],
    sleeveAt: 280,
    backMarkAt: 660,
    thighMark: [135, -226, 17],
    backLeg: [172, -124, 90, 30],
  }),
  ways: [
    club(
      "sky",
      "#7fc1ea",
      "#ffffff",
      "#6b1431",
      "#ffffff",
      ["#6b1431", "#ffffff", "#6b1431"],
      "#6b1431",
    ),
    club(
      "scarlet",
      "#c81f2d",
      "#f7f6f2",
      "#17181b",
      "#f7f6f2",
      ["#ffffff", "#17181b", "#ffffff"],
      "#17181b",
    ),
    club(
      "amber",
      "#f6b21a",
      "#17181b",
      "#17181b",
      "#ffffff",
      ["#17181b", "#ffffff", "#17181b"],
      "#17181b",
    ),
    club(
      "forest",
      "#0e5a3c",
      "#f5f1e4",
      "#f3c53a",
      "#f5f1e4",
      ["#f5f1e4", "#0a3626", "#f3c53a"],
      "#0a3626",
    ),
    club(
      "royal",
      "#1c4fb4",
      "#0e1f47",
      "#ffffff",
      "#f04a2a",
      ["#ffffff", "#0e1f47", "#f04a2a"],
      "#0e1f47",
    ),
    club(
      "mono",
      "#f5f5f3",
      "#17181b",
      "#17181b",
      "#e2231a",
      ["#17181b", "#ffffff", "#17181b"],
      "#17181b",
    ),
  ],
};
