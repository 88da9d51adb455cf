import { all, any, band, box, but, grown, moved, on, type Field } from "../field.ts";
import { leopard } from "../fills.ts";
import { noise } from "../noise.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Women's line: an ocelot's coat on one shoulder and one hip, cut off by a long soft wave. */
const wave = (field: Field) => moved(field, (s) => [0, noise(3, s.x / 260, 0) * 60]);
const high = wave(band(-60, 190, 32, -900, 0));
const low = wave(band(60, 570, 32, 0, 900));
const coat = leopard(8, 58);
const edge = any(wave(band(-60, 190, 32, 0, 11)), wave(band(60, 570, 32, -11, 0)));
/** Where name and mark lie on the back. */
const quiet = on("back", any(box(-190, 84, 190, 164, 26), box(-110, 610, 110, 668, 24)));
const hip = wave(band(170, -330, -38, -900, 0));
const shin = wave(band(120, 260, 38, 0, 900));

const fur = (
  id: string,
  base: string,
  block: string,
  pattern: string,
  line: string,
  cloth: string,
) =>
  painted(
    id,
    { base, block, pattern, line },
    {
      number: ["#ffffff", cloth, line],
      name: block,
      chest: base,
      low: block,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const ocelot: Kit = {
  id: "ocelot",
  name: "Ocelot",
  zones: ["base", "block", "pattern", "line"],
  shapes: {
    top: [
      { zone: "block", field: any(high, low) },
      { zone: "pattern", field: but(all(coat, any(grown(high, -6), grown(low, -6))), quiet) },
      { zone: "line", field: edge },
    ],
    legs: [
      { zone: "block", field: any(hip, shin) },
      { zone: "pattern", field: all(coat, any(grown(hip, -6), grown(shin, -6))) },
      { zone: "line", field: wave(band(170, -330, -38, 0, 9)) },
    ],
    hands: [
      { zone: "block", field: band(0, -60, -30, -900, 0) },
      { zone: "pattern", field: all(scaled(coat, 0.42), band(0, -60, -30, -900, -3)) },
      { zone: "line", field: band(0, -60, -30, 0, 4) },
    ],
  },
  lettering: lettered({
    number: "21",
    name: "AMSINCK",
    numberFont: "kanit-black-italic",
    nameFont: "kanit-black-italic",
    chest: "NORRVIK",
    markFont: "kanit-black-italic",
    sponsors: ["KILO7", "TORQAL", "ZANDVAST"],
    back: [385, 220],
    nameSize: 38,
    chestAt: [0, 300, 38],
    chestNumber: [0, 430, 100],
    sleeveAt: 330,
    thigh: [128, -240, 0],
  }),
  ways: [
    fur("orchid", "#2a1236", "#e86ab5", "#2a1236", "#ffd1ec", "#1d0c26"),
    fur("sand", "#17181b", "#d9b27c", "#17181b", "#f4eee2", "#17181b"),
    fur("lagoon", "#0d3a4a", "#2fc1b4", "#0d3a4a", "#e9fbf8", "#0b2a36"),
    fur("coral", "#8f1d2c", "#ff8466", "#4f0d1a", "#ffe6dc", "#3a0a14"),
    fur("snow", "#20242b", "#e6e8eb", "#5b636e", "#ff4f8b", "#20242b"),
    fur("lilac", "#3b2f7a", "#b6a6f0", "#3b2f7a", "#f4f0ff", "#231c4c"),
  ],
};
