import { all, band, hoop } from "../field.ts";
import { digital } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Enduro: digital camouflage that breaks up from the hem, under a slanted chest band. */
const cells = digital({ seed: 23, long: 150, wide: 90, angle: -14, more: 0.02 }, 15);
const cells2 = digital({ seed: 61, long: 110, wide: 70, angle: -14, more: -0.2 }, 15);
const chest = band(0, 232, -14, -70, 58);
const keel = band(0, 232, -14, 64, 76);

const noiseOf = (
  id: string,
  base: string,
  pattern: string,
  pattern2: string,
  block: string,
  accent: string,
  cloth: string,
) =>
  painted(
    id,
    { base, pattern, pattern2, block, accent },
    {
      number: ["#ffffff", "#14161b", accent],
      name: base,
      chest: block,
      low: base,
      sleeve: block,
      leg: block,
    },
    cloth,
  );

export const staticKit: Kit = {
  id: "static",
  name: "Static",
  zones: ["base", "pattern", "pattern2", "block", "accent"],
  shapes: {
    top: [
      { zone: "pattern", field: all(cells, band(0, 300, -14, 0, 900)) },
      { zone: "pattern2", field: all(cells2, band(0, 300, -14, 0, 900)) },
      { zone: "block", field: chest },
      { zone: "accent", field: keel },
      { zone: "block", field: hoop(430, 800) },
      { zone: "accent", field: hoop(418, 430) },
    ],
    legs: [
      { zone: "pattern", field: cells },
      { zone: "pattern2", field: cells2 },
      { zone: "block", field: band(170, -345, 14, -48, 172) },
      { zone: "accent", field: band(170, -345, 14, 177, 186) },
    ],
    hands: [
      { zone: "pattern", field: scaled(cells, 0.34) },
      { zone: "pattern2", field: scaled(cells2, 0.34) },
      { zone: "block", field: band(0, -26, -14, -18, 18) },
      { zone: "accent", field: band(0, -26, -14, 20, 24) },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 3, "mark-sleeve-right": 1 },
    number: "303",
    name: "SVENDSEN",
    numberFont: "teko-bold",
    nameFont: "teko-bold",
    chest: "TORQAL",
    sponsors: ["DUNEWERK", "NORRVIK", "DUNEWERK"],
    back: [400, 196],
    nameSize: 46,
    nameAt: 112,
    chestAt: [0, 230, 40],
    chestNumber: [0, 420, 110],
    sleeveAt: 500,
    thigh: [165, -238, 56],
    thighMark: [145, -238, 20],
    backLeg: [160, -239],
  }),
  ways: [
    noiseOf("marine", "#2a3c52", "#182536", "#54708c", "#0e151e", "#f26a1b", "#0e151e"),
    noiseOf("steppe", "#6f6a4e", "#454430", "#a39a74", "#1a1b14", "#f2efe2", "#1a1b14"),
    noiseOf("arctic", "#5d6a76", "#3b454f", "#93a1ad", "#14181d", "#38c7f0", "#14181d"),
    noiseOf("brick", "#6b2a22", "#431814", "#9c4a3a", "#160b0a", "#f4c430", "#160b0a"),
    noiseOf("night", "#24272d", "#15171b", "#3f454e", "#0a0b0d", "#c9f00f", "#0a0b0d"),
    noiseOf("plum", "#4b2e5c", "#2c1938", "#7a5490", "#130a19", "#ff8ac2", "#130a19"),
  ],
};
