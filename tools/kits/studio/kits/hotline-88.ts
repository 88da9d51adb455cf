import { all, beyond, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Eighties: one dark arm, and a fan of bars across the body that narrow as they go. */
const across = beyond(0, 430, 56);
const between = (field: Field, from: number, to: number): Field =>
  all(
    (s) => field(s) - from,
    (s) => to - field(s),
  );
const bar = (from: number, to: number) => between(across, from, to);
const legAcross = beyond(160, 60, 56);
const legBar = (from: number, to: number) => between(legAcross, from, to);
const handAcross = beyond(0, -84, -116);
const handBar = (from: number, to: number) => between(handAcross, from, to);

const call = (
  id: string,
  ground: readonly [string, string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, block, accent, accent2, stripe] = ground;
  return painted(
    id,
    { base, block, accent, accent2, stripe },
    { number: num, name: base, chest: base, low: base, sleeve: block, leg: base },
    cloth,
  );
};

const letters = lettered({
  clear: { "mark-back": 1 },
  number: "88",
  name: "MORETTI",
  numberFont: "kanit-black-italic",
  nameFont: "kanit-black-italic",
  chest: "HEXLUBE",
  markFont: "kanit-black-italic",
  sponsors: ["DUNEWERK", "TORQAL", "TORQAL"],
  back: [342, 186],
  outlines: [10, 6],
  nameSize: 38,
  nameAt: 128,
  nameRim: 5,
  chestAt: [0, 190, 38],
  chestNumber: [0, 380, 124],
  sleeveAt: 200,
  backMarkAt: 508,
  thigh: [180, -226],
});
/** The left arm is of the ground, the right one of the block; the back's sponsor keeps clear of a large number. */
const top = letters.top.map((text) => {
  if (text.slot === "mark-back") return { ...text, size: 20, place: 22 };
  return text.slot.startsWith("mark-sleeve-left") ? { ...text, colour: "mark" } : text;
});

export const hotline: Kit = {
  id: "hotline-88",
  name: "Hotline 88",
  zones: ["base", "block", "accent", "accent2", "stripe"],
  shapes: {
    top: [
      { zone: "block", field: (s) => -384 - across(s) },
      { zone: "accent", field: bar(-384, -368) },
      { zone: "accent2", field: bar(-358, -350) },
      { zone: "accent", field: bar(132, 190) },
      { zone: "accent2", field: bar(202, 246) },
      { zone: "stripe", field: bar(258, 290) },
      { zone: "accent", field: bar(302, 322) },
      { zone: "accent2", field: bar(334, 344) },
    ],
    legs: [
      { zone: "accent", field: legBar(0, 46) },
      { zone: "accent2", field: legBar(56, 90) },
      { zone: "stripe", field: legBar(100, 124) },
      { zone: "block", field: (s) => legAcross(s) - 136 },
    ],
    hands: [
      { zone: "accent", field: handBar(0, 12) },
      { zone: "accent2", field: handBar(15, 23) },
      { zone: "block", field: (s) => handAcross(s) - 26 },
    ],
  },
  lettering: { ...letters, top },
  ways: [
    call(
      "snow",
      ["#f5f4ef", "#1b2a6b", "#e4233b", "#f7b21b", "#1fa0d8"],
      ["#1b2a6b", "#ffffff", "#e4233b"],
      "#141f52",
    ),
    call(
      "cherry",
      ["#d3182c", "#14161c", "#ffffff", "#f6c11c", "#14161c"],
      ["#ffffff", "#14161c", "#f6c11c"],
      "#14161c",
    ),
    call(
      "canary",
      ["#fbd51e", "#16181d", "#e02a1f", "#ffffff", "#1f4fb0"],
      ["#16181d", "#ffffff", "#e02a1f"],
      "#16181d",
    ),
    call(
      "neon-night",
      ["#15161c", "#2a2c36", "#ff3ea5", "#27d3e0", "#f3f03a"],
      ["#ffffff", "#15161c", "#ff3ea5"],
      "#101116",
    ),
    call(
      "royal",
      ["#1746b0", "#0b1d52", "#ffffff", "#ff7a1a", "#ffd21c"],
      ["#ffffff", "#0b1d52", "#ff7a1a"],
      "#0b1d52",
    ),
    call(
      "mint-and-plum",
      ["#d6f0e2", "#4a1d5e", "#c2317f", "#2f9e8a", "#f29a38"],
      ["#4a1d5e", "#ffffff", "#c2317f"],
      "#3a164b",
    ),
  ],
};
