import { all, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Minimal: one curve from cuff to cuff below the chest, a hair line above it, and a number that is nothing but its outline. */
const hull: Field = (s) => (s.y - 640 + ((s.x - 40) / 29) ** 2) * 0.72;
const hair: Field = all(
  (s) => hull(s) + 22,
  (s) => -hull(s) - 15,
);
const legHull: Field = (s) => (s.y - 60 + ((s.x - 60) / 11) ** 2) * 0.6;
const legHair: Field = all(
  (s) => legHull(s) + 18,
  (s) => -legHull(s) - 12,
);
const handHull: Field = (s) => s.y + 60 + (s.x / 6.5) ** 2;

const still = (id: string, base: string, tone: string, line: string, edge: string, cloth: string) =>
  painted(
    id,
    { base, tone, line },
    {
      number: [base, edge, line],
      name: base,
      chest: base,
      low: tone,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const keel: Kit = {
  id: "keel",
  name: "Keel",
  zones: ["base", "tone", "line"],
  shapes: {
    top: [
      { zone: "tone", field: hull },
      { zone: "line", field: hair },
    ],
    legs: [
      { zone: "tone", field: legHull },
      { zone: "line", field: legHair },
    ],
    hands: [
      { zone: "tone", field: handHull },
      {
        zone: "line",
        field: all(
          (s) => handHull(s) + 6,
          (s) => -handHull(s) - 3.6,
        ),
      },
    ],
  },
  lettering: lettered({
    number: "10",
    name: "THOMSEN",
    numberFont: "exo-2-black-italic",
    nameFont: "exo-2-black-italic",
    chest: "KILO7",
    markFont: "exo-2-black-italic",
    sponsors: ["KILO7", "NORRVIK", "NORRVIK"],
    back: [370, 230],
    nameSize: 34,
    nameAt: 116,
    outlines: [9, 0],
    rings: 1,
    chestAt: [96, 190, 30],
    chestNumber: [-96, 470, 76],
    sleeveAt: 250,
    backMarkAt: 700,
    thighMark: [145, -226, 20],
  }),
  ways: [
    still("graphite", "#2b2f36", "#191c21", "#c9f03a", "#f4f4f0", "#15171b"),
    still("paper", "#f3f1ec", "#d9d5ca", "#e5481d", "#1a1c20", "#1a1c20"),
    still("harbour", "#1b4a72", "#0f2d49", "#ffb524", "#ffffff", "#0c2136"),
    still("clay", "#d08a62", "#b9693f", "#f6e6d2", "#3a1c10", "#3a1c10"),
    still("sage", "#a9b8a0", "#7d9077", "#f7f4ea", "#1d2a20", "#26332a"),
    still("burgundy", "#6a1a2c", "#430e1b", "#f0b9a0", "#ffffff", "#2b0912"),
  ],
};
