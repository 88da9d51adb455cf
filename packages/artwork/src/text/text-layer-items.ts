import { drawnOpacity } from "../items/opacity.ts";
import type { Piece } from "@holeshot/garments";
import type { TextLayer } from "@holeshot/design";
import type { SceneItem, SceneProblem } from "../scene.ts";
import type { RosterEntry, SceneInput } from "../scene-input.ts";
import type { SceneMemo } from "../scene-memo.ts";
import type { FontShaper } from "./font-shaper.ts";
import { fitInside } from "./fit-in-safe.ts";
import { outlinesOf } from "./text-rings.ts";
import { layOutText } from "./lay-out-text.ts";
import { drawText, placeText } from "./text-items.ts";
import type { TextDrawing, TextPlace } from "./text-items.ts";

/** A name or number from a roster shrinks no further than this before it is reported as too long. */
export const smallestShrink = 0.6;

export interface TextLayerItems {
  readonly items: readonly SceneItem[];
  readonly problems: readonly SceneProblem[];
}

/** A text layer on its piece, with the rider's name or number if there is one, shrunk where it must be. */
export function textLayerItems(
  input: SceneInput,
  layer: TextLayer,
  piece: Piece,
  memo: SceneMemo,
): TextLayerItems {
  const shaper = input.fonts(layer.font);
  const text = rosterText(layer, input.roster);
  const sources = [layer, shaper, text, piece, input.base, input.carry, input.art];
  return memo.keep(`text ${layer.id}`, sources, () => {
    if (!shaper) {
      return {
        items: [],
        problems: [{ kind: "missing_font" as const, layer: layer.id, font: layer.font }],
      };
    }
    return makeItems(input, layer, text, piece, shaper, memo);
  });
}

/** What a layer says for one rider: roster entries fill layers with a role. */
export function rosterText(layer: TextLayer, roster: RosterEntry | undefined): string {
  if (layer.role === "name") return roster?.name ?? layer.text;
  if (layer.role === "number") return roster?.number ?? layer.text;
  return layer.text;
}

function makeItems(
  input: SceneInput,
  layer: TextLayer,
  text: string,
  piece: Piece,
  shaper: FontShaper,
  memo: SceneMemo,
): TextLayerItems {
  const drawing = drawingOf({ ...layer, text }, shaper, memo);
  const at = input.carry?.(layer.piece, { x: layer.x, y: layer.y }) ?? layer;
  const place = { x: at.x, y: at.y, rotation: layer.rotation };
  const mayShrink = input.carry !== undefined || text !== layer.text;
  const fit = mayShrink ? shrinkOf(input, layer, drawing, place, piece, shaper) : 1;
  const shrink = Math.max(fit, smallestShrink);
  const problems: SceneProblem[] = [];
  if (drawing.missing.length > 0) {
    problems.push({ kind: "missing_character", layer: layer.id, characters: drawing.missing });
  }
  if (fit < smallestShrink) problems.push({ kind: "text_too_long", layer: layer.id, text });
  return { items: placeText(drawing, place, drawnOpacity(layer.opacity), shrink), problems };
}

/**
 * How far text must shrink to stay in the safe area and in the slot it was made for. A design that
 * already reached beyond the safe area may go on doing so, no further.
 */
function shrinkOf(
  input: SceneInput,
  layer: TextLayer,
  drawing: TextDrawing,
  place: TextPlace,
  piece: Piece,
  shaper: FontShaper,
): number {
  const slot = input.art.slots.find((one) => one.id === layer.id && one.piece === layer.piece);
  const inSlot = slot && drawing.width > 0 ? slot.width / drawing.width : 1;
  // Outlines are part of what must not run under a seam.
  const rim = 2 * outlinesOf(layer).reduce((sum, { width }) => sum + width, 0);
  const here = fitInside({ ...place, ...sizeOf(drawing, rim) }, piece.safe);
  const designed = input.base?.pieces.find((one) => one.id === piece.id) ?? piece;
  const box = { x: layer.x, y: layer.y, rotation: layer.rotation };
  const there = fitInside({ ...box, ...sizeOf(layOutText(layer, shaper), rim) }, designed.safe);
  return Math.min(1, inSlot, there > 0 ? here / there : 1);
}

function sizeOf(
  { width, height }: { readonly width: number; readonly height: number },
  rim: number,
) {
  return { width: width + rim, height: height + rim };
}

/** The drawing round its own centre is kept while the layer is only moved. */
function drawingOf(layer: TextLayer, shaper: FontShaper, memo: SceneMemo): TextDrawing {
  const { text, size, letter_spacing, align, colour, curve, stroke, strokes, shadow } = layer;
  const seeThrough = (layer.opacity ?? 1) < 1;
  const sources = [
    shaper,
    text,
    size,
    letter_spacing,
    align,
    colour,
    curve,
    stroke,
    strokes,
    shadow,
    seeThrough,
  ];
  return memo.keep(`drawing ${layer.id}`, sources, () => drawText(layer, shaper));
}
