import type { Garment, Piece } from "@holeshot/garments";
import type { TextLayer } from "@holeshot/design";
import { distance, pointsBounds } from "@holeshot/geometry";
import type { Box, Point } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import type { SceneInput } from "../scene-input.ts";
import type { TemplateArt, TemplateSlot } from "../template/types.ts";
import { pointOf } from "./fit-in-safe.ts";
import { outlinesOf } from "./text-rings.ts";

/** How far a name or number may reach, mm of the base size, outlines included, before it is turned. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
}

/** What is left free between a name and the kit's next text or sponsor, as a share of the place's height. */
const gap = 0.1;

/**
 * The room a kit gives a name or number: as wide as the piece's safe area and the kit's other places leave
 * it, and wider with lettering that was made larger than the kit has it. Null for text of any other kind,
 * and where the kit has no place of that name on that piece. `base` is the garment the design was placed on.
 */
export function roomOf(
  art: Pick<TemplateArt, "slots">,
  base: Pick<Garment, "pieces">,
  layer: Pick<TextLayer, "id" | "piece" | "role" | "size" | "stroke" | "strokes">,
): TextRoom | null {
  if (layer.role === undefined) return null;
  const slot = slotOf(art, layer);
  const piece = base.pieces.find((one) => one.id === layer.piece);
  if (!slot || !piece) return null;
  const kits = Math.max(slot.height, slot.lettered ?? 0);
  const enlarged = Math.max(1, (layer.size + rimOf(layer)) / kits);
  const { width, height } = roomAt(art, slot, piece);
  return { width: width * enlarged, height: height * enlarged };
}

/**
 * The room that its plate leaves a number on the garment that is drawn: a plate goes with the cloth and becomes narrower, letters
 * do not. As with all room, lettering that was made larger than the kit's has it enlarged.
 */
export function plateOf(
  { art, carry }: Pick<SceneInput, "carry"> & { readonly art: Pick<TemplateArt, "slots"> },
  layer: Pick<TextLayer, "id" | "piece" | "size" | "on_plate">,
): TextRoom | null {
  const slot = slotOf(art, layer);
  if (!slot?.plate || !layer.on_plate) return null;
  const at = (i: number, j: number) => {
    const { x, y } = pointOf({ ...slot, ...slot.plate }, i, j);
    return carry ? carry(slot.piece, { x, y }) : { x, y };
  };
  const { width, height, emblem } = slot.plate;
  const enlarged = Math.max(1, layer.size / slot.height);
  const across = (distance(at(-1, 0), at(1, 0)) / width) * enlarged;
  const down = (distance(at(0, -1), at(0, 1)) / height) * enlarged;
  const least = emblem ? Math.min(across, down) : Infinity;
  return { width: width * Math.min(across, least), height: height * Math.min(down, least) };
}

/** The place of the kit that a text stands in. */
export function slotOf(
  { slots }: Pick<TemplateArt, "slots">,
  { id, piece }: Pick<TextLayer, "id" | "piece">,
): TemplateSlot | undefined {
  return slots.find((one) => one.id === id && one.piece === piece);
}

/** What a layer's outlines add to its width and height, mm. */
export function rimOf(layer: Pick<TextLayer, "stroke" | "strokes">): number {
  return 2 * outlinesOf(layer).reduce((sum, { width }) => sum + width, 0);
}

// Kits and pieces never change, and the editor asks for each layer at each move of the pointer.
const rooms = new WeakMap<TemplateSlot, WeakMap<Piece, TextRoom>>();

function roomAt(art: Pick<TemplateArt, "slots">, slot: TemplateSlot, piece: Piece): TextRoom {
  const known = rooms.get(slot) ?? new WeakMap<Piece, TextRoom>();
  rooms.set(slot, known);
  const room = known.get(piece) ?? measuredRoom(art, slot, piece);
  known.set(piece, room);
  return room;
}

/** As wide as a line of the kit's own height may be; then as high as the kit's own width may be. */
function measuredRoom(art: Pick<TemplateArt, "slots">, slot: TemplateSlot, piece: Piece): TextRoom {
  const safe = outlinesOfPath(piece.safe);
  const others = art.slots
    .filter((one) => one !== slot && one.piece === slot.piece)
    .map((other) => extentIn(slot, other));
  const margin = gap * slot.height;
  const [halfWidth, halfHeight] = [slot.width / 2, slot.height / 2];
  const wide = grown(
    halfWidth,
    (half) =>
      sidesInside(slot, half, halfHeight, safe) &&
      others.every((other) => !meets(other, half + margin, halfHeight)),
  );
  const high = grown(
    halfHeight,
    (half) =>
      sidesInside(slot, halfWidth, half, safe) &&
      others.every((other) => !meets(other, wide, half + margin)),
  );
  return { width: 2 * wide, height: 2 * high };
}

/** By the millimetre from the kit's own measure on: what lies beyond a notch in the safe area is no room. */
function grown(from: number, fits: (half: number) => boolean): number {
  let half = from;
  while (half < 1000 && fits(half + 1)) half += 1;
  return half;
}

/** Whether a box's rim lies inside. Boxes grow, so what lies within was looked at before. */
function sidesInside(slot: TemplateSlot, x: number, y: number, safe: Outlines): boolean {
  return [-1, -0.5, 0, 0.5, 1].every((at) =>
    [
      { x: -x, y: at * y },
      { x, y: at * y },
      { x: at * x, y: -y },
      { x: at * x, y },
    ].every((point) => isInside(onPiece(slot, point), safe)),
  );
}

/** Where another place lies, seen from the middle of a slot along its letters. */
export function extentIn(slot: TemplateSlot, other: TemplateSlot): Box {
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j) => inSlot(slot, pointOf(other, i, j))));
  return pointsBounds(corners);
}

function meets({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return left < x && right > -x && top < y && bottom > -y;
}

function onPiece(slot: TemplateSlot, { x, y }: Point): Point {
  return pointOf({ ...slot, width: 2 * x, height: 2 * y }, 1, 1);
}

function inSlot({ x, y, rotation }: TemplateSlot, point: Point): Point {
  const off = { width: 2 * (point.x - x), height: 2 * (point.y - y) };
  return pointOf({ x: 0, y: 0, rotation: -rotation, ...off }, 1, 1);
}
