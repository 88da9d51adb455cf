import type { Layer } from "@holeshot/design";
import { imageLayer, textLayer } from "./fixtures.ts";

/** Designs as riders make them, each with the colour of its ground; none has a fault. The photo is 3000 pixels wide. */
export const designsByHand: readonly (readonly [string, string, readonly Layer[]])[] = [
  [
    "a name over a number",
    "#1b2434",
    [
      textLayer({
        id: "name",
        piece: "back",
        role: "name",
        text: "DE VRIES",
        y: 130,
        size: 42,
        colour: "#ffffff",
      }),
      textLayer({
        id: "number",
        piece: "back",
        role: "number",
        text: "23",
        y: 400,
        size: 230,
        colour: "#ff5a1f",
        stroke: { enabled: true, colour: "#ffffff", width: 10 },
      }),
    ],
  ],
  [
    "two outlines and a shadow",
    "#f4efe2",
    [
      textLayer({
        piece: "back",
        role: "number",
        text: "86",
        y: 400,
        size: 200,
        font: "graduate",
        colour: "#163f8c",
        stroke: { enabled: true, colour: "#f4efe2", width: 8 },
        strokes: [{ colour: "#d3202e", width: 5 }],
        shadow: { colour: "#14161a", dx: 6, dy: 6 },
      }),
    ],
  ],
  [
    "bold letters in their own colour",
    "#ffc21a",
    [
      textLayer({
        piece: "front",
        role: "number",
        text: "7",
        y: 420,
        size: 120,
        colour: "#14161a",
        stroke: { enabled: true, colour: "#14161a", width: 3 },
      }),
    ],
  ],
  [
    "a name on an arch",
    "#0f4f8f",
    [
      textLayer({
        piece: "back",
        role: "name",
        text: "LINDHOLM",
        y: 180,
        size: 40,
        colour: "#ffffff",
        curve: { kind: "arc", amount: 50 },
      }),
    ],
  ],
  [
    "a wave across the chest",
    "#15171c",
    [
      textLayer({
        piece: "front",
        text: "WHOOPS",
        y: 300,
        size: 46,
        colour: "#d8ff3e",
        curve: { kind: "wave", amount: 14 },
      }),
    ],
  ],
  [
    "three lines, left",
    "#eceae3",
    [
      textLayer({
        piece: "back",
        text: "TEAM\nDUIN & ZAND\n2026",
        align: "left",
        x: -60,
        y: 560,
        size: 22,
        colour: "#1b2434",
      }),
    ],
  ],
  [
    "letters of five languages",
    "#1b2434",
    [
      textLayer({
        piece: "back",
        role: "name",
        text: "Åse Ødegård",
        y: 140,
        size: 34,
        colour: "#ffffff",
      }),
      textLayer({
        id: "t2",
        piece: "front",
        text: "Straße çà œuvre",
        y: 300,
        size: 24,
        colour: "#ffc21a",
      }),
    ],
  ],
  [
    "a photograph over the belly",
    "#15171c",
    [imageLayer({ source: { type: "image", id: "photo" }, y: 420, width: 380 })],
  ],
  [
    "a cropped photograph, turned",
    "#eceae3",
    [
      imageLayer({
        source: { type: "image", id: "photo" },
        y: 420,
        width: 200,
        rotation: 12,
        crop: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 },
      }),
    ],
  ],
  [
    "logos down both sleeves",
    "#0f4f8f",
    [
      imageLayer({ id: "left", piece: "sleeve_left", x: 20, y: 320, width: 60, rotation: 90 }),
      imageLayer({
        id: "right",
        piece: "sleeve_right",
        x: -20,
        y: 320,
        width: 60,
        rotation: -90,
        mirrored: true,
      }),
    ],
  ],
  ["a logo in one colour", "#d3202e", [imageLayer({ y: 330, width: 160, recolour: "#ffffff" })]],
  [
    "a sponsor along the sleeve",
    "#eceae3",
    [
      textLayer({
        piece: "sleeve_left",
        text: "NORRVIK",
        x: 30,
        y: 340,
        rotation: 90,
        size: 22,
        colour: "#14161a",
      }),
    ],
  ],
  [
    "wide letters",
    "#ffc21a",
    [
      textLayer({
        piece: "back",
        role: "name",
        text: "KIM",
        y: 140,
        size: 36,
        letter_spacing: 18,
        colour: "#14161a",
      }),
    ],
  ],
  [
    "a number set off from a ground of its own colour",
    "#ffffff",
    [
      textLayer({
        piece: "back",
        role: "number",
        text: "418",
        y: 400,
        size: 170,
        colour: "#ffffff",
        stroke: { enabled: true, colour: "#0b1626", width: 9 },
      }),
    ],
  ],
  [
    "hidden scribbles beyond the edge",
    "#1b2434",
    [
      textLayer({ id: "hidden", x: 900, hidden: true, text: "漢" }),
      textLayer({ piece: "front", text: "KILO7", y: 300, size: 30, colour: "#ffffff" }),
    ],
  ],
  [
    "a see-through mark tone on tone",
    "#17181b",
    [
      textLayer({
        piece: "front",
        text: "TORQAL",
        y: 300,
        size: 38,
        font: "saira",
        colour: "#6d737c",
        opacity: 0.8,
      }),
    ],
  ],
];
