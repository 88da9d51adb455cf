import { all, any, beyond, box, but, hoop } from "../field.ts";
import { splatter } from "../fills.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted, scaled } from "../paint.ts";

/** Ink thrown over one shoulder: black first, colour into the wet. */
const black = any(splatter(15, -210, 150, 330, 150), splatter(4, 250, 640, 260, 90));
const colour = any(splatter(52, -260, 210, 240, 90), splatter(33, 300, 560, 200, 60));
const thin = splatter(91, 330, 200, 240, 60);
const leg = splatter(71, 240, -330, 190, 110);
const leg2 = splatter(72, 215, -250, 150, 60);
const shin = splatter(73, 205, 270, 130, 70);
const clear = any(box(-66, -52, 66, -4, 4));

const spill = (id: string, base: string, block: string, accent: string, accent2: string, cloth: string) =>
  painted(
    id,
    { base, block, accent, accent2 },
    {
      number: block === "#f4f2ec" ? [block, cloth, accent] : [block, "#ffffff", accent],
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const inkwell: Kit = {
  id: "inkwell",
  name: "Inkwell",
  zones: ["base", "block", "accent", "accent2"],
  shapes: {
    top: [
      { zone: "block", field: black },
      { zone: "accent", field: colour },
      { zone: "accent2", field: thin },
      { zone: "block", field: hoop(500, 800) },
    ],
    legs: [
      { zone: "block", field: all(any(leg, shin), beyond(84, 0, 0)) },
      { zone: "accent", field: all(leg2, beyond(84, 0, 0)) },
    ],
    hands: [
      { zone: "block", field: but(scaled(splatter(8, 60, -300, 300, 110), 0.34), clear) },
      { zone: "accent", field: but(scaled(splatter(9, -40, -330, 240, 60), 0.34), clear) },
    ],
  },
  lettering: lettered({
    number: "48",
    name: "DUBOIS",
    numberFont: "permanent-marker",
    nameFont: "permanent-marker",
    chest: "DUNEWERK",
    markFont: "barlow-condensed-black",
    sponsors: ["DUNEWERK", "HEXLUBE", "TORQAL"],
    back: [390, 230],
    nameSize: 42,
    chestAt: [40, 200, 36],
    chestNumber: [-110, 590, 84],
    sleeveAt: 400,
    thigh: [110, -430, 0],
  }),
  ways: [
    spill("paper", "#f4f2ec", "#15171b", "#ff4a12", "#ff4a12", "#15171b"),
    spill("cyan", "#eef4f6", "#0b1d36", "#00a3e0", "#7ad7f5", "#0b1d36"),
    spill("blackout", "#17181b", "#f4f2ec", "#e02434", "#8b9099", "#17181b"),
    spill("acid", "#202327", "#f4f2ec", "#c6ee00", "#5d666e", "#202327"),
    spill("magenta", "#f7f0f4", "#32082a", "#d81b78", "#ff9ccb", "#32082a"),
    spill("sunlit", "#ffd319", "#15171b", "#e2410b", "#ffffff", "#15171b"),
  ],
};
