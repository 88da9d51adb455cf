import { any, beyond, box, hoop, on, vee } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Retro, nineties: stacked chevrons that grow thinner down the chest, teal beside magenta. */
const steep = 33;
const plate = on("back", box(-168, 262, 168, 520, 22));
const arrow = (y: number, thick: number) => vee(y, steep, 0, thick);
const legArrow = (y: number, thick: number) => vee(y, -28, 0, thick, 170);

const era = (
  id: string,
  base: string,
  accent: string,
  accent2: string,
  block: string,
  plateInk: string,
) =>
  painted(
    id,
    { base, accent, accent2, block },
    {
      number: [block, plateInk, accent],
      name: block,
      chest: base,
      low: base,
      sleeve: block,
      leg: base,
    },
    block,
  );

export const delta: Kit = {
  id: "delta",
  name: "Delta",
  zones: ["base", "block", "accent", "accent2"],
  shapes: {
    top: [
      { zone: "block", field: vee(262, steep, -1200, 0) },
      { zone: "accent", field: arrow(276, 62) },
      { zone: "accent2", field: arrow(352, 42) },
      { zone: "block", field: arrow(408, 25) },
      { zone: "accent", field: arrow(446, 13) },
      { zone: "accent2", field: hoop(370, 398) },
      { zone: "block", field: hoop(408, 800) },
      { zone: "base", field: plate },
    ],
    legs: [
      { zone: "accent", field: legArrow(-242, 54) },
      { zone: "accent2", field: legArrow(-178, 30) },
      { zone: "block", field: any(legArrow(180, 44), beyond(0, -470, -90)) },
      { zone: "accent", field: legArrow(234, 20) },
    ],
    hands: [
      { zone: "accent", field: vee(-62, 30, 0, 14) },
      { zone: "accent2", field: vee(-44, 30, 0, 8) },
      { zone: "block", field: vee(-74, 30, -900, 0) },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 3, "name-back": 4, "mark-sleeve": 2 },
    number: "93",
    name: "FERREIRA",
    numberFont: "archivo-expanded-black-italic",
    nameFont: "archivo-expanded-black-italic",
    chest: "HEXLUBE",
    markFont: "archivo-expanded-black-italic",
    sponsors: ["TORQAL", "KILO7", "NORRVIK"],
    back: [391, 150],
    nameSize: 34,
    nameAt: 118,
    outlines: [7, 6],
    chestAt: [0, 506, 26],
    chestNumber: [0, 590, 84],
    sleeveAt: 470,
    backMarkAt: 600,
    thigh: [190, -238, 56],
    thighMark: [134, -257, 16.5],
    backLeg: [178, -239],
  }),
  ways: [
    era("arcade", "#f4f2ee", "#00a7a0", "#f0308a", "#1a1440", "#ffffff"),
    era("surf", "#fbf7ea", "#ff6a2b", "#ffc928", "#0b4a6f", "#ffffff"),
    era("works", "#f5f5f2", "#d6202b", "#1b4fa8", "#15171b", "#ffffff"),
    era("melon", "#f3fbf2", "#ff5f6d", "#39b86b", "#173f2c", "#ffffff"),
    era("neon", "#eef0f2", "#c3f000", "#ff4fb0", "#15171b", "#ffffff"),
    era("ultra", "#efeaf8", "#6a3be0", "#00b8e6", "#1e1248", "#ffffff"),
  ],
};
