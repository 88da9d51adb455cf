import { all, any, beyond, on, raglan, star, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Kids: stars that draw a tail, the chest's number in the largest of them. */
const chest = on("front", star(0, 440, 150));
const chestRim = on("front", star(0, 440, 172));

/** A star at (x, y) and the three rays of its tail, up and out. */
const tail = (x: number, y: number, r: number, turn: number, ray: number): Field => {
  const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (s) => {
    const [u, v] = [(s.x - x) * c + (s.y - y) * n, (s.y - y) * c - (s.x - x) * n];
    const long = ray === 0 ? 3.4 : 2.5;
    return Math.min(
      r * 0.13 * (1.25 - u / (r * long * 1.4)) - Math.abs(v - ray * r * 0.42),
      u - r * 0.3,
      r * long - u,
    );
  };
};
const tails = (x: number, y: number, r: number, turn: number): Field =>
  any(tail(x, y, r, turn, -1), tail(x, y, r, turn, 0), tail(x, y, r, turn, 1));
const small = any(
  on("back", any(star(-110, 610, 46, 12), star(126, 664, 34, -10))),
  on("front", star(-118, 660, 36, 12)),
);
const trails = any(
  on("back", any(tails(-110, 610, 46, -164), tails(126, 664, 34, -20))),
  on("front", tails(-118, 660, 36, -20)),
);
const yoke = raglan(30);
const shine = all(raglan(20), (s) => -raglan(30)(s));
const legStar = star(150, 300, 56, 14);
const legTrail = tails(150, 300, 56, -96);
const handStar = star(0, -56, 12, 8);
const tips = beyond(0, -92, -90);

const sky = (
  id: string,
  ground: readonly [string, string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, yoke, line, accent, accent2] = ground;
  return painted(
    id,
    { base, yoke, line, accent, accent2 },
    { number: num, name: base, chest: base, low: base, sleeve: yoke, leg: base },
    cloth,
  );
};

export const comet: Kit = {
  id: "comet",
  name: "Comet",
  zones: ["base", "yoke", "line", "accent", "accent2"],
  shapes: {
    top: [
      { zone: "yoke", field: yoke },
      { zone: "line", field: shine },
      { zone: "accent2", field: trails },
      { zone: "accent2", field: chestRim, emblem: true },
      { zone: "accent", field: chest, emblem: true },
      { zone: "accent", field: small },
    ],
    legs: [
      { zone: "accent2", field: legTrail },
      { zone: "accent", field: legStar },
    ],
    hands: [
      { zone: "yoke", field: tips },
      { zone: "accent", field: handStar },
    ],
  },
  // A tail ends within 3 mm of the knee panel's lower seam.
  clear: { legs: [{ zone: "accent2", x: 130, y: 111 }] },
  lettering: lettered({
    clear: { "name-back": 4 },
    number: "7",
    name: "FENNA",
    numberFont: "bowlby-one",
    nameFont: "bowlby-one",
    chest: "KILO7",
    markFont: "bowlby-one",
    sponsors: ["HEXLUBE", "TORQAL", "TORQAL"],
    back: [358, 188],
    outlines: [10, 6],
    nameSize: 38,
    nameAt: 126,
    chestAt: [0, 204, 40],
    chestNumber: [0, 452, 84],
    sleeveAt: 330,
    backMarkAt: 534,
    thighMark: [145, -226, 20],
    backLeg: [176, -124, 90, 30],
  }),
  ways: [
    sky(
      "space",
      ["#1b1f4b", "#3a2f8f", "#ffffff", "#ffc91f", "#ff5fa2"],
      ["#ffffff", "#12163a", "#ff5fa2"],
      "#12163a",
    ),
    sky(
      "sunshine",
      ["#ffd533", "#1f6fe0", "#ffffff", "#e8332b", "#1a3f8c"],
      ["#ffffff", "#1a3f8c", "#ef3e36"],
      "#1a3f8c",
    ),
    sky(
      "bubblegum",
      ["#ffd3e6", "#e6498f", "#ffffff", "#7a3fd0", "#e6498f"],
      ["#ffffff", "#5a249e", "#e6498f"],
      "#5a249e",
    ),
    sky(
      "jungle",
      ["#e9f5d8", "#2f9e4a", "#f7c21f", "#f26a1f", "#237a38"],
      ["#14502a", "#ffffff", "#f26a1f"],
      "#14502a",
    ),
    sky(
      "rocket",
      ["#f4f4f1", "#d81f2a", "#16181d", "#1f4fb5", "#f7b71f"],
      ["#d81f2a", "#ffffff", "#16181d"],
      "#16181d",
    ),
    sky(
      "lagoon",
      ["#bdeef0", "#0e7c9c", "#ffffff", "#ff7a4d", "#0b5f78"],
      ["#0b4a60", "#ffffff", "#ff7a4d"],
      "#0b4a60",
    ),
  ],
};
