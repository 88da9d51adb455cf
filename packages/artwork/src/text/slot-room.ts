import type { Garment, Piece } from "@holeshot/garments";
import type { TextLayer } from "@holeshot/design";
import { pointsBounds } from "@holeshot/geometry";
import type { Box, Point } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import type { TemplateArt, TemplateSlot } from "../template/types.ts";
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
  const slot = art.slots.find((one) => one.id === layer.id && one.piece === layer.piece);
  const piece = base.pieces.find((one) => one.id === layer.piece);
  if (!slot || !piece) return null;
  const enlarged = Math.max(1, (layer.size + rimOf(layer)) / slot.height);
  const { width, height } = roomAt(art, slot, piece);
  return { width: width * enlarged, height: height * enlarged };
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
function extentIn(slot: TemplateSlot, other: TemplateSlot): Box {
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) =>
      inSlot(slot, onPiece(other, { x: (i * other.width) / 2, y: (j * other.height) / 2 })),
    ),
  );
  return pointsBounds(corners);
}

function meets({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return left < x && right > -x && top < y && bottom > -y;
}

function onPiece({ x, y, rotation }: TemplateSlot, point: Point): Point {
  const turned = turn(point, rotation);
  return { x: x + turned.x, y: y + turned.y };
}

function inSlot({ x, y, rotation }: TemplateSlot, point: Point): Point {
  return turn({ x: point.x - x, y: point.y - y }, -rotation);
}

function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: cos * x - sin * y, y: sin * x + cos * y };
}
