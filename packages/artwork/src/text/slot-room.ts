import type { Garment, Piece } from "@holeshot/garments";
import type { TextLayer } from "@holeshot/design";
import type { Point } from "@holeshot/geometry";
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
  return { width: widthOf(art, slot, piece) * enlarged, height: slot.height * enlarged };
}

/** What a layer's outlines add to its width and height, mm. */
export function rimOf(layer: Pick<TextLayer, "stroke" | "strokes">): number {
  return 2 * outlinesOf(layer).reduce((sum, { width }) => sum + width, 0);
}

// Kits and pieces never change, and the editor asks for each layer at each move of the pointer.
const widths = new WeakMap<TemplateSlot, WeakMap<Piece, number>>();

function widthOf(art: Pick<TemplateArt, "slots">, slot: TemplateSlot, piece: Piece): number {
  const known = widths.get(slot) ?? new WeakMap<Piece, number>();
  widths.set(slot, known);
  const width = known.get(piece) ?? measuredWidth(art, slot, piece);
  known.set(piece, width);
  return width;
}

function measuredWidth(art: Pick<TemplateArt, "slots">, slot: TemplateSlot, piece: Piece): number {
  const safe = outlinesOfPath(piece.safe);
  let half = slot.width / 2;
  // By the millimetre from the kit's own width on: what lies beyond a notch in the safe area is no room.
  while (half < 1000 && endsInside(slot, half + 1, safe)) half += 1;
  const others = art.slots.filter((one) => one !== slot && one.piece === slot.piece);
  const free = Math.min(half, ...others.map((other) => reachTo(slot, other)));
  return 2 * Math.max(free, slot.width / 2);
}

/** Whether both ends of a box of this half width lie inside; `half` grows, so what lies between was looked at before. */
function endsInside(slot: TemplateSlot, half: number, safe: Outlines): boolean {
  return [-1, 1].every((end) =>
    [-1, -0.5, 0, 0.5, 1].every((row) =>
      isInside(onPiece(slot, { x: end * half, y: (row * slot.height) / 2 }), safe),
    ),
  );
}

/** How far the slot may reach to either side before it meets another one; infinite if that one is above or below. */
function reachTo(slot: TemplateSlot, other: TemplateSlot): number {
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) =>
      inSlot(slot, onPiece(other, { x: (i * other.width) / 2, y: (j * other.height) / 2 })),
    ),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const beside = Math.max(Math.min(...xs), -Math.max(...xs));
  const apart = Math.max(Math.min(...ys), -Math.max(...ys)) >= slot.height / 2;
  return apart || beside <= 0 ? Number.POSITIVE_INFINITY : beside - gap * slot.height;
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
