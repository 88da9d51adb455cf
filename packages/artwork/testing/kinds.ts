import { fillPatterns } from "@holeshot/design";
import type { Layer } from "@holeshot/design";
import type { SceneInput } from "@holeshot/artwork";
import type { KitPoint, PiecePoint } from "@holeshot/geometry";
import {
  colourLayer,
  imageLayer,
  rectangle,
  rectanglePiece,
  sceneInput,
  textLayer,
} from "./fixtures.ts";

const outlined = { enabled: true, colour: "#ffffff", width: 2.5 };
const blue = { colour: "#163f8c", width: 2 };

/** One design for each kind of layer there is, on a piece of 160 × 120 mm. */
export const kinds: Readonly<Record<string, readonly Layer[]>> = {
  "colour-plain": [colourLayer()],
  "colour-see-through": [colourLayer({ opacity: 0.35 })],
  "colour-gradient": [
    colourLayer({ gradient: { secondary: "#163f8c", direction: "top_to_bottom" } }),
  ],
  "colour-gradient-bent": [
    colourLayer({ gradient: { secondary: "#163f8c", direction: "left_to_right" } }),
  ],
  ...Object.fromEntries(
    fillPatterns.map((pattern) => [
      `pattern-${pattern}`,
      [colourLayer({ fill: { pattern, scale: 1, rotation: 20, colours: ["#d8262f", "#163f8c"] } })],
    ]),
  ),
  "text-plain": [textLayer({ y: 60, x: 0, size: 20, text: "Åse 86", rotation: -10 })],
  "text-lines": [
    textLayer({ y: 60, size: 14, text: "HOLE\nSHOT MX", align: "right", letter_spacing: 2 }),
  ],
  "text-arc": [
    textLayer({
      y: 60,
      size: 17,
      text: "HOLESHOT",
      curve: { kind: "arc", amount: 110 },
      stroke: outlined,
      strokes: [blue],
    }),
  ],
  "text-wave": [
    textLayer({
      y: 60,
      size: 15,
      text: "FRANÇOIS",
      font: "marker",
      curve: { kind: "wave", amount: 28 },
      stroke: outlined,
    }),
  ],
  "text-number": [
    textLayer({
      y: 60,
      size: 70,
      text: "23",
      font: "graduate",
      stroke: outlined,
      strokes: [blue, { colour: "#ff5a1f", width: 2 }],
      shadow: { colour: "#14161a", dx: 3, dy: 4 },
    }),
  ],
  "text-see-through": [
    textLayer({
      y: 60,
      size: 40,
      text: "86",
      opacity: 0.5,
      stroke: outlined,
      shadow: { colour: "#14161a", dx: 3, dy: 4 },
    }),
  ],
  "image-vector": [imageLayer({ y: 60, width: 80, rotation: 15 })],
  "image-vector-recoloured": [
    imageLayer({ y: 60, width: 80, mirrored: true, recolour: "#17c3d6", opacity: 0.6 }),
  ],
  "image-pixel": [
    imageLayer({
      y: 60,
      width: 90,
      rotation: -12,
      source: { type: "image", id: "photo" },
      crop: { x: 0.1, y: 0, width: 0.8, height: 1 },
    }),
  ],
};

/** The scene input of a kind. */
export function kindInput(name: string): SceneInput {
  const bleeding = rectangle(-95, -15, 95, 135);
  const bent = (_piece: string, { x, y }: PiecePoint): KitPoint => ({
    x: x + 12 * Math.sin(y / 30),
    y,
  });
  const plain = sceneInput(kinds[name] ?? []);
  return {
    ...plain,
    garment: { ...plain.garment, pieces: [rectanglePiece("front", -80, 0, 80, 120)] },
    art: { ...plain.art, zones: [{ id: "base", kind: "ink", paths: { front: bleeding } }] },
    ...(name === "colour-gradient-bent" && { kitPlane: bent }),
  };
}
