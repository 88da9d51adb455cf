import type { Point } from "@holeshot/geometry";
import { colourAt } from "../items/colour-at.ts";
import type { Colour, PieceScene } from "../scene.ts";

/** The colours seen at points of a piece below one layer; images are not looked into. */
export function coloursUnder(piece: PieceScene, layer: string, points: readonly Point[]): Colour[] {
  const index = piece.layers.findIndex((one) => one.layer === layer);
  const below = piece.layers.slice(0, index).flatMap((one) => one.items);
  return points.map((point) => colourAt(below, point) ?? piece.ground);
}
