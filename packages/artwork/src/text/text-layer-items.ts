import type { Piece } from "@holeshot/garments";
import { isSample, type TextLayer } from "@holeshot/design";
import { pathBounds } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";
import { drawnOpacity } from "../items/opacity.ts";
import { placeOfLayer } from "../layers/kept-apart.ts";
import type { LayerItems } from "../layers/layer-items.ts";
import type { SceneProblem, SceneShrink } from "../scene.ts";
import type { RosterEntry, SceneInput } from "../scene-input.ts";
import type { SceneMemo } from "../scene-memo.ts";
import type { TemplateArt } from "../template/types.ts";
import type { FontShaper } from "./font-shaper.ts";
import { fitInside, liesInside, pointOf } from "./fit-in-safe.ts";
import { fitText, leastScale, twoLines } from "./fit-text.ts";
import type { TextFit } from "./fit-text.ts";
import { plateOf, rimOf, roomOf } from "./slot-room.ts";
import type { TextRoom } from "./slot-room.ts";
import { drawText, placeText } from "./text-items.ts";
import type { TextDrawing, TextPlace } from "./text-items.ts";

/** Text that is no name or number shrinks no further than this in small sizes before it is reported. */
export const smallestShrink = 0.6;

/** A plate that would make its number smaller than this is reached over: it is there to be read. */
const leastOnPlate = 0.6;

/** Lengths are compared to this, mm: less is rounding. */
const slack = 0.01;

/** A text layer on its piece, with the rider's name or number if there is one, made to fit where it must. */
export function textLayerItems(
  input: SceneInput,
  layer: TextLayer,
  piece: Piece,
  memo: SceneMemo,
): LayerItems {
  const shaper = input.fonts(layer.font);
  const text = rosterText(layer, input.roster, input.samples);
  const sources = [layer, shaper, text, piece, input.base, input.carry, input.art];
  return memo.keep(`text ${layer.id}`, sources, () => {
    if (!shaper) {
      return {
        items: [],
        problems: [{ kind: "missing_font" as const, layer: layer.id, font: layer.font }],
        shrinks: [],
      };
    }
    return makeItems(input, layer, text, piece, shaper, memo);
  });
}

/**
 * What a layer says for one rider: roster entries fill layers with a role, what they leave out stays,
 * and a sample says nothing.
 */
export function rosterText(
  layer: TextLayer,
  roster: RosterEntry | undefined,
  samples = false,
): string {
  const own = isSample(layer) && !samples ? "" : layer.text;
  if (layer.role === "name") return roster?.name ?? own;
  if (layer.role === "number") return roster?.number ?? own;
  return own;
}

/** How a name, a number or another text is drawn in the size asked for. */
export interface FittedText {
  /** With the line breaks it needed. */
  readonly text: string;
  readonly drawing: TextDrawing;
  readonly fit: TextFit;
  readonly place: TextPlace;
}

function makeItems(
  input: SceneInput,
  layer: TextLayer,
  text: string,
  piece: Piece,
  shaper: FontShaper,
  memo: SceneMemo,
): LayerItems {
  const draw = (own: string): TextDrawing => drawingOf({ ...layer, text: own }, shaper, memo);
  const fitted = fittedText(input, { ...layer, text }, layer.text, piece, draw);
  const { fit, place, drawing } = fitted;
  const problems: SceneProblem[] = [];
  if (drawing.missing.length > 0) {
    problems.push({ kind: "missing_character", layer: layer.id, characters: drawing.missing });
  }
  if (!fit.fits) problems.push({ kind: "text_too_long", layer: layer.id, text });
  const items = placeText(drawing, place, drawnOpacity(layer.opacity), fit);
  return { items, problems, shrinks: items.length > 0 ? shrinksOf(layer, fitted) : [] };
}

/**
 * Names and numbers are fitted to their place; other text only shrinks where a size is smaller than the
 * design's. `layer` holds the text to draw, `designed` is what the document says there.
 */
export function fittedText(
  input: Pick<SceneInput, "base" | "garment" | "carry"> & {
    readonly art: Pick<TemplateArt, "slots">;
  },
  layer: TextLayer,
  designed: string,
  piece: Piece,
  draw: (text: string) => TextDrawing,
): FittedText {
  const base = input.base ?? input.garment;
  const own = base.pieces.find((one) => one.id === piece.id) ?? piece;
  const at = placeOfLayer(input, layer);
  const place = { x: at.x, y: at.y, rotation: layer.rotation };
  const limited = !sameOutline(own.safe, piece.safe) || layer.text !== designed;
  if (layer.role === undefined) {
    const drawing = draw(layer.text);
    const scale = limited ? scaleOf(layer, drawing, own, place, piece) : 1;
    const shown = Math.max(scale, smallestShrink);
    const fit = { condense: 1, scale: shown, way: 0, fits: scale >= smallestShrink };
    return { text: layer.text, drawing, fit, place };
  }
  const room = roomOf(input.art, base, layer);
  const plate = plateOf(input, layer);
  const share = limited ? safeShare(inRoom(draw(designed), layer, room), layer, own) : 0;
  const ways = [layer.text, ...twoLines(layer.text)];
  const drawings = ways.map(draw);
  const fit = fitText({
    ways: ways.length,
    least: leastScale(layer.size),
    fits: ({ way, ...shape }) => {
      const drawing = drawings[way];
      if (!drawing) return false;
      const drawn = { drawing, ...shape };
      return (
        hasRoom(drawn, layer, room) &&
        (shape.scale <= leastOnPlate || hasRoom(drawn, layer, plate)) &&
        (share === 0 || isSafe(smaller(drawn, share), place, piece))
      );
    },
  });
  const drawing = drawings[fit.way] ?? draw(layer.text);
  return { text: ways[fit.way] ?? layer.text, drawing, fit, place };
}

/** Whether a piece has the same room in both garments, whoever drafted them. */
function sameOutline(one: Path, other: Path): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every((command, at) => {
      const against = other[at] ?? [];
      return command.every((value, index) => {
        const wanted = against[index];
        if (typeof value !== "number" || typeof wanted !== "number") return value === wanted;
        return Math.abs(value - wanted) < slack;
      });
    })
  );
}

/** A drawing, squeezed and scaled. */
interface Drawn {
  readonly drawing: TextDrawing;
  readonly condense: number;
  readonly scale: number;
}

/** The design's own text as it stands in the base size. */
function inRoom(drawing: TextDrawing, layer: TextLayer, room: TextRoom | null): Drawn {
  const least = leastScale(layer.size);
  const fit = fitText({
    ways: 1,
    least,
    fits: (shape) => hasRoom({ drawing, ...shape }, layer, room),
  });
  return { drawing, ...fit };
}

/**
 * How much of itself a design's own text keeps inside the safe area: one that reaches beyond may go on doing
 * so, no further, and so may its riders' names. A hair beyond was not meant.
 */
function safeShare(own: Drawn, layer: TextLayer, piece: Piece): number {
  const place = { x: layer.x, y: layer.y, rotation: layer.rotation };
  const meant = 0.95;
  if (isSafe(smaller(own, meant), place, piece)) return 1;
  let [low, high] = [0, meant];
  for (let i = 0; i < 8; i += 1) {
    const middle = (low + high) / 2;
    if (isSafe(smaller(own, middle), place, piece)) low = middle;
    else high = middle;
  }
  return low;
}

function smaller(drawn: Drawn, share: number): Drawn {
  return { ...drawn, scale: drawn.scale * share };
}

function hasRoom(
  { drawing, condense, scale }: Drawn,
  layer: TextLayer,
  room: TextRoom | null,
): boolean {
  if (room === null) return true;
  const rim = rimOf(layer);
  const { left, right } = inkOf(drawing);
  const half = Math.max(-left, right, (drawing.width + rim) / 2);
  return (
    2 * half * condense * scale <= room.width + slack &&
    (drawing.height + rim) * scale <= room.height + slack
  );
}

/** Whether all ink lies inside the safe area of the piece. */
function isSafe({ drawing, condense, scale }: Drawn, place: TextPlace, piece: Piece): boolean {
  const ink = inkOf(drawing);
  const [width, height] = [
    (ink.right - ink.left) * condense * scale,
    (ink.bottom - ink.top) * scale,
  ];
  if (width <= 0 || height <= 0) return true;
  const middle = {
    width: (ink.left + ink.right) * condense * scale,
    height: (ink.top + ink.bottom) * scale,
  };
  return liesInside(
    { ...place, ...pointOf({ ...place, ...middle }, 1, 1), width, height },
    piece.safe,
  );
}

const inks = new WeakMap<TextDrawing, Box>();

/** Where a drawing's paint ends, outlines and shadow included. */
function inkOf(drawing: TextDrawing): Box {
  const known = inks.get(drawing);
  if (known) return known;
  const boxes = drawing.areas.map(({ path }) => pathBounds(path));
  const made = {
    left: Math.min(0, ...boxes.map(({ left }) => left)),
    top: Math.min(0, ...boxes.map(({ top }) => top)),
    right: Math.max(0, ...boxes.map(({ right }) => right)),
    bottom: Math.max(0, ...boxes.map(({ bottom }) => bottom)),
  };
  inks.set(drawing, made);
  return made;
}

/** How far text that is no name or number shrinks with its piece, by the frame of its letters. */
function scaleOf(
  layer: TextLayer,
  drawing: TextDrawing,
  designed: Piece,
  place: TextPlace,
  piece: Piece,
): number {
  const rim = rimOf(layer);
  const box = { width: drawing.width + rim, height: drawing.height + rim };
  const here = fitInside({ ...place, ...box }, piece.safe);
  const own = { x: layer.x, y: layer.y, rotation: layer.rotation };
  const there = fitInside({ ...own, ...box }, designed.safe);
  return there > 0 ? Math.min(1, here / there) : 1;
}

function shrinksOf(layer: TextLayer, { text, fit }: FittedText): SceneShrink[] {
  if (fit.scale > 0.999 && fit.condense > 0.999 && fit.way === 0) return [];
  return [
    {
      layer: layer.id,
      text,
      from: layer.size,
      to: layer.size * fit.scale,
      condensed: fit.condense,
    },
  ];
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
