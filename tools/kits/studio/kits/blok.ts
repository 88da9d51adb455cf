import { all, any, band, box, corners, hoop, raglan, type Field } from "../field.ts";
import type { Kit, Lettering } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Colour blocking: a chest slab, a deep hem block stepped once, one arm in the accent. */
const rightArm: Field = all(raglan(78), (s) => 0 - s.x);
const low = any(
  all(corners([-900, 610], [900, 610], [900, 1200], [-900, 1200])),
  corners([34, 502], [900, 502], [900, 620], [34, 620]),
);
const slab = corners([-900, 300], [900, 300], [900, 402], [-900, 402]);
const line = band(0, 300, 0, -18, -6);
const legSlab = band(0, -250, 0, 0, 92);
const legLow = any(
  corners([-60, 250], [600, 250], [600, 700], [-60, 700]),
  corners([150, 140], [600, 140], [600, 260], [150, 260]),
);

const sponsor = (slot: string, y: number, text: string): Lettering => ({
  slot,
  piece: "front",
  x: -88,
  y,
  text,
  font: "saira-black",
  size: 17,
  colour: "mark2",
});

const blocks = (
  id: string,
  base: string,
  shade: string,
  block: string,
  accent: string,
  cloth: string,
) =>
  painted(
    id,
    { base, shade, block, accent, sleeve: accent },
    {
      number: ["#ffffff", block, accent],
      name: base,
      chest: base,
      low: block,
      sleeve: accent,
      leg: base,
    },
    cloth,
  );

/** The arms differ: the left ends in the dark block, the right is the accent from the shoulder down. */
const own = (text: Lettering): Lettering =>
  text.piece === "sleeve_left" ? { ...text, y: 490, colour: "mark2" } : text;
const letters = lettered({
  clear: { "mark-chest": 3 },
  number: "23",
  name: "DE VRIES",
  numberFont: "saira-black",
  nameFont: "saira-black",
  chest: "TORQAL",
  sponsors: ["NORRVIK", "KILO7", "DUNEWERK"],
  back: [384, 240],
  nameSize: 42,
  spacing: -10,
  outlines: [13, 5],
  chestAt: [0, 200, 44],
  chestNumber: [134, 590, 64],
  sleeveAt: 480,
  backMarkAt: 690,
  thigh: [172, -212],
  thighMark: [145, -222, 20],
  backLeg: [158, -204],
  more: [sponsor("mark-chest-2", 652, "HEXLUBE"), sponsor("mark-chest-3", 686, "NORRVIK")],
});

export const blok: Kit = {
  id: "blok",
  name: "Blok",
  zones: ["base", "shade", "block", "accent", "sleeve"],
  shapes: {
    top: [
      { zone: "shade", field: slab },
      { zone: "accent", field: line },
      { zone: "block", field: low },
      { zone: "sleeve", field: rightArm },
      {
        zone: "block",
        field: all((s) => (s.x > 0 ? 1000 : -1000), hoop(410, 800)),
      },
    ],
    legs: [
      { zone: "shade", field: legSlab },
      { zone: "accent", field: band(0, -250, 0, -18, -6) },
      { zone: "block", field: legLow },
    ],
    hands: [
      { zone: "shade", field: box(-90, -96, 90, -68) },
      { zone: "accent", field: box(-90, -64, 90, -60) },
      { zone: "block", field: box(-90, -200, 90, -118) },
    ],
  },
  lettering: { ...letters, top: letters.top.map(own) },
  ways: [
    blocks("polder", "#eceae3", "#c9c9c2", "#1b2434", "#ff5a1f", "#161d2b"),
    blocks("fjord", "#0f4f8f", "#0b3d73", "#0d1520", "#d7e53a", "#0d1520"),
    blocks("signal", "#d3202e", "#a8141f", "#17181b", "#f4f3ef", "#17181b"),
    blocks("forest", "#2f6b45", "#1f4f32", "#12211a", "#f5c63a", "#0e1a14"),
    blocks("sand", "#e2d3b4", "#c4ad82", "#3a2a1f", "#1f8f96", "#2a1e16"),
    blocks("works-yellow", "#f7d417", "#e0ab0c", "#15171b", "#1f5fd0", "#15171b"),
  ],
};
