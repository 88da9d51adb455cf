import { all, any, beyond, but, grown, hoop, on, vee } from "../field.ts";
import { camo } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Enduro: brushed camouflage below a plain yoke that falls to a blunt V. */
const patch = camo({ seed: 41, long: 190, wide: 74, angle: -24, more: -0.02 });
const speck = camo({ seed: 77, long: 150, wide: 60, angle: -24, more: -0.17 });
/** Deeper before the chest, where the sponsor stands below a V neck too; at the sides it meets the back. */
const yoke = any(vee(262, 12, -900, 0), on("front", vee(330, 22.9, -900, 0)));
const piping = but(grown(yoke, 9), yoke);
const legYoke = beyond(0, -182, -90);

const wild = (
  id: string,
  base: string,
  pattern: string,
  pattern2: string,
  yokeInk: string,
  line: string,
) =>
  painted(
    id,
    { base, pattern, pattern2, yoke: yokeInk, line },
    {
      number: ["#ffffff", "#14161b", line],
      name: yokeInk,
      chest: yokeInk,
      low: pattern,
      sleeve: yokeInk,
      leg: yokeInk,
    },
    "#17191a",
  );

export const thicket: Kit = {
  id: "thicket",
  name: "Thicket",
  zones: ["base", "pattern", "pattern2", "yoke", "line"],
  shapes: {
    top: [
      { zone: "pattern", field: patch },
      { zone: "pattern2", field: speck },
      { zone: "yoke", field: yoke },
      { zone: "line", field: piping },
      { zone: "yoke", field: hoop(470, 640) },
      { zone: "line", field: hoop(458, 467) },
    ],
    legs: [
      { zone: "pattern", field: patch },
      { zone: "pattern2", field: speck },
      { zone: "yoke", field: legYoke },
      { zone: "line", field: all(beyond(0, -182, 90), beyond(0, -173, -90)) },
    ],
    hands: [
      { zone: "pattern", field: scaled(patch, 0.32) },
      { zone: "pattern2", field: scaled(speck, 0.32) },
      { zone: "yoke", field: beyond(0, -42, 90) },
      { zone: "line", field: all(beyond(0, -46, 90), beyond(0, -42, -90)) },
    ],
  },
  lettering: lettered({
    clear: { "mark-sleeve": 2, "mark-chest": 3 },
    number: "217",
    name: "HAVERKAMP",
    numberFont: "sofia-sans-extra-condensed-black",
    nameFont: "barlow-condensed-black",
    chest: "DUNEWERK",
    markFont: "barlow-condensed-black",
    sponsors: ["TORQAL", "HEXLUBE", "KILO7"],
    back: [400, 235],
    nameSize: 48,
    chestAt: [0, 166, 25],
    chestNumber: [0, 412, 110],
    sleeveAt: 526,
    thigh: [165, -234, 60],
    backLeg: [160, -237],
  }),
  ways: [
    wild("forest", "#3c4a2c", "#28331f", "#6b7448", "#14171a", "#ff6a13"),
    wild("dune", "#c8b08a", "#a38a62", "#6e5b40", "#2a231b", "#f2efe6"),
    wild("tundra", "#dfe3e4", "#b4bcc0", "#7c868c", "#1b2126", "#e4322b"),
    wild("harbour", "#1d3a66", "#122748", "#3f659b", "#0b1424", "#ffd21f"),
    wild("ember", "#5a1d18", "#38110f", "#a83a24", "#151012", "#ffb300"),
    wild("orchid", "#6a3d7c", "#482757", "#b17fbf", "#1a1220", "#f6e9f5"),
  ],
};
