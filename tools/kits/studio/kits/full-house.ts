import { all, any, but, hoop, on, raglan, vee, type Field } from "../field.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Factory: a white board to a point below the chest and another above the hem of the back, with room for two dozen sponsors, arms and legs included. */
const shield: Field = vee(430, 24, -900, 0);
const shieldEdge: Field = vee(430, 24, 0, 16);
const shieldShade: Field = vee(430, 24, 30, 76);
const arms = raglan(52);
const armEdge = all(
  (s) => arms(s) + 14,
  (s) => -arms(s),
);
const board = on(
  "front",
  all(shield, (s) => 300 - Math.abs(s.x)),
);
const legPoint =
  (from: number, to: number): Field =>
  (s) => {
    const d = s.y + 95 + Math.abs(s.x - 170) * 0.5;
    return Math.min(d - from, to - d) * 0.89;
  };

interface Stand {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly place?: number;
  readonly colour?: string;
  readonly turn?: number;
}
const marks = (place: string, stands: readonly Stand[]): Lettering[] =>
  stands.map(({ colour = "mark", ...stand }, i) => ({
    slot: `mark-${place}-${i + 2}`,
    font: "saira-black",
    colour,
    ...stand,
  }));
/** A second pair of marks further down an arm. */
const arm = (side: "left" | "right", sign: 1 | -1, text: string): Lettering[] =>
  marks(
    `sleeve-${side}-low`,
    [-61, 69].map((x) => ({
      piece: `sleeve_${side}`,
      x: sign * x,
      y: 352,
      turn: sign * 90,
      text,
      size: 19,
      colour: "mark3",
    })),
  );

const works = (
  id: string,
  base: string,
  block: string,
  accent: string,
  shade: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, shade, plate: block, accent },
    { number: num, name: block, chest: block, low: base, sleeve: base, leg: block, legnum: block },
    "#15171b",
  );

const letters = lettered({
  clear: {
    "mark-chest-3": 1,
    "name-back": 4,
    "mark-chest-4": 1,
    "mark-chest-5": 1,
  },
  number: "44",
  name: "LEMAIRE",
  numberFont: "kanit-black-italic",
  nameFont: "kanit-black-italic",
  chest: "HEXLUBE",
  markFont: "kanit-black-italic",
  sponsors: ["NORRVIK", "KILO7", "TORQAL"],
  back: [388, 210],
  nameSize: 40,
  nameAt: 126,
  outlines: [11, 6],
  chestAt: [0, 150, 38],
  chestNumber: [0, 568, 96],
  sleeveAt: 200,
  backMarkAt: 596,
  thigh: [168, -240, 56],
  thighMark: [146, -258, 17],
  backLeg: [155, -237],
  more: [
    ...marks("chest", [
      { piece: "front", x: -76, y: 217, text: "TORQAL", size: 17.5 },
      { piece: "front", x: 76, y: 217, text: "NORRVIK", size: 17.5 },
      { piece: "front", x: -77, y: 263, text: "DUNEWERK", size: 12.5, place: 16 },
      { piece: "front", x: 77, y: 263, text: "ZANDVAST", size: 12.5, place: 16 },
      { piece: "front", x: 0, y: 660, text: "KILO7", size: 22, colour: "mark2" },
    ]),
    ...marks("back", [
      { piece: "back", x: -84, y: 652, text: "TORQAL", size: 19, colour: "mark2" },
      { piece: "back", x: 84, y: 652, text: "HEXLUBE", size: 19, colour: "mark2" },
    ]),
    ...arm("left", 1, "HEXLUBE"),
    ...arm("right", -1, "NORRVIK"),
  ],
});
const low: readonly Lettering[] = [
  ...(["left", "right"] as const).flatMap((side) => {
    const out = side === "left" ? -1 : 1;
    return marks(`leg-${side}`, [
      {
        piece: `thigh_${side}`,
        x: side === "left" ? -146 : 168,
        y: side === "left" ? -232 : -188,
        text: side === "left" ? "TORQAL" : "KILO7",
        size: 17,
        colour: "leg",
      },
      ...(side === "left"
        ? [{ piece: "thigh_left", x: -146, y: -206, text: "NORRVIK", size: 17, colour: "leg" }]
        : []),
      {
        piece: `shin_${side}`,
        // As small, and on the right as far inside, as both ends are seen over a boot.
        x: side === "left" ? -106 : 131,
        y: 222,
        text: "HEXLUBE",
        size: 12,
        colour: "mark2",
      },
      {
        piece: `back_leg_${side}`,
        x: out * -150,
        y: -206,
        text: "DUNEWERK",
        size: 17,
        colour: "leg",
      },
      {
        piece: `back_leg_${side}`,
        // As small and as far out as both ends are seen on a man and on a child.
        x: out * -160,
        y: 40,
        text: "ZANDVAST",
        size: 15.5,
        colour: "mark2",
      },
    ]);
  }),
];

export const fullHouse: Kit = {
  id: "full-house",
  name: "Full House",
  zones: ["base", "shade", "plate", "accent"],
  shapes: {
    top: [
      { zone: "shade", field: shieldShade },
      { zone: "plate", field: any(board, but(shield, arms)) },
      { zone: "accent", field: any(shieldEdge, armEdge) },
      { zone: "base", field: arms },
      { zone: "accent", field: hoop(548, 800) },
    ],
    legs: [
      { zone: "plate", field: legPoint(-900, 0) },
      { zone: "accent", field: legPoint(0, 12) },
      { zone: "shade", field: legPoint(24, 60) },
    ],
    hands: [
      { zone: "plate", field: vee(-60, 30, 0, 900) },
      { zone: "accent", field: vee(-60, 30, -6, 0) },
    ],
  },
  lettering: { ...letters, legs: [...letters.legs, ...low] },
  ways: [
    works("red", "#d3151f", "#ffffff", "#15171b", "#a30f18", ["#15171b", "#ffffff", "#15171b"]),
    works("royal", "#1450c4", "#ffffff", "#0c1730", "#0d3a94", ["#0c1730", "#ffffff", "#0c1730"]),
    works("orange", "#f26a12", "#15171b", "#ffffff", "#c9520a", ["#ffffff", "#15171b", "#f26a12"]),
    works("green", "#3fae2a", "#15181a", "#ffffff", "#2c8a1a", ["#ffffff", "#15181a", "#3fae2a"]),
    works("yellow", "#f7d40f", "#ffffff", "#1a3f94", "#e0b400", ["#1a3f94", "#ffffff", "#1a3f94"]),
    works("black", "#17191d", "#ffffff", "#d3151f", "#2b2e35", ["#d3151f", "#ffffff", "#17191d"]),
  ],
};
