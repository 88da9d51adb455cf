import { all, any, band, beyond, hoop } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Minimal: one upright slab off the middle, one hair line, everything else left alone. */
const slab = all(beyond(96, 0, 0), beyond(214, 0, 180));
const hair = all(beyond(232, 0, 0), beyond(238, 0, 180));
const legSlab = all(beyond(216, 0, 0), beyond(300, 0, 180));
const legHair = all(beyond(200, 0, 0), beyond(206, 0, 180));

const calm = (
  id: string,
  base: string,
  block: string,
  line: string,
  cloth: string,
  digit: string,
) =>
  painted(
    id,
    { base, block, line },
    {
      number: [digit, base === digit ? cloth : base, line],
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const monolith: Kit = {
  id: "monolith",
  name: "Monolith",
  zones: ["base", "block", "line"],
  shapes: {
    top: [
      {
        zone: "block",
        field: any(
          all(slab, (s) => (s.part === "body" ? 1000 : -1000)),
          hoop(505, 800),
        ),
      },
      {
        zone: "line",
        field: any(
          all(hair, (s) => (s.part === "body" ? 1000 : -1000)),
          hoop(488, 495),
        ),
      },
    ],
    legs: [
      { zone: "block", field: legSlab },
      { zone: "line", field: legHair },
    ],
    hands: [
      { zone: "block", field: beyond(38, 0, 0) },
      { zone: "line", field: band(32, 0, 90, -1.4, 1.4) },
    ],
  },
  lettering: lettered({
    number: "12",
    name: "HALVORSEN",
    numberFont: "barlow-condensed-black",
    nameFont: "barlow-condensed-black",
    chest: "NORRVIK",
    markFont: "barlow-condensed-black",
    sponsors: ["NORRVIK", "KILO7", "KILO7"],
    back: [392, 270],
    nameSize: 44,
    outlines: [14, 5],
    nameRim: 5,
    chestAt: [-80, 196, 30],
    chestNumber: [-110, 600, 90],
    sleeveAt: 330,
    thighMark: [145, -226, 20],
    backLeg: [176, -124, 90, 30],
  }),
  ways: [
    calm("slate", "#3b424b", "#252a31", "#e8e6df", "#1b1f24", "#ffffff"),
    calm("bone", "#ece7db", "#1c1e22", "#d24a1b", "#1c1e22", "#1c1e22"),
    calm("rust", "#a23b1a", "#5d1e0c", "#f2e3d2", "#2b120a", "#ffffff"),
    calm("pine", "#1f4a3a", "#102a20", "#d9c78f", "#0c1f18", "#ffffff"),
    calm("navy", "#14284c", "#0a1730", "#9fc1ef", "#0a1326", "#ffffff"),
    calm("mustard", "#d9a31a", "#26241c", "#26241c", "#26241c", "#1b1a15"),
  ],
};
