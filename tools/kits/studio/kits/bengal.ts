import { all, any, band, beyond, box, but, hoop, type Field } from "../field.ts";
import { tiger } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";
import { noise } from "../noise.ts";

/** Stripes that come in from both sides and run out before the chest. */
const fur = tiger(12, 62, 0, 0.62);
const sides: Field = (s) => Math.abs(s.x) - 150 - s.y * 0.06 + noise(5, 0, s.y / 60) * 70;
const flank = all(fur, sides);
const collarBand = band(0, 214, 0, -900, -90);

const cat = (id: string, base: string, pattern: string, accent: string, cloth: string) =>
  painted(
    id,
    { base, pattern, accent },
    {
      number: [accent, "#ffffff", pattern],
      name: accent,
      chest: base,
      low: base,
      sleeve: accent,
      leg: base,
    },
    cloth,
  );

export const bengal: Kit = {
  id: "bengal",
  name: "Bengal",
  zones: ["base", "pattern", "accent"],
  shapes: {
    top: [
      { zone: "pattern", field: flank },
      { zone: "accent", field: any(collarBand, hoop(400, 700)) },
      { zone: "base", field: hoop(386, 400) },
    ],
    legs: [
      {
        zone: "pattern",
        field: all(fur, (s) => s.x - 158 + noise(6, 0, s.y / 60) * 60),
      },
      { zone: "accent", field: all(beyond(0, 300, 90), beyond(-100, 0, 0)) },
    ],
    hands: [
      {
        zone: "pattern",
        field: but(scaled(fur, 0.3), box(-28, -52, 40, -4, 8)),
      },
      { zone: "accent", field: beyond(0, -104, -90) },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 3, "name-back": 4, "mark-back-leg": 2, "mark-thigh": 2 },
    number: "9",
    name: "OKAFOR",
    numberFont: "russo-one",
    nameFont: "russo-one",
    chest: "ZANDVAST",
    markFont: "russo-one",
    sponsors: ["ZANDVAST", "KILO7", "NORRVIK"],
    back: [390, 250],
    nameAt: 86,
    nameSize: 34,
    chestAt: [0, 190, 34],
    chestNumber: [0, 560, 100],
    sleeveAt: 470,
    backLeg: [184, -237],
    thigh: [178, -226],
    thighMark: [157, -226, 15.5],
  }),
  ways: [
    cat("amber", "#f28a12", "#17140f", "#17140f", "#17140f"),
    cat("ivory", "#f2efe7", "#16181b", "#16181b", "#16181b"),
    cat("jade", "#12a086", "#06372f", "#06251f", "#0a1a17"),
    cat("glacier", "#8fd0ee", "#0d3f78", "#0b1d3a", "#0b1d3a"),
    cat("rose", "#f2567e", "#5c0a2c", "#2a0717", "#1c0a12"),
    cat("sulphur", "#e9e31c", "#23240c", "#1a1b12", "#1a1b12"),
  ],
};
