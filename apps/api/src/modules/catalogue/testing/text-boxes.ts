import type { FontShaper, Template } from "@holeshot/artwork";
import { paintedLetters, type Worn } from "./painted-letters.ts";

/** A text of a kit as the box round its paint, mm of its piece. */
export interface TextBox {
  readonly layer: string;
  readonly piece: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Boxes round the paint of a kit's texts on the pieces that are asked for. */
export function textBoxes(
  template: Template,
  worn: Worn,
  faces: ReadonlyMap<string, FontShaper>,
  isAsked: (piece: string) => boolean,
): TextBox[] {
  return paintedLetters(template, worn, faces).flatMap(({ piece, layer, spots }): TextBox[] => {
    if (spots.length === 0 || !isAsked(piece)) return [];
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    return [{ layer, piece, box }];
  });
}
