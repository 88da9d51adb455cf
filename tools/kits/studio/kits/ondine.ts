import { all, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Women's line: one current that runs from the right cuff round the hip, and comes back over the left shoulder. */
const current: Field = (s) =>
  (s.y - 600 - s.x * 0.4 - 34 * Math.sin((s.x + s.y * 0.3) / 110)) * 0.86;
const between = (field: Field, from: number, to: number): Field =>
  all(
    (s) => field(s) - from,
    (s) => to - field(s),
  );
const swell = (from: number, to: number) => between(current, from, to);
const legCurrent: Field = (s) =>
  (s.y - 70 - s.x * 0.5 - 26 * Math.sin((s.x + s.y * 0.3) / 70)) * 0.84;
const legSwell = (from: number, to: number) => between(legCurrent, from, to);
const handCurrent: Field = (s) => (-s.y - 84 + s.x * 0.35 + 5 * Math.sin(s.x / 13)) * 0.9;
const handSwell = (from: number, to: number) => between(handCurrent, from, to);

const tide = (
  id: string,
  ground: readonly [string, string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, tone, accent, accent2, line] = ground;
  return painted(
    id,
    { base, tone, accent, accent2, line },
    { number: num, name: base, chest: base, low: base, sleeve: base, leg: base },
    cloth,
  );
};

export const ondine: Kit = {
  id: "ondine",
  name: "Ondine",
  zones: ["base", "tone", "accent", "accent2", "line"],
  shapes: {
    top: [
      { zone: "tone", field: swell(96, 900) },
      { zone: "accent", field: swell(0, 40) },
      { zone: "accent2", field: swell(52, 78) },
      { zone: "line", field: swell(86, 96) },
      { zone: "tone", field: (s) => -556 - current(s) },
      { zone: "accent", field: swell(-556, -538) },
      { zone: "line", field: swell(-530, -524) },
    ],
    legs: [
      { zone: "tone", field: legSwell(72, 900) },
      { zone: "accent", field: legSwell(0, 32) },
      { zone: "accent2", field: legSwell(40, 60) },
      { zone: "line", field: legSwell(66, 72) },
    ],
    hands: [
      { zone: "tone", field: handSwell(24, 200) },
      { zone: "accent", field: handSwell(0, 13) },
      { zone: "accent2", field: handSwell(15, 21) },
      { zone: "line", field: handSwell(22, 25) },
    ],
  },
  lettering: lettered({
    number: "8",
    name: "JANSSON",
    numberFont: "racing-sans-one",
    nameFont: "racing-sans-one",
    chest: "TORQAL",
    markFont: "racing-sans-one",
    sponsors: ["HEXLUBE", "KILO7", "KILO7"],
    back: [356, 190],
    nameSize: 38,
    nameAt: 130,
    outlines: [9, 5],
    chestAt: [0, 210, 40],
    chestNumber: [0, 400, 116],
    sleeveAt: 250,
    backMarkAt: 512,
    thighMark: [142, -226, 20],
  }),
  ways: [
    tide(
      "lilac",
      ["#f4eef6", "#c9b2e0", "#7a4fb5", "#f2a0b5", "#4b2a7d"],
      ["#4b2a7d", "#ffffff", "#f2a0b5"],
      "#3a2160",
    ),
    tide(
      "midnight-coral",
      ["#151a33", "#26305a", "#ff6f61", "#ffb59e", "#ffffff"],
      ["#ffffff", "#151a33", "#ff6f61"],
      "#10142a",
    ),
    tide(
      "seafoam",
      ["#e6f4ee", "#9fd6c4", "#138a7d", "#f6c667", "#0c4a48"],
      ["#0c4a48", "#ffffff", "#f6c667"],
      "#0c3c3c",
    ),
    tide(
      "black-rose",
      ["#17171b", "#2b2a31", "#d9376e", "#f4a3bd", "#ffffff"],
      ["#ffffff", "#17171b", "#d9376e"],
      "#111114",
    ),
    tide(
      "apricot",
      ["#ffe9d6", "#ffc59b", "#e4572e", "#f5a742", "#7a2413"],
      ["#7a2413", "#ffffff", "#f5a742"],
      "#5c1c10",
    ),
    tide(
      "glacier",
      ["#eaf3fb", "#b7d6f0", "#1e63b8", "#59c3e6", "#0b2b5c"],
      ["#0b2b5c", "#ffffff", "#59c3e6"],
      "#0b2347",
    ),
  ],
};
