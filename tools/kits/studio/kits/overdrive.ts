import { all, any, but, corners, grown, hoop, raglan, vee, type Field } from "../field.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Factory: dark sleeves set off by a line, daggers in from both flanks, and room for five sponsors. */
const mirrored =
  (field: Field): Field =>
  (s) =>
    field({ ...s, x: Math.abs(s.x) });
const edge = all(raglan(-16), (s) => 8 - raglan(-16)(s));
const dagger = mirrored(
  corners([150, 470], [400, 380], [400, 900], [262, 900], [236, 640], [212, 690]),
);
const blade = mirrored(corners([112, 420], [330, 330], [330, 392], [200, 452]));
const spark = mirrored(corners([176, 700], [330, 560], [330, 612], [205, 790]));
const legDagger = corners([92, -300], [330, -470], [330, -60], [205, -180]);
const legBlade = corners([128, -212], [205, -156], [330, -36], [330, 10], [190, -108]);
const shin = corners([110, 190], [330, 80], [330, 420], [216, 330]);

const sponsor = (slot: string, piece: string, x: number, y: number, text: string): Lettering => ({
  slot,
  piece,
  x,
  y,
  text,
  font: "saira-black",
  size: 16,
  colour: "mark",
});

const works = (
  id: string,
  base: string,
  block: string,
  accent: string,
  line: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, block, accent, line },
    {
      number: num,
      name: block,
      chest: base,
      low: base,
      sleeve: block,
      leg: base,
    },
    block,
  );

export const overdrive: Kit = {
  id: "overdrive",
  name: "Overdrive",
  zones: ["base", "block", "accent", "line"],
  shapes: {
    top: [
      { zone: "block", field: dagger },
      { zone: "accent", field: any(blade, but(spark, grown(dagger, -400))) },
      { zone: "line", field: edge },
      { zone: "block", field: raglan() },
      { zone: "accent", field: hoop(392, 470) },
      { zone: "line", field: hoop(480, 488) },
    ],
    legs: [
      { zone: "block", field: legDagger },
      { zone: "accent", field: legBlade },
      { zone: "block", field: shin },
    ],
    hands: [
      { zone: "block", field: vee(-60, 32, -900, 0) },
      { zone: "accent", field: vee(-54, 32, 0, 8) },
    ],
  },
  lettering: lettered({
    clear: { "mark-back-leg": 2 },
    number: "31",
    name: "KAMPMANN",
    numberFont: "kanit-black-italic",
    nameFont: "kanit-black-italic",
    chest: "NORRVIK",
    markFont: "kanit-black-italic",
    sponsors: ["TORQAL", "HEXLUBE", "KILO7"],
    back: [388, 230],
    nameSize: 34,
    nameAt: 122,
    nameRim: 6,
    outlines: [11, 6],
    chestAt: [0, 170, 36],
    chestNumber: [0, 560, 100],
    sleeveAt: 250,
    backMarkAt: 610,
    backLeg: [188, -234],
    thigh: [190, -226, 60],
    thighMark: [161, -229, 16],
    more: [
      sponsor("mark-chest-2", "front", -66, 254, "KILO7"),
      sponsor("mark-chest-3", "front", 66, 254, "HEXLUBE"),
      sponsor("mark-chest-4", "front", 0, 300, "TORQAL"),
      sponsor("mark-back-2", "back", -82, 664, "KILO7"),
      sponsor("mark-back-3", "back", 82, 664, "HEXLUBE"),
    ],
  }),
  ways: [
    works("orange", "#f26a12", "#15171b", "#ffffff", "#ffffff", ["#ffffff", "#15171b", "#f26a12"]),
    works("royal", "#1450c4", "#0c1730", "#ffffff", "#ffd21a", ["#ffffff", "#0c1730", "#ffd21a"]),
    works("green", "#3fae2a", "#14181a", "#ffffff", "#d9f23c", ["#ffffff", "#14181a", "#ffffff"]),
    works("red", "#d4151f", "#1a1013", "#ffffff", "#ffffff", ["#ffffff", "#1a1013", "#ffffff"]),
    works("yellow", "#f7d40f", "#15171b", "#1f5fd0", "#ffffff", ["#ffffff", "#15171b", "#1f5fd0"]),
    works("white", "#f4f4f1", "#15171b", "#e2231a", "#e2231a", ["#ffffff", "#15171b", "#e2231a"]),
  ],
};
