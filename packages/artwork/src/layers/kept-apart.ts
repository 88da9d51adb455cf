import { carry as carryByHand, type Garment, type Piece } from "@holeshot/garments";
import { type Box, pathBounds, type PiecePoint, type Point } from "@holeshot/geometry";
import type { SceneInput } from "../scene-input.ts";
import type { TemplateArt, TemplateSlot } from "../template/types.ts";
import { liesInside, type TurnedBox } from "../text/fit-in-safe.ts";

type Way = NonNullable<SceneInput["carry"]>;
type Sources = Pick<SceneInput, "base" | "garment" | "carry"> & {
  readonly art: Pick<TemplateArt, "slots">;
};

/** A layer that may stand where the kit has a place for it. */
interface Standing {
  readonly id: string;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** Lettering this near to the kit's place stands on it, mm: what was moved by hand stays where it was put. */
export const onPlace = 1;
/** What is left free between places that a size or a neck has brought together, mm. */
const between = 3;
/** And between the lines of what a row has become, in heights of a line: their rims lie in it. */
const leading = 0.35;
/** What a set for youth makes of a kit's letters. */
const YOUTH = 0.8;
/** A neck pushes lettering down by steps of this, mm, and no further than that. */
const neck = { step: 2, most: 110 };

/** The way of what was placed by hand on a piece: down with a deeper neck, under which print goes on; undefined where all is drawn as it was placed. */
export function wayByHand(
  { base, garment, carry }: Pick<Sources, "base" | "garment" | "carry">,
  piece: string,
): ((point: PiecePoint) => PiecePoint) | undefined {
  if (!carry) return undefined;
  const cut = garment.pieces.find(({ id }) => id === piece)?.uncut;
  const way = cut && base ? carryByHand(base, garment) : carry;
  return (point) => way(piece, point);
}

/**
 * Where a layer stands on the garment that is drawn. Kit lettering that a deeper neck cuts into moves down below it,
 * and places that lie apart in the base size lie apart in every size and cut: sponsors of one row that have no room beside
 * each other stand below each other.
 */
export function placeOfLayer(
  input: Sources,
  { id, piece, x, y }: Standing,
): { readonly x: number; readonly y: number } {
  const { art, base, garment, carry } = input;
  if (!carry) return { x, y };
  const slot = art.slots.find((one) => one.id === id && one.piece === piece);
  if (!base || !slot || Math.hypot(slot.x - x, slot.y - y) > onPlace)
    return wayByHand(input, piece)?.({ x, y }) ?? { x, y };
  const at = carry(piece, { x, y });
  const shift = shiftsOn(art, base, garment, carry).get(slot);
  return shift ? { x: at.x + shift.x, y: at.y + shift.y } : at;
}

type Shifts = ReadonlyMap<TemplateSlot, Point>;
// Kits and garments never change, and every layer asks at every stroke.
const known = new WeakMap<TemplateArt["slots"], WeakMap<Garment, Shifts>>();

function shiftsOn(art: Pick<TemplateArt, "slots">, base: Garment, garment: Garment, carry: Way) {
  const byGarment = known.get(art.slots) ?? new WeakMap<Garment, Shifts>();
  known.set(art.slots, byGarment);
  const shifts = byGarment.get(garment) ?? measured(art.slots, base, garment, carry);
  byGarment.set(garment, shifts);
  return shifts;
}

function measured(
  slots: readonly TemplateSlot[],
  base: Garment,
  garment: Garment,
  carry: Way,
): Shifts {
  const shifts = new Map<TemplateSlot, Point>();
  for (const piece of garment.pieces) {
    const designed = base.pieces.find(({ id }) => id === piece.id);
    const own = slots
      .filter((slot) => slot.piece === piece.id)
      .map((slot) => ({ slot, at: carry(slot.piece, { x: slot.x, y: slot.y }) }))
      .toSorted((a, b) => a.slot.y - b.slot.y);
    if (!designed) continue;
    const placed: { slot: TemplateSlot; box: Box }[] = [];
    for (const one of own) {
      const { slot, at } = one;
      const x = columnOf(one, own);
      const place = { ...slot, x, y: at.y };
      // Words fit themselves to a child's body: its neck is not in the way of what they never cover.
      const shrunk = shrinkOf(designed, piece);
      const size = shrunk < YOUTH ? shrunk : 1;
      const fitted = { ...place, width: slot.width * size, height: slot.height * size };
      let down = belowNeck(slot, fitted, designed, piece);
      for (const above of placed) {
        const box = boxOf({ ...place, y: place.y + down });
        if (meet(boxOf(slot), boxOf(above.slot), 0) || !meet(box, above.box, between)) continue;
        const listed = x !== at.x && isBeside(slot, above.slot);
        down += above.box.bottom + (listed ? leading * slot.height : between) - box.top;
      }
      const kept = withinSafe(place, down, piece);
      shifts.set(slot, { x: x - at.x, y: kept });
      placed.push({ slot, box: boxOf({ ...place, y: place.y + kept }) });
    }
  }
  return shifts;
}

interface Carried {
  readonly slot: TemplateSlot;
  readonly at: Point;
}

/**
 * Where across its piece a place stands: as cloth has carried it, or, where the sponsors of its row have run into each
 * other, in the middle of that row, so that what stands below each other is a list and no stair.
 */
function columnOf(one: Carried, own: readonly Carried[]): number {
  const row = own.filter((other) => isBeside(one.slot, other.slot));
  const met = row.some((a, i) =>
    row
      .slice(i + 1)
      .some((b) => meet(boxOf({ ...a.slot, ...a.at }), boxOf({ ...b.slot, ...b.at }), between)),
  );
  if (!met) return one.at.x;
  const xs = row.map(({ at }) => at.x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

/** Upright sponsors of about one height, drawn in one row. */
function isBeside(a: TemplateSlot, b: TemplateSlot): boolean {
  const alike = [a, b].every(({ role, rotation }) => role === "sponsor" && rotation === 0);
  const low = Math.min(a.height, b.height);
  return alike && Math.abs(a.y - b.y) < low / 2 && Math.max(a.height, b.height) < 1.3 * low;
}

/** How tall a piece is beside the one that was designed on; 1 on larger ones, whose lettering does not grow. */
function shrinkOf(designed: Piece, piece: Piece): number {
  const tall = ({ safe }: Piece): number => {
    const { top, bottom } = pathBounds(safe);
    return bottom - top;
  };
  return Math.min(1, tall(piece) / tall(designed));
}

/** How far down a place must go for the neck not to cut into its upper edge; 0 where it does not, or nothing helps. */
function belowNeck(slot: TurnedBox, place: TurnedBox, designed: Piece, piece: Piece): number {
  const top = (box: TurnedBox, safe: Piece["safe"]) =>
    liesInside({ ...box, y: boxOf(box).top, width: box.width * 0.9, height: 1, rotation: 0 }, safe);
  if (!top(slot, designed.safe) || top(place, piece.safe)) return 0;
  for (let down = neck.step; down <= neck.most; down += neck.step)
    if (top({ ...place, y: place.y + down }, piece.safe)) return down;
  return 0;
}

/** As much of a move as keeps inside the safe area what was inside, of lettering as wide as a youth's. */
function withinSafe(place: TurnedBox, down: number, piece: Piece): number {
  const narrow = (box: TurnedBox) => ({ ...box, width: box.width * YOUTH });
  if (down === 0 || !liesInside(narrow(place), piece.safe)) return down;
  for (let kept = down; kept > 0; kept -= 1)
    if (liesInside(narrow({ ...place, y: place.y + kept }), piece.safe)) return kept;
  return 0;
}

function boxOf({ x, y, width, height, rotation }: TurnedBox): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [wide, high] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function meet(a: Box, b: Box, apart: number): boolean {
  return (
    a.left < b.right + apart &&
    b.left < a.right + apart &&
    a.top < b.bottom + apart &&
    b.top < a.bottom + apart
  );
}
