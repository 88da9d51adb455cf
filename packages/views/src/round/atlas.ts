import type { Model } from "../model/model.ts";

/** Where a piece's artwork lies in one picture for all pieces of a garment. */
export interface AtlasSlot {
  readonly piece: string;
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Piece millimetres of the slot's top left corner. */
  readonly left: number;
  readonly top: number;
}

/** A square picture of all pieces of a garment, upright and in one scale. */
export interface Atlas {
  /** Side of the square, pixels. */
  readonly side: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly slots: readonly AtlasSlot[];
}

/** Side of every atlas, pixels; smaller pictures of it are made from its places. */
export const atlasSide = 2048;
/** Cloth round a piece that smaller copies of the picture mix in, pixels. */
const margin = 6;
/** As near as the scale is found. */
const rounds = 18;

/** Lays a garment's pieces into a square as large as they go. The same model always gives the same atlas. */
export function layAtlas(model: Model): Atlas {
  const side = atlasSide;
  const boxes = boxesOf(model);
  let [low, high] = [0, 16];
  let found: readonly AtlasSlot[] | null = null;
  for (let round = 0; round < rounds || !found; round++) {
    const scale = (low + high) / 2;
    const slots = shelves(boxes, scale, side);
    if (slots) [found, low] = [slots, scale];
    else high = scale;
    if (high < 1e-6) throw new RangeError("An atlas has no room for these pieces");
  }
  return { side, scale: low, slots: found };
}

interface Box {
  readonly piece: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOf({ pieces }: Model): readonly Box[] {
  const boxes = new Map<string, Box>();
  for (const { piece, millimetres } of pieces) {
    const box = boxes.get(piece) ?? {
      piece,
      left: Infinity,
      top: Infinity,
      right: -Infinity,
      bottom: -Infinity,
    };
    for (let i = 0; i < millimetres.length; i += 2) {
      box.left = Math.min(box.left, millimetres[i] as number);
      box.right = Math.max(box.right, millimetres[i] as number);
      box.top = Math.min(box.top, millimetres[i + 1] as number);
      box.bottom = Math.max(box.bottom, millimetres[i + 1] as number);
    }
    boxes.set(piece, box);
  }
  // The tallest first; of equals the one whose name comes first.
  return [...boxes.values()].toSorted(
    (a, b) => b.bottom - b.top - (a.bottom - a.top) || (a.piece < b.piece ? -1 : 1),
  );
}

/** Rows of pieces from the top; each piece goes into the first row that has room. Null when there is none. */
function shelves(boxes: readonly Box[], scale: number, side: number): readonly AtlasSlot[] | null {
  const rows: { y: number; height: number; used: number }[] = [];
  let below = 0;
  const slots: AtlasSlot[] = [];
  for (const { piece, left, top, right, bottom } of boxes) {
    const width = Math.ceil((right - left) * scale) + 2 * margin;
    const height = Math.ceil((bottom - top) * scale) + 2 * margin;
    let row = rows.find(({ used, height: high }) => used + width <= side && height <= high);
    if (!row) {
      row = { y: below, height, used: 0 };
      rows.push(row);
      below += height;
    }
    if (width > side || below > side) return null;
    const at = { left: left - margin / scale, top: top - margin / scale };
    slots.push({ piece, x: row.used, y: row.y, width, height, ...at });
    row.used += width;
  }
  return slots;
}

/** Where each corner of a piece lies in the atlas, in shares of its side from the top left. */
export function atlasPlaces(
  { side, scale, slots }: Atlas,
  { piece, millimetres }: Model["pieces"][number],
): Float32Array {
  const slot = slots.find((one) => one.piece === piece);
  if (!slot) throw new RangeError(`The atlas has no ${piece}`);
  return millimetres.map((value, i) =>
    i % 2 === 0
      ? (slot.x + (value - slot.left) * scale) / side
      : (slot.y + (value - slot.top) * scale) / side,
  );
}
