import { all, any, beyond, hoop, on, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Minimal: a band and a hair line off the middle, over the shoulder and down the back; one cuff in their tone. */
const upright = (from: number, to: number): Field =>
  all(
    (s) => s.x - from,
    (s) => to - s.x,
    (s) => (s.part === "body" ? 1000 : -1000),
  );
const left =
  (field: Field): Field =>
  (s) =>
    s.side === "left" ? field(s) : -1000;
const thigh = all(beyond(0, -70, -90), beyond(152, 0, 0), beyond(186, 0, 180));
const thighLine = all(beyond(0, -70, -90), beyond(141, 0, 0), beyond(145, 0, 180));
const shin = beyond(0, 150, 90);
const shinLine = all(beyond(0, 132, 90), beyond(0, 137, -90));
const fingers = beyond(0, -92, -90);
const fingerLine = all(beyond(0, -88, -90), beyond(0, -90.4, 90));

const calm = (
  id: string,
  ground: readonly [string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, tone, line] = ground;
  return painted(
    id,
    { base, tone, line },
    { number: num, name: base, chest: base, low: base, sleeve: base, leg: base },
    cloth,
  );
};

export const meridian: Kit = {
  id: "meridian",
  name: "Meridian",
  zones: ["base", "tone", "line"],
  shapes: {
    top: [
      { zone: "tone", field: upright(166, 204) },
      { zone: "line", field: upright(212, 216) },
      { zone: "tone", field: left(hoop(420, 800)) },
      { zone: "line", field: left(hoop(408, 412)) },
    ],
    legs: [
      { zone: "tone", field: left(any(on("front", thigh), shin)) },
      { zone: "line", field: left(any(on("front", thighLine), shinLine)) },
    ],
    hands: [
      { zone: "tone", field: left(fingers) },
      { zone: "line", field: left(fingerLine) },
    ],
  },
  lettering: lettered({
    clear: { "name-back": 4 },
    number: "5",
    name: "AUGUSTIN",
    numberFont: "saira-black",
    nameFont: "saira-black",
    chest: "KILO7",
    markFont: "saira-black",
    sponsors: ["NORRVIK", "HEXLUBE", "HEXLUBE"],
    back: [372, 214],
    outlines: [6, 0],
    rings: 1,
    nameSize: 34,
    nameAt: 126,
    chestAt: [0, 190, 32],
    chestNumber: [-96, 520, 84],
    sleeveAt: 240,
    backMarkAt: 650,
    thighMark: [162, -226, 20],
    backLeg: [176, -124, 90, 30],
  }),
  ways: [
    calm("bone", ["#efeae0", "#1e2024", "#c8472b"], ["#1e2024", "#ffffff", "#c8472b"], "#1e2024"),
    calm("coal", ["#1c1e22", "#6d747e", "#f2f0ea"], ["#f2f0ea", "#1c1e22", "#6d747e"], "#15161a"),
    calm("pine", ["#1f4034", "#e8e2d0", "#d99a3c"], ["#e8e2d0", "#12271f", "#d99a3c"], "#12271f"),
    calm("ice", ["#dfe9ef", "#2c5f8a", "#12263a"], ["#12263a", "#ffffff", "#2c5f8a"], "#12263a"),
    calm("rust", ["#a8452a", "#f0d9bf", "#3a150c"], ["#fff6ea", "#3a150c", "#f0d9bf"], "#3a150c"),
    calm("plum", ["#3d2244", "#e3c7d6", "#f08a5d"], ["#ffffff", "#241329", "#f08a5d"], "#241329"),
  ],
};
