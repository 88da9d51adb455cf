import { all, any, but, disc, hoop, on, raglan, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Retro, seventies: stripes that follow the shoulder down the sleeve, and the number cut out of a round plate. */
const run = (from: number, to: number) => all(raglan(from), (s) => -raglan(to)(s));
const stripes = (zone: string, from: number, to: number) => ({
  zone,
  field: run(from, to),
});
const plates = any(on("back", disc(0, 402, 158)), on("front", disc(0, 452, 84)));
const rim = any(on("back", disc(0, 402, 172)), on("front", disc(0, 452, 94)));
const bow = (from: number, to: number): Field => {
  const out: Field = (s) => s.x - 214 + ((s.y - 40) / 46) ** 2 * 0.35;
  return all(
    (s) => out(s) + from,
    (s) => -out(s) - to,
  );
};

const city = (
  id: string,
  base: string,
  yoke: string,
  three: readonly [string, string, string],
  plate = yoke,
) =>
  painted(
    id,
    {
      base,
      yoke,
      accent: three[0],
      accent2: three[1],
      stripe: three[2],
      plate,
    },
    {
      number: [base, plate, three[0]],
      name: base,
      chest: base,
      low: base,
      sleeve: yoke,
      leg: base,
    },
    yoke,
  );

export const boulevard: Kit = {
  id: "boulevard-74",
  name: "Boulevard 74",
  zones: ["base", "yoke", "accent", "accent2", "stripe", "plate"],
  shapes: {
    top: [
      // Each reaches under the next, so that no ground shows between two.
      { zone: "yoke", field: raglan(70) },
      stripes("accent", 46, 74),
      stripes("accent2", 22, 50),
      stripes("stripe", 2, 26),
      { zone: "base", field: hoop(520, 800) },
      { zone: "accent", field: but(rim, (s) => plates(s) + 0), emblem: true },
      { zone: "plate", field: plates, emblem: true },
    ],
    legs: [
      { zone: "accent", field: bow(96, 64) },
      { zone: "accent2", field: bow(64, 32) },
      { zone: "stripe", field: bow(32, 0) },
      { zone: "yoke", field: bow(0, -400) },
    ],
    hands: [
      { zone: "yoke", field: (s) => -s.y - 96 + s.x * 0.5 },
      { zone: "accent", field: (s) => 8 - Math.abs(s.y + 88 - s.x * 0.5) },
      { zone: "accent2", field: (s) => 6 - Math.abs(s.y + 74 - s.x * 0.5) },
      { zone: "stripe", field: (s) => 4 - Math.abs(s.y + 64 - s.x * 0.5) },
    ],
  },
  lettering: lettered({
    clear: {
      "name-back": 4,
      "number-back": 6,
      "mark-thigh": 2,
      "number-thigh": 4,
      "mark-back-leg": 1,
    },
    number: "74",
    name: "SANDBERG",
    numberFont: "bowlby-one",
    nameFont: "racing-sans-one",
    chest: "DUNEWERK",
    markFont: "racing-sans-one",
    sponsors: ["ZANDVAST", "TORQAL", "TORQAL"],
    back: [402, 104],
    plates: { back: [256, 118], chest: [134, 72] },
    rings: 0,
    nameSize: 38,
    nameAt: 126,
    chestAt: [0, 236, 30],
    chestNumber: [0, 452, 60],
    sleeveAt: 330,
    backMarkAt: 640,
    thigh: [196, -226, 60],
    thighMark: [140, -226, 17],
    backLeg: [196, -235, 0, 15],
  }),
  ways: [
    city("cream", "#f4ead2", "#7a2216", ["#d8471f", "#f08a1d", "#f7c531"]),
    city("petrol", "#f3efe2", "#0d4552", ["#1b7f86", "#e8a020", "#d84a26"]),
    city("sky", "#bcdcee", "#12305e", ["#ffffff", "#e0342b", "#ffffff"]),
    city("sunflower", "#f6c519", "#2a1c12", ["#ffffff", "#d1361c", "#6b2d14"]),
    city("chocolate", "#4a2a1b", "#24140d", ["#f2e3c2", "#e88a26", "#c2461c"], "#f2e3c2"),
    city("mint", "#d3ead9", "#12513f", ["#2f9a72", "#f3c13a", "#e8683c"]),
  ],
  clear: { top: [{ zone: "stripe", x: -246, y: 234 }] },
};
