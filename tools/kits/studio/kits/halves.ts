import { all, any, band, beyond, hoop, on2, rim } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Club: two colours that meet in one leaning line, a sash along it, cuffs in the other half's colour. */
const lean = band(0, 340, 76, -2000, 0);
const sash = rim(lean, 0, 26);
const pin = rim(lean, 38, 45);
const left = on2("left", (s) => (s.part === "leg" ? beyond(0, 60, 90)(s) : -1000));
const right = on2("right", (s) => (s.part === "leg" ? beyond(0, 60, 90)(s) : -1000));

const colours = (
  id: string,
  base: string,
  block: string,
  accent: string,
  cloth: string,
  digit: string,
) =>
  painted(
    id,
    { base, block, accent },
    {
      number: [digit, digit === "#ffffff" ? "#14161b" : "#ffffff", accent],
      name: block,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const halves: Kit = {
  id: "halves",
  name: "Halves",
  zones: ["base", "block", "accent"],
  shapes: {
    top: [
      { zone: "block", field: lean },
      { zone: "accent", field: any(sash, pin) },
      { zone: "accent", field: hoop(448, 456) },
      { zone: "block", field: all(hoop(466, 800), (s) => (s.x > 0 ? 1000 : -1000)) },
      { zone: "base", field: all(hoop(466, 800), (s) => (s.x < 0 ? 1000 : -1000)) },
    ],
    legs: [
      { zone: "block", field: all(beyond(176, 0, 0), band(180, -300, -70, -900, 60)) },
      { zone: "accent", field: all(band(180, -300, -70, 60, 78), beyond(60, 0, 0)) },
      { zone: "block", field: any(all(left, beyond(0, 240, 90)), all(right, beyond(0, 240, 90))) },
      { zone: "accent", field: all(beyond(0, 222, 90), beyond(0, 232, -90)) },
    ],
    hands: [
      { zone: "block", field: band(0, -70, 30, -900, 0) },
      { zone: "accent", field: band(0, -70, 30, 0, 8) },
    ],
  },
  lettering: lettered({
    number: "40",
    name: "VAN DIJK",
    numberFont: "saira-extra-condensed-black",
    nameFont: "saira-black",
    chest: "HEXLUBE",
    markFont: "saira-black",
    sponsors: ["DUNEWERK", "DUNEWERK", "TORQAL"],
    back: [386, 260],
    nameSize: 40,
    chestAt: [-104, 190, 26],
    chestNumber: [-120, 590, 100],
    sleeveAt: 330,
    thigh: [96, -370, 0],
  }),
  ways: [
    colours("red-black", "#d0202c", "#17181b", "#f4f2ec", "#17181b", "#ffffff"),
    colours("blue-white", "#f4f4f1", "#1746a8", "#e3a512", "#12265c", "#14161b"),
    colours("green-white", "#f4f4f1", "#0f6b3c", "#16181b", "#0b3d24", "#14161b"),
    colours("yellow-black", "#f6cf13", "#17181b", "#ffffff", "#17181b", "#14161b"),
    colours("claret-sky", "#7a1236", "#69b7e8", "#fff0d8", "#4a0a20", "#ffffff"),
    colours("orange-navy", "#ef6a12", "#10224a", "#ffffff", "#0c1938", "#14161b"),
  ],
};
