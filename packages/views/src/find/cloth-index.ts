import type { Box } from "@holeshot/geometry";
import type { Borders, ViewTable } from "../types.ts";

/** Side of a cell of the index, piece millimetres. */
const cell = 8;

/** Where the places of one piece are seen: its pixels by cells of piece millimetres. */
export interface ClothIndex {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of cell k are `pixels[starts[k]]` to before `pixels[starts[k + 1]]`. */
  readonly starts: Uint32Array;
  readonly pixels: Uint32Array;
}

/** Of each piece of a table in its order; null where none of it is seen. Plain data, so that one thread can make it for another. */
export type TableIndex = readonly (ClothIndex | null)[];

const made = new WeakMap<ViewTable, TableIndex>();

/** What `project` and `shownRect` look places up in; made when first asked for, 20 to 50 ms of work for a large picture. */
export function tableIndex(table: ViewTable): TableIndex {
  const known = made.get(table) ?? makeIndexes(table);
  made.set(table, known);
  return known;
}

/** Tells the index of a table that another thread made with `tableIndex`. */
export function keepTableIndex(table: ViewTable, index: TableIndex): void {
  made.set(table, index);
}

/** The index of a piece by its number in the table; null when the table does not show it. */
export function clothIndex(table: ViewTable, number: number): ClothIndex | null {
  return tableIndex(table)[number - 1] ?? null;
}

const byPiece = new WeakMap<Borders, Map<number, Uint32Array>>();

/** Where in the borders a piece is the lesser part: a drag asks at every frame, and all of them would be too many. */
export function borderPlaces(borders: Borders, number: number): Uint32Array {
  const known = byPiece.get(borders) ?? new Map<number, Uint32Array>();
  byPiece.set(borders, known);
  const places = known.get(number) ?? Uint32Array.from(placesOf(borders.piece, number));
  known.set(number, places);
  return places;
}

function* placesOf(pieces: Borders["piece"], number: number): Generator<number> {
  for (let k = 0; k < pieces.length; k++) if (pieces[k] === number) yield k;
}

/** Number of the piece whose outer face a pixel shows, or 0. */
export function shownPiece({ piece, coverage, inside }: ViewTable, i: number): number {
  return coverage[i] === 0 || inside?.[i] === 1 ? 0 : (piece[i] as number);
}

function makeIndexes(table: ViewTable): (ClothIndex | null)[] {
  const { x, y } = table;
  const indexes = boxes(table).map(({ count, box }) =>
    count === 0 ? null : blankIndex(box, count),
  );
  for (let i = 0; i < x.length; i++) {
    const index = indexes[shownPiece(table, i) - 1];
    if (!index) continue;
    const k = cellAt(index, x[i] as number, y[i] as number) + 1;
    index.starts[k] = (index.starts[k] as number) + 1;
  }
  const filled = indexes.map((index) => {
    if (!index) return null;
    const { starts } = index;
    for (let k = 1; k < starts.length; k++) {
      starts[k] = (starts[k] as number) + (starts[k - 1] as number);
    }
    return starts.slice();
  });
  for (let i = 0; i < x.length; i++) {
    const number = shownPiece(table, i);
    const index = indexes[number - 1];
    const next = filled[number - 1];
    if (!index || !next) continue;
    const k = cellAt(index, x[i] as number, y[i] as number);
    index.pixels[next[k] as number] = i;
    next[k] = (next[k] as number) + 1;
  }
  return indexes;
}

function boxes(table: ViewTable): { count: number; box: Box }[] {
  const none = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const found = table.pieces.map(() => ({ count: 0, ...none }));
  for (let i = 0; i < table.x.length; i++) {
    const one = found[shownPiece(table, i) - 1];
    if (!one) continue;
    const [x, y] = [table.x[i] as number, table.y[i] as number];
    one.count++;
    if (x < one.left) one.left = x;
    if (x > one.right) one.right = x;
    if (y < one.top) one.top = y;
    if (y > one.bottom) one.bottom = y;
  }
  return found.map(({ count, ...box }) => ({ count, box }));
}

function blankIndex(box: Box, count: number): ClothIndex {
  const columns = Math.floor((box.right - box.left) / cell) + 1;
  const rows = Math.floor((box.bottom - box.top) / cell) + 1;
  const starts = new Uint32Array(columns * rows + 1);
  return { box, columns, rows, starts, pixels: new Uint32Array(count) };
}

function cellAt({ box, columns }: ClothIndex, x: number, y: number): number {
  return Math.floor((y - box.top) / cell) * columns + Math.floor((x - box.left) / cell);
}

/** Calls `visit` with every pixel of the cells that touch a box of piece millimetres. */
export function visitBox(
  { box, columns, rows, starts, pixels }: ClothIndex,
  wanted: Box,
  visit: (pixel: number) => void,
): void {
  const first = Math.max(0, Math.floor((wanted.left - box.left) / cell));
  const last = Math.min(columns - 1, Math.floor((wanted.right - box.left) / cell));
  const end = Math.min(rows - 1, Math.floor((wanted.bottom - box.top) / cell));
  if (first > last) return;
  for (let row = Math.max(0, Math.floor((wanted.top - box.top) / cell)); row <= end; row++) {
    const to = starts[row * columns + last + 1] as number;
    for (let k = starts[row * columns + first] as number; k < to; k++) visit(pixels[k] as number);
  }
}
