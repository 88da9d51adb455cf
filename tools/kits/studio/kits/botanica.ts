import { all, any, band, beyond, box, but, grown, moved, on, type Field } from "../field.ts";
import { flowers } from "../fills.ts";
import { noise } from "../noise.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Women's line: a border of flowers that climbs from the hem up one side and hangs over the other shoulder. */
const drift = (field: Field) => moved(field, (s) => [0, noise(8, s.x / 180, s.y / 180) * 90]);
const meadow = any(drift(band(0, 590, -34, 0, 900)), drift(band(0, 100, -34, -900, 0)));
/** The back keeps a clear place for the name. */
const open = but(meadow, on("back", box(-185, 86, 185, 160, 24)));
const bloom = flowers(31, 92);
const heart = flowers(31, 92, true);
const bud = but(flowers(64, 60), grown(bloom, 5));
/** On a leg they hang from the hip, climb from the hem, and grow up the outside over the knee. */
const legMeadow = any(
  all(drift(band(190, -330, 52, -900, 0)), beyond(84, 0, 0)),
  drift(band(150, 250, -40, 0, 900)),
  drift(beyond(198, -226, -8)),
  all(drift(band(150, -176, -16, 0, 900)), beyond(0, 0, -90)),
);

const garden = (
  id: string,
  base: string,
  pattern: string,
  pattern2: string,
  accent: string,
  digit: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base, pattern2, pattern, accent },
    {
      number: digit,
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const botanica: Kit = {
  id: "botanica",
  name: "Botanica",
  zones: ["base", "pattern2", "pattern", "accent"],
  shapes: {
    top: [
      { zone: "pattern2", field: all(bud, open) },
      { zone: "pattern", field: all(bloom, open) },
      { zone: "accent", field: all(heart, open) },
    ],
    legs: [
      { zone: "pattern2", field: all(bud, legMeadow) },
      { zone: "pattern", field: all(bloom, legMeadow) },
      { zone: "accent", field: all(heart, legMeadow) },
    ],
    hands: [
      { zone: "pattern2", field: all(scaled(bud, 0.4), beyond(0, -58, -90)) },
      { zone: "pattern", field: all(scaled(bloom, 0.4), beyond(0, -58, -90)) },
      { zone: "accent", field: all(scaled(heart, 0.4), beyond(0, -58, -90)) },
    ],
  },
  lettering: lettered({
    clear: { "mark-sleeve": 2, "mark-back": 3 },
    number: "16",
    name: "DELACROIX",
    numberFont: "exo-2-black-italic",
    nameFont: "exo-2-black-italic",
    chest: "ZANDVAST",
    markFont: "exo-2-black-italic",
    sponsors: ["HEXLUBE", "NORRVIK", "NORRVIK"],
    back: [380, 215],
    nameSize: 38,
    chestAt: [0, 300, 34],
    chestNumber: [0, 420, 100],
    backMarkAt: 552,
    sleeveAt: 244,
    thighMark: [135, -226, 17],
  }),
  ways: [
    garden(
      "midnight",
      "#141a33",
      "#f0698f",
      "#2c7a78",
      "#ffd166",
      ["#ffffff", "#141a33", "#f0698f"],
      "#10152a",
    ),
    garden(
      "cream",
      "#f6efe2",
      "#e2553d",
      "#6f9a6a",
      "#f5c04a",
      ["#2b2a33", "#ffffff", "#e2553d"],
      "#2b2a33",
    ),
    garden(
      "sky",
      "#bfe0f2",
      "#ffffff",
      "#4f9ccc",
      "#ffb52e",
      ["#103457", "#ffffff", "#4f9ccc"],
      "#103457",
    ),
    garden(
      "blush",
      "#f8cfd8",
      "#c22a5e",
      "#7a9b6a",
      "#fff1c9",
      ["#5a0f2d", "#ffffff", "#c22a5e"],
      "#4a0d26",
    ),
    garden(
      "ink",
      "#17181b",
      "#e9e7e1",
      "#565c66",
      "#ff5a3c",
      ["#ffffff", "#17181b", "#ff5a3c"],
      "#17181b",
    ),
    garden(
      "mint",
      "#1d5a50",
      "#f7e9a0",
      "#56a894",
      "#ff7a59",
      ["#ffffff", "#123c35", "#f7e9a0"],
      "#123c35",
    ),
  ],
};
