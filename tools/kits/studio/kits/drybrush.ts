import { all, any, beyond, hoop } from "../field.ts";
import { brush } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Three pulls of a wide brush, each in its own colour, on plain cloth. */
const first = brush(3, -330, 420, -24, 560, 130, 9);
const second = brush(18, 360, 470, 156, 470, 84, 8);
const third = brush(29, -250, 590, -24, 360, 54, 7);
const legPull = brush(44, 250, -300, 118, 300, 92, 8);
const legPull2 = brush(45, 235, 200, 112, 150, 60, 7);

const wash = (
  id: string,
  base: string,
  accent: string,
  accent2: string,
  block: string,
  cloth: string,
) =>
  painted(
    id,
    { base, accent, accent2, block },
    {
      number: base === "#15171b" ? ["#ffffff", "#15171b", accent] : [block, "#ffffff", accent],
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const drybrush: Kit = {
  id: "drybrush",
  name: "Drybrush",
  zones: ["base", "accent", "accent2", "block"],
  shapes: {
    top: [
      { zone: "accent", field: first },
      { zone: "accent2", field: second },
      { zone: "block", field: any(third, hoop(500, 700)) },
    ],
    legs: [
      { zone: "accent", field: all(legPull, beyond(80, 0, 0)) },
      { zone: "accent2", field: all(legPull2, beyond(80, 0, 0)) },
    ],
    hands: [
      {
        zone: "accent",
        field: scaled(brush(7, -190, -110, -28, 420, 120, 12), 0.34),
      },
      { zone: "block", field: beyond(0, -118, -90) },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 2 },
    number: "64",
    name: "LINDQVIST",
    numberFont: "anton",
    nameFont: "anton",
    chest: "KILO7",
    markFont: "chakra-petch-bold-italic",
    sponsors: ["KILO7", "NORRVIK", "DUNEWERK"],
    back: [380, 250],
    nameSize: 44,
    nameAt: 112,
    chestAt: [0, 146, 34],
    chestNumber: [-140, 664, 84],
    sleeveAt: 200,
    sleeveSize: 17.5,
    backMarkAt: 704,
    backMarkRim: 4,
    thigh: [184, -228],
    thighMark: [156, -228, 20],
    backLeg: [182, -237],
  }),
  ways: [
    wash("studio", "#f4f2ec", "#ff5a1f", "#1b1d22", "#1b1d22", "#1b1d22"),
    wash("night", "#15171b", "#e8e6df", "#ff3d2e", "#5c626c", "#15171b"),
    wash("coast", "#eef3f4", "#0e86c9", "#ffb81c", "#0c2340", "#0c2340"),
    wash("moss", "#ecebe0", "#5d7a2c", "#d9822b", "#22301c", "#22301c"),
    wash("berry", "#f6eef0", "#c41e5c", "#35c0b8", "#3b1030", "#2a0d24"),
    wash("acid", "#15171b", "#d4f000", "#f4f4ee", "#6b7078", "#15171b"),
  ],
  clear: {
    legs: [{ zone: "accent", x: 256, y: -318 }],
  },
};
