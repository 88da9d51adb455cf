import { all, any, band, beyond, but, hoop, vee, type Field } from "../field.ts";
import { halftone } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Factory: a broad blade from the right shoulder to the left hip, dots fading off its lower edge. */
const angle = 52;
const blade = band(40, 300, angle, -95, 60);
const under = band(40, 300, angle, 78, 92);
const dots = halftone(15, angle, (s) => {
  const far = -beyond(40, 300, angle + 90)(s) - 95;
  return far < 0 ? 0 : Math.max(0, 1.02 - far / 150);
});
const legBlade: Field = all(band(170, -250, -62, -60, 46), beyond(122, 0, 0));
const legLine: Field = all(band(170, -250, -62, 60, 71), beyond(82, 0, 0));
const shinBlade: Field = all(band(150, 250, 60, -46, 40), beyond(82, 0, 0));

const ride = (id: string, base: string, accent: string, tone: string, line: string) =>
  painted(
    id,
    { base, accent, tone, line },
    {
      number: ["#ffffff", "#14161b", accent],
      name: base,
      chest: accent,
      low: base,
      sleeve: base,
      leg: base,
      legnum: base,
    },
    base,
  );

export const ridgeline: Kit = {
  id: "ridgeline",
  name: "Ridgeline",
  zones: ["base", "accent", "tone", "line"],
  shapes: {
    top: [
      { zone: "tone", field: but(dots, blade) },
      { zone: "accent", field: blade },
      { zone: "line", field: under },
      { zone: "line", field: any(hoop(420, 428)) },
      { zone: "accent", field: hoop(440, 640) },
    ],
    legs: [
      { zone: "accent", field: any(legBlade, shinBlade) },
      { zone: "line", field: legLine },
    ],
    hands: [
      { zone: "accent", field: vee(-70, 40, 0, 26) },
      { zone: "line", field: vee(-34, 40, 0, 4) },
    ],
  },
  lettering: lettered({
    clear: { "name-back": 4, "number-hand": 1.2 },
    number: "38",
    name: "VERSTEEG",
    numberFont: "saira-black",
    nameFont: "saira-black",
    chest: "TORQAL",
    sponsors: ["NORRVIK", "KILO7", "HEXLUBE"],
    sleeveAt: 250,
    thigh: [186, -226],
    thighMark: [171, -226, 16],
    backLeg: [196, -236],
    chestNumber: [-120, 590, 84],
  }),
  ways: [
    ride("flame", "#14161b", "#d84305", "#2c3038", "#f4f2ec"),
    ride("cobalt", "#0c1a3a", "#1550c8", "#1c3160", "#ffd400"),
    ride("lime", "#17191c", "#4f7d00", "#2b2f33", "#c8f000"),
    ride("crimson", "#1b0f12", "#c31425", "#38191e", "#f4f2ec"),
    ride("azure", "#0b1526", "#0a5fc0", "#182a48", "#f4f2ec"),
    ride("violet", "#1a1230", "#6a2fc4", "#2c1f4e", "#ff7ac0"),
  ],
};
