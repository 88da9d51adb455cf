import { all, band, beyond, hoop } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Retro, seventies: a chest band of three stripes over bare cloth, the same on arm and leg. */
const flat = (from: number, to: number) => band(0, 300, 0, from, to);
const leg = (from: number, to: number) =>
  all(beyond(from, 0, 0), beyond(to, 0, 180), beyond(80, 0, 0));

const years = (
  id: string,
  base: string,
  yoke: string,
  stripes: readonly [string, string, string],
) =>
  painted(
    id,
    { base, yoke, accent: stripes[0], accent2: stripes[1], stripe: stripes[2] },
    {
      number: [yoke, base, stripes[1]],
      name: yoke,
      chest: base,
      low: base,
      sleeve: yoke,
      leg: base,
    },
    yoke,
  );

export const bandera: Kit = {
  id: "bandera",
  name: "Bandera",
  zones: ["base", "yoke", "accent", "accent2", "stripe"],
  shapes: {
    top: [
      { zone: "yoke", field: flat(-900, -66) },
      { zone: "accent", field: flat(-48, -20) },
      { zone: "accent2", field: flat(-20, 8) },
      { zone: "stripe", field: flat(8, 36) },
      { zone: "yoke", field: hoop(250, 700) },
      { zone: "accent", field: hoop(320, 340) },
      { zone: "accent2", field: hoop(340, 360) },
      { zone: "stripe", field: hoop(360, 380) },
    ],
    legs: [
      { zone: "yoke", field: leg(206, 400) },
      { zone: "accent", field: leg(190, 206) },
      { zone: "accent2", field: leg(174, 190) },
      { zone: "stripe", field: leg(158, 174) },
    ],
    hands: [
      { zone: "accent", field: band(0, -62, 0, -10, 0) },
      { zone: "accent2", field: band(0, -62, 0, 0, 10) },
      { zone: "stripe", field: band(0, -62, 0, 10, 20) },
      { zone: "yoke", field: beyond(0, -80, -90) },
    ],
  },
  lettering: lettered({
    clear: { "mark-sleeve": 2 },
    number: "77",
    name: "BERTRAND",
    numberFont: "graduate",
    nameFont: "racing-sans-one",
    chest: "ZANDVAST",
    markFont: "racing-sans-one",
    sponsors: ["TORQAL", "HEXLUBE", "HEXLUBE"],
    back: [462, 190],
    nameSize: 42,
    outlines: [9, 4],
    shadow: 9,
    chestNumber: [0, 512, 112],
    chestAt: [0, 394, 34],
    sleeveAt: 470,
    thighMark: [153, -226, 16],
    backLeg: [170, -237],
  }),
  ways: [
    years("sundown", "#f3ead6", "#5b2416", ["#c8321e", "#ef7d1a", "#f7c22f"]),
    years("lagoon", "#f2eee2", "#0e3b4f", ["#0f7f8c", "#f0a92b", "#e4572e"]),
    years("works-blue", "#ffffff", "#12357f", ["#d8242f", "#ffffff", "#2f78d0"]),
    years("works-red", "#ffffff", "#b3141f", ["#14161b", "#ffffff", "#f3c318"]),
    years("works-yellow", "#f7d117", "#14161b", ["#14161b", "#ffffff", "#d5232c"]),
    years("avocado", "#efe9d0", "#3b4a1c", ["#7c8f2b", "#d9a227", "#a84a1c"]),
  ],
};
