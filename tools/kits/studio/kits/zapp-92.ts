import { all, any, beyond, box, but, grown, hoop, on, type Field } from "../field.ts";
import { confetti } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Retro, early nineties: a zigzag thrown across the chest with its own shadow, over confetti. */
const teeth = (x: number, pitch: number, high: number) =>
  (Math.abs(x / pitch - Math.floor(x / pitch) - 0.5) * 2 - 0.5) * high;
const zig =
  (y: number, half: number): Field =>
  (s) =>
    (half - Math.abs(s.y - y + s.x * 0.22 - teeth(s.x, 150, 96))) * 0.6;
const bolt = zig(372, 46);
const shadow: Field = (s) => bolt({ ...s, x: s.x - 16, y: s.y - 20 });
const bits = confetti(14, 62, 0.62);
const bits2 = confetti(47, 78, 0.5);
/** Where the name and the sponsor stand, no confetti falls. */
const words = any(
  on("back", box(-196, 84, 196, 148, 20)),
  on("front", box(-140, 156, 140, 224, 20)),
);
const clear = (field: Field) => but(field, any(grown(any(bolt, shadow), 10), words));
const legZig: Field = (s) => (34 - Math.abs(s.x - 196 - teeth(s.y, 130, 52))) * 0.7;
const legShade: Field = (s) => legZig({ ...s, x: s.x + 16, y: s.y - 8 });
const outer = beyond(110, 0, 0);

const tape = (
  id: string,
  base: string,
  block: string,
  accent: string,
  accent2: string,
  pattern: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, pattern, accent2, block, accent },
    {
      number: num,
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    block,
  );

export const zapp: Kit = {
  id: "zapp-92",
  name: "Zapp 92",
  zones: ["base", "pattern", "accent2", "block", "accent"],
  shapes: {
    top: [
      { zone: "pattern", field: clear(bits) },
      { zone: "accent2", field: clear(but(bits2, grown(bits, 5))) },
      { zone: "block", field: shadow },
      { zone: "accent", field: bolt },
      { zone: "block", field: hoop(500, 800) },
      { zone: "accent2", field: hoop(478, 492) },
    ],
    legs: [
      {
        zone: "pattern",
        field: all(but(bits, grown(any(legZig, legShade), 8)), beyond(84, 0, 0)),
      },
      { zone: "block", field: all(legShade, outer) },
      { zone: "accent", field: all(legZig, outer) },
    ],
    hands: [
      { zone: "pattern", field: scaled(clear(bits), 0.34) },
      { zone: "accent2", field: beyond(0, -108, -90) },
      {
        zone: "accent",
        field: (s) => 7 - Math.abs(s.y + 62 - teeth(s.x, 34, 16)),
      },
    ],
  },
  lettering: lettered({
    clear: {
      "mark-chest": 3,
      "mark-sleeve": 2,
      "mark-back-leg": 2,
      "number-thigh": 4,
      "mark-thigh": 2,
    },
    number: "92",
    name: "PELLETIER",
    numberFont: "racing-sans-one",
    nameFont: "racing-sans-one",
    chest: "TORQAL",
    markFont: "racing-sans-one",
    sponsors: ["KILO7", "HEXLUBE", "HEXLUBE"],
    back: [392, 220],
    shadow: 12,
    outlines: [9, 5],
    nameSize: 42,
    nameAt: 116,
    chestAt: [0, 190, 46],
    chestNumber: [0, 590, 100],
    sleeveAt: 210,
    backMarkAt: 660,
    backLeg: [188, -237],
    thigh: [183, -232],
    thighMark: [156, -238, 17],
  }),
  ways: [
    tape("jazz", "#f5f3ee", "#3a1f8c", "#12b5b0", "#ff4f9a", "#8fd8e6", [
      "#3a1f8c",
      "#ffffff",
      "#ff4f9a",
    ]),
    tape("blacklight", "#15151c", "#5a1fd0", "#d8ff1f", "#ff3fa0", "#2fb8ff", [
      "#ffffff",
      "#15151c",
      "#ff3fa0",
    ]),
    tape("beach", "#fff4dc", "#0f4f7a", "#ff6a3c", "#ffc21f", "#4fc3c9", [
      "#0f4f7a",
      "#ffffff",
      "#ffc21f",
    ]),
    tape("mall", "#e9e4f6", "#4a2a8c", "#f0508c", "#28b8a0", "#b8a2ea", [
      "#4a2a8c",
      "#ffffff",
      "#28b8a0",
    ]),
    tape("works-red", "#f6f5f2", "#14161b", "#d9202b", "#f6c51f", "#b9bec6", [
      "#14161b",
      "#ffffff",
      "#d9202b",
    ]),
    tape("works-blue", "#f6f7f9", "#12225c", "#1f6fe0", "#ff4f3c", "#a8c6ee", [
      "#12225c",
      "#ffffff",
      "#ff4f3c",
    ]),
  ],
};
