import { any, beyond, box, on, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Club: broad hoops round body and arms, a plate for the number, the club's name on a plain chest. */
const pitch = 104;
const hoops =
  (from: number, thick: number): Field =>
  (s) => {
    const at = (s.y - from) / pitch;
    const nth = Math.round(at);
    const off = Math.abs(at - nth) * pitch;
    return s.y < from - pitch / 2 ? -100 : thick / 2 - off;
  };
const plate = any(
  on("back", box(-178, 270, 178, 520, 26)),
  on("front", box(-104, 470, 104, 612, 20)),
);
const rim = any(
  on("back", box(-187, 261, 187, 529, 34)),
  on("front", box(-112, 462, 112, 620, 27)),
);
const legHoops: Field = (s) => {
  const off = Math.abs((s.y + 172) / 92 - Math.round((s.y + 172) / 92)) * 92;
  return s.y < -219 || s.y > -27 ? -100 : 24 - off;
};
const sock = beyond(0, 190, 90);

const club = (
  id: string,
  base: string,
  stripe: string,
  line: string,
  plateInk: string,
  digit: string,
) =>
  painted(
    id,
    { base, stripe, line, plate: plateInk },
    {
      number: [digit, plateInk, line],
      name: base,
      chest: base,
      low: base,
      sleeve: base,
      leg: base,
      legnum: base,
    },
    base,
  );

export const clubhouse: Kit = {
  id: "clubhouse",
  name: "Clubhouse",
  zones: ["base", "stripe", "line", "plate"],
  shapes: {
    top: [
      { zone: "stripe", field: hoops(342, 52) },
      { zone: "line", field: rim },
      { zone: "plate", field: plate },
    ],
    legs: [
      { zone: "stripe", field: legHoops },
      { zone: "stripe", field: sock },
      { zone: "line", field: (s) => 6 - Math.abs(s.y - 178) },
    ],
    hands: [
      { zone: "stripe", field: (s) => 11 - Math.abs(s.y + 66) },
      { zone: "line", field: (s) => 2 - Math.abs(s.y + 50) },
      { zone: "stripe", field: beyond(0, -112, -90) },
    ],
  },
  lettering: lettered({
    clear: { "mark-back": 5, "mark-chest": 4, "number-back": 6, "number-thigh": 5 },
    number: "62",
    name: "VAN DAM",
    numberFont: "graduate",
    nameFont: "graduate",
    chest: "MX CLUB",
    markFont: "graduate",
    sponsors: ["ZANDVAST", "TORQAL", "TORQAL"],
    back: [395, 146],
    plates: { back: [346, 160], chest: [196, 94] },
    rings: 0,
    nameSize: 42,
    nameAt: 132,
    chestAt: [0, 188, 34],
    chestNumber: [0, 541, 82],
    sleeveAt: 180,
    backMarkAt: 660,
    thigh: [165, -232, 56],
    thighMark: [138, -234, 20],
    backLeg: [160, -236],
  }),
  ways: [
    club("claret", "#6d1730", "#8fc6ea", "#f5f1e6", "#f5f1e6", "#6d1730"),
    club("navy", "#14233f", "#f2efe6", "#d4262e", "#f2efe6", "#14233f"),
    club("bottle", "#0f4030", "#f3c53a", "#ffffff", "#ffffff", "#0f4030"),
    club("black", "#17181b", "#f26a1b", "#ffffff", "#ffffff", "#17181b"),
    club("scarlet", "#c4202c", "#f6f3ec", "#17181b", "#f6f3ec", "#17181b"),
    club("royal", "#1d49a8", "#f7d21c", "#ffffff", "#f7d21c", "#12307a"),
  ],
};
