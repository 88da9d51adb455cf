import { readFileSync } from "node:fs";
import * as harfbuzz from "harfbuzzjs";
import { buildScene, createFontShaper, printCloth } from "@holeshot/artwork";
import type { PiecePrint, Printer } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import type { Edge, Piece } from "@holeshot/garments";
import { pathBounds } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import { colourLayer, rectangle, sceneInput } from "./fixtures.ts";

/** A print shop whose inks have names that occur nowhere in the program. */
export const printer: Printer = {
  id: "trial",
  colour: "rgb",
  bleed: 6,
  inks: {
    cut: "Knife",
    hole: "Laser",
    seam: "Needle",
    notch: "Snip",
    grain: "Thread",
    placement: "Patch",
    label: "Ticket",
  },
};

const faces = new URL("../../../node_modules/@expo-google-fonts/", import.meta.url);
const faceFile = new URL("saira/600SemiBold/Saira_600SemiBold.ttf", faces);
const face = createFontShaper(harfbuzz, readFileSync(faceFile));

const side = (name: string, path: Path, allowance: number, hem = 0): Edge => ({
  name,
  path,
  allowance,
  hem,
});

/** 160 × 120 mm with 8 mm to sew on three sides and a hem of 22 mm below; one notch at the left, two at the right. */
export function sewnPiece(changes: Partial<Piece> = {}): Piece {
  const outline = rectangle(-80, 0, 80, 120);
  return {
    id: "front",
    product: "jersey",
    material: "printed",
    outline,
    edges: [
      side(
        "top",
        [
          ["M", -80, 0],
          ["L", 80, 0],
        ],
        8,
      ),
      side(
        "right",
        [
          ["M", 80, 0],
          ["L", 80, 120],
        ],
        8,
      ),
      side(
        "hem",
        [
          ["M", 80, 120],
          ["L", -80, 120],
        ],
        0,
        22,
      ),
      side(
        "left",
        [
          ["M", -80, 120],
          ["L", -80, 0],
        ],
        8,
      ),
    ],
    notches: [
      { edge: "left", at: 0.5, marks: 1 },
      { edge: "right", at: 0.25, marks: 2 },
    ],
    grain: [
      { x: 0, y: 20 },
      { x: 0, y: 100 },
    ],
    label: { x: 0, y: 60 },
    safe: rectangle(-68, 12, 68, 90),
    landmarks: {},
    bounds: pathBounds(outline),
    ...changes,
  };
}

/** A job that prints the piece with these layers over a ground that reaches far beyond it. */
export function printJob(
  layers: readonly Layer[] = [colourLayer({ primary: "#1b2434" })],
  changes: Partial<PiecePrint> = {},
): PiecePrint {
  const piece = changes.piece ?? sewnPiece();
  const plain = sceneInput(layers);
  const scene = buildScene({
    ...plain,
    garment: { ...plain.garment, pieces: [piece] },
    art: {
      ...plain.art,
      zones: [{ id: "base", kind: "ink", paths: { front: rectangle(-150, -70, 150, 190) } }],
    },
    cloth: printCloth(printer.bleed),
  }).pieces[0];
  return {
    piece,
    ...(scene && piece.material === "printed" ? { scene } : {}),
    patches: [],
    label: {
      code: "HS-1|2|jersey|L|front|ØST|38",
      lines: ["HS-2026-000001 / 2", "Jersey L · front", "ØST 38", "× 2 · interlock"],
      short: "HS-2026-000001/2 · Jersey L · front · ØST 38",
    },
    font: face,
    printer,
    picture: () => undefined,
    created: new Date(0),
    ...changes,
  };
}
