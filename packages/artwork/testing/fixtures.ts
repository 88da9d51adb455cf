import { readFileSync } from "node:fs";
import * as harfbuzz from "harfbuzzjs";
import { pathBounds } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import type { Garment, Piece } from "@holeshot/garments";
import type { ColourLayer, DesignDocument, ImageLayer, Layer, TextLayer } from "@holeshot/design";
import type { PixelPicture, SceneInput, VectorPicture } from "@holeshot/artwork";
import type { TemplateArt } from "../src/template/types.ts";
import { createFontShaper } from "../src/text/font-shaper.ts";
import type { FontShaper } from "../src/text/font-shaper.ts";

const fontFiles: Readonly<Record<string, string>> = {
  "russo-one": "russo-one/400Regular/RussoOne_400Regular.ttf",
  graduate: "graduate/Graduate_400Regular.ttf",
  saira: "saira/900Black_Italic/Saira_900Black_Italic.ttf",
  "bowlby-one": "bowlby-one/400Regular/BowlbyOne_400Regular.ttf",
  marker: "permanent-marker/400Regular/PermanentMarker_400Regular.ttf",
};

/** Bytes of one of the test fonts. */
export function fontBytes(font: string): Uint8Array {
  const root = new URL("../../../node_modules/@expo-google-fonts/", import.meta.url);
  return readFileSync(new URL(fontFiles[font] ?? "", root));
}

const shapers = new Map<string, FontShaper>();

/** A test font by id, or undefined for an unknown one. */
export function testFont(font: string): FontShaper | undefined {
  if (!fontFiles[font]) return undefined;
  const known = shapers.get(font) ?? createFontShaper(harfbuzz, fontBytes(font));
  shapers.set(font, known);
  return known;
}

export function rectangle(left: number, top: number, right: number, bottom: number): Path {
  return [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]];
}

/** A printed piece cut as a rectangle, 20 mm inside of which is safe. */
export function rectanglePiece(
  id: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Piece {
  const outline = rectangle(left, top, right, bottom);
  return {
    id,
    product: "jersey",
    material: "printed",
    outline,
    edges: [],
    notches: [],
    grain: [
      { x: 0, y: top },
      { x: 0, y: bottom },
    ],
    label: { x: 0, y: bottom - 30 },
    safe: rectangle(left + 20, top + 20, right - 20, bottom - 20),
    landmarks: {},
    bounds: pathBounds(outline),
  };
}

/** Two printed pieces the size of a small jersey's. */
export function testGarment(): Garment {
  const pieces = [
    rectanglePiece("front", -200, 0, 200, 500),
    rectanglePiece("back", -200, 0, 200, 500),
  ];
  return { product: "jersey", pattern: 1, size: "L", pieces, seams: [] };
}

/** A kit of two zones: a ground and a slanted block across both pieces. */
export function testArt(): TemplateArt {
  const ground = rectangle(-215, -15, 215, 515);
  const block: Path = [["M", -215, 260], ["L", 215, 140], ["L", 215, 515], ["L", -215, 515], ["Z"]];
  return {
    template: "blok",
    product: "jersey",
    pattern: 1,
    zones: [
      { id: "base", kind: "ink", paths: { front: ground, back: ground } },
      { id: "block", kind: "ink", paths: { front: block, back: block } },
    ],
    slots: [
      {
        id: "t-name",
        role: "name",
        piece: "back",
        x: 0,
        y: 80,
        width: 280,
        height: 60,
        rotation: 0,
      },
    ],
  };
}

export const testColours = { base: "#eceae3", block: "#1b2434" };

export function testDocument(layers: readonly Layer[]): DesignDocument {
  return {
    schema: 1,
    pattern: 1,
    products: { jersey: { template: "blok", layers, properties: {} } },
  };
}

export function textLayer(changes: Partial<TextLayer> = {}): TextLayer {
  return {
    id: "t1",
    kind: "text",
    hidden: false,
    locked: false,
    piece: "front",
    x: 0,
    y: 100,
    rotation: 0,
    text: "HOLESHOT",
    font: "russo-one",
    size: 40,
    colour: "#d3202e",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: false, colour: "#000000", width: 0 },
    ...changes,
  };
}

export function imageLayer(changes: Partial<ImageLayer> = {}): ImageLayer {
  return {
    id: "i1",
    kind: "image",
    hidden: false,
    locked: false,
    piece: "front",
    x: 0,
    y: 300,
    rotation: 0,
    width: 100,
    source: { type: "logo", id: "bolt" },
    mirrored: false,
    ...changes,
  };
}

/** A vector logo with a solid part, a graded part and an overlap: a bolt in a ring. */
export const boltLogo: VectorPicture = {
  width: 100,
  height: 80,
  items: [
    { kind: "fill", path: rectangle(0, 0, 100, 80), paint: "#163f8c", rule: "nonzero", opacity: 1 },
    {
      kind: "fill",
      path: [
        ["M", 60, 5],
        ["L", 25, 45],
        ["L", 48, 45],
        ["L", 38, 76],
        ["L", 78, 32],
        ["L", 52, 32],
        ["Z"],
      ],
      paint: {
        x1: 0,
        y1: 5,
        x2: 0,
        y2: 76,
        stops: [
          { at: 0, colour: "#ffffff" },
          { at: 1, colour: "#ffc21a" },
        ],
      },
      rule: "nonzero",
      opacity: 1,
    },
  ],
};

/** 300 × 200 pixels that the image layer's source `photo` stands for. */
export const photo: PixelPicture = { asset: "photo", width: 300, height: 200 };

/** Everything a scene of the test garment needs, around the given layers. */
export function sceneInput(
  layers: readonly Layer[],
  changes: Partial<SceneInput> = {},
): SceneInput {
  return {
    document: testDocument(layers),
    product: "jersey",
    garment: testGarment(),
    art: testArt(),
    colours: testColours,
    fonts: testFont,
    vectors: ({ type, id }) => (type === "logo" && id === "bolt" ? boltLogo : undefined),
    images: ({ type, id }) => (type === "image" && id === "photo" ? photo : undefined),
    ...changes,
  };
}

export function colourLayer(changes: Partial<ColourLayer> = {}): ColourLayer {
  return {
    id: "c1",
    kind: "colour",
    hidden: false,
    locked: false,
    zone: "base",
    primary: "#ffc21a",
    gradient: null,
    ...changes,
  };
}
