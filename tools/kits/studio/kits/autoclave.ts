import { all, any, band, beyond, hoop, type Field } from "../field.ts";
import { carbon } from "../fills.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Factory: woven carbon below one slash from hip to arm, a hot stripe along it, one arm woven to the cuff; sponsors in rows above. */
const lean = -27;
const slash = (from: number, to: number): Field => band(0, 486, lean, from, to);
const shell = slash(0, 4000);
const warp = carbon(22, 1.2, 45 + lean, "down");
const weft = carbon(22, 1.2, 45 + lean, "across");
const rightCuff: Field = all(hoop(470, 800), (s) => (s.side === "right" ? 900 : -900));
const rightRing: Field = all(hoop(440, 452), (s) => (s.side === "right" ? 900 : -900));
const legSlash = (from: number, to: number): Field => band(180, -150, lean, from, to);
const legShell = legSlash(0, 4000);
const handShell: Field = beyond(0, -66, -68);

const marks = (
  colour: string,
  stands: readonly (readonly [string, string, number, number, string, number])[],
): Lettering[] =>
  stands.map(([slot, piece, x, y, text, size]) => ({
    slot,
    piece,
    x,
    y,
    text,
    font: "saira-black",
    size,
    colour,
  }));

const works = (
  id: string,
  base: string,
  weave: readonly [string, string, string],
  accent: string,
  line: string,
  num: readonly [string, string, string],
) =>
  painted(
    id,
    { base, block: weave[0], pattern2: weave[1], pattern: weave[2], accent, line },
    { number: num, name: base, chest: base, low: weave[0], sleeve: weave[0], leg: base },
    weave[0],
  );
const black = ["#0b0d10", "#1b1e23", "#3c434c"] as const;

/** The right arm is plain; the chest number stands in the weave, without a ring. */
function own(text: Lettering): Lettering {
  if (text.piece === "sleeve_right") return { ...text, y: 250, colour: "mark" };
  if (text.slot !== "number-chest") return text;
  const { outlines: _, ...bare } = text;
  return { ...bare, colour: "mark3" };
}
const letters = lettered({
  clear: { "mark-chest-3": 1, "mark-chest-4": 1 },
  number: "33",
  name: "HOLT",
  numberFont: "saira-black-italic",
  nameFont: "saira-black-italic",
  chest: "KILO7",
  sponsors: ["TORQAL", "NORRVIK", "HEXLUBE"],
  back: [392, 220],
  nameSize: 44,
  nameAt: 130,
  outlines: [11, 5],
  chestAt: [0, 170, 46],
  chestNumber: [70, 600, 110],
  sleeveAt: 400,
  backMarkAt: 606,
  thigh: [182, -230, 60],
  thighMark: [152, -230, 20],
  backLeg: [166, -237],
  more: [
    ...marks("mark", [
      ["mark-chest-2", "front", -70, 262, "TORQAL", 19],
      ["mark-chest-3", "front", 70, 262, "HEXLUBE", 19],
      ["mark-chest-4", "front", 0, 308, "DUNEWERK", 24],
    ]),
    ...marks("mark2", [
      ["mark-back-2", "back", -78, 656, "KILO7", 17],
      ["mark-back-3", "back", 78, 656, "HEXLUBE", 17],
    ]),
  ],
});

export const autoclave: Kit = {
  id: "autoclave",
  name: "Autoclave",
  zones: ["base", "accent", "block", "pattern2", "pattern", "line"],
  shapes: {
    top: [
      { zone: "block", field: shell },
      { zone: "pattern2", field: all(weft, shell) },
      { zone: "pattern", field: all(warp, shell) },
      { zone: "accent", field: any(slash(-44, 0), rightCuff) },
      { zone: "line", field: any(slash(-70, -58), rightRing) },
    ],
    legs: [
      { zone: "block", field: legShell },
      { zone: "pattern2", field: all(weft, legShell) },
      { zone: "pattern", field: all(warp, legShell) },
      { zone: "accent", field: legSlash(-30, 0) },
      { zone: "line", field: legSlash(-50, -40) },
    ],
    hands: [
      { zone: "block", field: handShell },
      { zone: "pattern2", field: all(scaled(weft, 0.32), handShell) },
      { zone: "pattern", field: all(scaled(warp, 0.32), handShell) },
      {
        zone: "accent",
        field: all(
          (s) => handShell(s) + 9,
          (s) => -handShell(s),
        ),
      },
    ],
  },
  lettering: { ...letters, top: letters.top.map(own) },
  // A corner of the weave just reaches over the knee panel's lower seam.
  clear: { legs: [{ zone: "pattern2", x: 127, y: 112 }] },
  ways: [
    works("orange", "#f4f4f1", black, "#f26a12", "#f26a12", ["#15171b", "#ffffff", "#f26a12"]),
    works("red", "#d3151f", black, "#ffffff", "#ffffff", ["#ffffff", "#15171b", "#ffffff"]),
    works("royal", "#1450c4", black, "#ffd21a", "#ffd21a", ["#ffffff", "#0c1730", "#ffd21a"]),
    works("lime", "#15171b", black, "#c6f02c", "#c6f02c", ["#c6f02c", "#15171b", "#c6f02c"]),
    works("teal", "#0c8f8a", black, "#f4f4f1", "#f4f4f1", ["#ffffff", "#0a2f30", "#f4f4f1"]),
    works("yellow", "#f7d40f", black, "#d3151f", "#15171b", ["#15171b", "#ffffff", "#d3151f"]),
  ],
};
