import { all, any, band, beyond, box, hoop, on, type Field } from "../field.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** National: an order's ribbon of three colours from shoulder to hip, the sponsor along its middle, the same three round one arm. */
const steep = 42;
const ribbon = (from: number, to: number): Field =>
  all(band(0, 396, steep, from, to), (s) => (s.part === "sleeve" ? 231 - Math.abs(s.x) + 90 : 900));
const armOf =
  (side: "left" | "right", field: Field): Field =>
  (s) =>
    s.side === side ? field(s) : -1000;
const cuff = (from: number, to: number) => armOf("left", hoop(from, to));
const plate = on("back", box(-186, 262, 186, 516, 30));
const rim = on("back", box(-197, 251, 197, 527, 40));
const legBand = (from: number, to: number) => band(180, -150, -32, from, to);
const handBand = (from: number, to: number) => band(0, -84, -24, from, to);

const nation = (
  id: string,
  base: string,
  sash: readonly [string, string, string],
  plateInk: string,
  digit: string,
  cloth: string,
) =>
  painted(
    id,
    { base, accent: sash[0], line: sash[1], accent2: sash[2], plate: plateInk },
    {
      number: [digit, plateInk, sash[0]],
      name: base,
      chest: sash[1],
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

/** The sponsor runs down the ribbon, the name stands clear of it; the chest number is plain on the ground. */
function placed(text: Lettering): Lettering {
  if (text.slot === "mark-chest") return { ...text, turn: steep };
  if (text.slot === "name-back") return { ...text, x: -40 };
  if (text.slot === "mark-back") return { ...text, x: 50 };
  if (text.slot !== "number-chest") return text;
  const { outlines: _, ...plain } = text;
  return { ...plain, colour: "name" };
}
const letters = lettered({
  clear: { "number-back": 6, "name-back": 4, "mark-chest": 4, "mark-thigh": 2 },
  number: "7",
  name: "OKAFOR",
  numberFont: "saira-extra-condensed-black",
  nameFont: "saira-extra-condensed-black",
  chest: "DUNEWERK",
  markFont: "saira-black",
  sponsors: ["NORRVIK", "TORQAL", "KILO7"],
  back: [389, 200],
  plates: { back: [324, 214], shirt: [324, 190] },
  rings: 0,
  nameSize: 58,
  nameAt: 128,
  chestAt: [0, 396, 40],
  chestNumber: [-128, 596, 120],
  sleeveAt: 240,
  backMarkAt: 650,
  thigh: [184, -238, 56],
  thighMark: [146, -239, 17],
  backLeg: [178, -239],
});

export const cordon: Kit = {
  id: "cordon",
  name: "Cordon",
  zones: ["base", "accent", "accent2", "line", "plate"],
  shapes: {
    top: [
      { zone: "accent", field: any(ribbon(-118, -38), cuff(380, 422)) },
      { zone: "line", field: any(ribbon(-38, 38), cuff(422, 464)) },
      { zone: "accent2", field: any(ribbon(38, 118), cuff(464, 506)) },
      { zone: "line", field: rim },
      { zone: "plate", field: plate },
    ],
    legs: [
      { zone: "accent", field: legBand(-66, -22) },
      { zone: "line", field: legBand(-22, 22) },
      { zone: "accent2", field: legBand(22, 66) },
    ],
    hands: [
      { zone: "accent", field: handBand(-21, -7) },
      { zone: "line", field: handBand(-7, 7) },
      { zone: "accent2", field: handBand(7, 21) },
      { zone: "accent", field: beyond(0, -146, -90) },
    ],
  },
  lettering: { ...letters, top: letters.top.map(placed) },
  ways: [
    nation(
      "blue-white-red",
      "#14296b",
      ["#2f7fe0", "#ffffff", "#d9232e"],
      "#ffffff",
      "#14296b",
      "#0d1b45",
    ),
    nation("orange", "#f36b10", ["#c81e2c", "#ffffff", "#1c3f94"], "#ffffff", "#1c3f94", "#15233f"),
    nation(
      "black-red-gold",
      "#f5f5f2",
      ["#17181b", "#cf1f2b", "#f6c315"],
      "#17181b",
      "#ffffff",
      "#17181b",
    ),
    nation("azure", "#1559b5", ["#0b8a4b", "#ffffff", "#d4232f"], "#ffffff", "#0f3f85", "#0d2f63"),
    nation(
      "gold-green",
      "#f8cf17",
      ["#0b7a40", "#ffffff", "#1a4aa0"],
      "#0b7a40",
      "#ffffff",
      "#0a4a2a",
    ),
    nation(
      "red-white",
      "#c4182a",
      ["#ffffff", "#7d0d1b", "#ffffff"],
      "#ffffff",
      "#a01424",
      "#4a0a12",
    ),
  ],
};
