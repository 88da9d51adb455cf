import { all, any, beyond, raglan } from "../field.ts";
import { plates } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Enduro: ground that has cracked, on arms, hem and shins, behind one bright edge. */
const ground = any(raglan(10), beyond(0, 574, 80));
const rim = any(raglan(0), beyond(0, 564, 80));
const cracked = plates(11, 74, 6);
const legGround = beyond(0, 128, 78);
const legRim = beyond(0, 118, 78);
const legCracked = plates(23, 60, 5);
const fingers = beyond(0, -72, -90);

const dry = (
  id: string,
  ground: readonly [string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) => {
  const [base, accent, block, pattern] = ground;
  return painted(
    id,
    { base, accent, block, pattern },
    { number: num, name: base, chest: base, low: base, sleeve: pattern, leg: base },
    cloth,
  );
};

export const basalt: Kit = {
  id: "basalt",
  name: "Basalt",
  zones: ["base", "accent", "block", "pattern"],
  shapes: {
    top: [
      { zone: "accent", field: rim },
      { zone: "block", field: ground },
      { zone: "pattern", field: all(cracked, ground) },
    ],
    legs: [
      { zone: "accent", field: legRim },
      { zone: "block", field: legGround },
      { zone: "pattern", field: all(legCracked, legGround) },
    ],
    hands: [
      { zone: "accent", field: beyond(0, -68, -90) },
      { zone: "block", field: fingers },
      { zone: "pattern", field: all(scaled(cracked, 0.3), fingers) },
    ],
  },
  lettering: lettered({
    clear: { "mark-back": 3 },
    number: "73",
    name: "FERREIRA",
    numberFont: "chakra-petch-bold-italic",
    nameFont: "chakra-petch-bold-italic",
    chest: "DUNEWERK",
    markFont: "chakra-petch-bold-italic",
    sponsors: ["TORQAL", "ZANDVAST", "ZANDVAST"],
    back: [346, 184],
    outlines: [10, 5],
    nameSize: 36,
    nameAt: 126,
    nameRim: 5,
    chestAt: [0, 196, 32],
    chestNumber: [0, 400, 118],
    sleeveAt: 480,
    backMarkAt: 502,
    thighMark: [135, -226, 17],
    backLeg: [176, -124, 90, 30],
  }),
  ways: [
    dry(
      "ember",
      ["#232327", "#ff5a1f", "#0c0c0e", "#54545c"],
      ["#ffffff", "#0f0f11", "#ff5a1f"],
      "#121214",
    ),
    dry(
      "sand",
      ["#e9dcc0", "#8a3b1c", "#5a4630", "#b79a70"],
      ["#3a2a1a", "#ffffff", "#8a3b1c"],
      "#3a2a1a",
    ),
    dry(
      "lichen",
      ["#d7dec5", "#e0b21e", "#2f3d2a", "#6f8560"],
      ["#22301c", "#ffffff", "#e0b21e"],
      "#22301c",
    ),
    dry(
      "slate-blue",
      ["#dfe6ec", "#f0662a", "#22364a", "#557391"],
      ["#182838", "#ffffff", "#f0662a"],
      "#182838",
    ),
    dry(
      "clay-red",
      ["#f3ebe2", "#1c1c1f", "#5e1d14", "#b5472f"],
      ["#5e1d14", "#ffffff", "#b5472f"],
      "#3a120c",
    ),
    dry(
      "acid-grey",
      ["#4a4e55", "#d6f01e", "#1d1f23", "#33373d"],
      ["#ffffff", "#1d1f23", "#d6f01e"],
      "#17181b",
    ),
  ],
};
