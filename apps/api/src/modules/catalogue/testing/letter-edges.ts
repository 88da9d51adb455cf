import type { PieceScene, SceneItem } from "@holeshot/artwork";

/** Places of a letter's edge with the letter's colour on one side and another on the other. */
interface Beside {
  readonly letter: string;
  readonly seen: string;
  readonly places: number;
}

/** The edge of one letter: its places by what is seen beside it. */
export interface LetterEdge {
  readonly beside: readonly Beside[];
}

type Side = readonly [x1: number, y1: number, x2: number, y2: number];
type Paths = readonly (readonly [string, ...number[]])[];

/** One paint of a piece as the straight sides of its path. */
interface Painted {
  readonly layer: string;
  readonly colour: string;
  readonly sides: readonly Side[];
}

/** All that a piece is painted with, in order, from the bare cloth up. */
export interface Paints {
  readonly ground: string;
  readonly fills: readonly Painted[];
}

const curveSteps = 8;
/** Cells of the grid to a letter's height. */
const fineness = 36;

export function paintsOf({ ground, layers }: PieceScene): Paints {
  const fills = layers.flatMap(({ layer, items }) =>
    items.map((item) => ({ layer, ...knownSides(item) })),
  );
  return { ground, fills };
}

const known = new WeakMap<SceneItem, Omit<Painted, "layer">>();

/** Scenes that share a memo share what did not change. */
function knownSides(item: SceneItem): Omit<Painted, "layer"> {
  const sides = known.get(item) ?? sidesOf(item);
  known.set(item, sides);
  return sides;
}

function sidesOf(item: SceneItem): Omit<Painted, "layer"> {
  if (item.kind !== "fill" || typeof item.paint !== "string" || item.opacity < 1)
    throw new Error("a kit is plain fills");
  const sides: Side[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nx: number, ny: number) => {
    if (ny !== y) sides.push([x, y, nx, ny]);
    [x, y] = [nx, ny];
  };
  for (const [letter, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] of item.path as Paths) {
    if (letter === "M") [x, y, startX, startY] = [x1, y1, x1, y1];
    else if (letter === "L") to(x1, y1);
    else if (letter === "Z") to(startX, startY);
    else {
      const [x0, y0] = [x, y];
      for (let i = 1; i <= curveSteps; i += 1) {
        const [t, u] = [i / curveSteps, 1 - i / curveSteps];
        const mix = (a: number, b: number, c: number, d: number) =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        to(mix(x0, x1, x2, x3), mix(y0, y1, y2, y3));
      }
    }
  }
  return { colour: item.paint, sides };
}

/** A grid of cells over a box; each holds the number of the last fill that covers its middle, 0 for none. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly at: Int16Array;
}

/** Counts windings row by row, at the middles of the cells. */
function paint(grid: Grid, { sides }: Painted, as: number): void {
  const { left, top, cell, columns, rows, at } = grid;
  const crossings: [x: number, turn: number][][] = [];
  for (const [x1, y1, x2, y2] of sides) {
    const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
    const first = Math.max(0, Math.ceil((low - top) / cell - 0.5));
    const last = Math.min(rows - 1, Math.ceil((high - top) / cell - 0.5) - 1);
    for (let row = first; row <= last; row += 1) {
      const y = top + (row + 0.5) * cell;
      (crossings[row] ??= []).push([x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), y2 > y1 ? 1 : -1]);
    }
  }
  crossings.forEach((row, nth) => {
    row.sort((a, b) => a[0] - b[0]);
    let turns = 0;
    row.forEach(([x, turn], i) => {
      turns += turn;
      const next = row[i + 1];
      if (turns === 0 || !next) return;
      const from = Math.max(0, Math.ceil((x - left) / cell - 0.5));
      const to = Math.min(columns, Math.ceil((next[0] - left) / cell - 0.5));
      if (from < to) at.fill(as, nth * columns + from, nth * columns + to);
    });
  });
}

/**
 * Edges of a text's letters, `height` mm high, as they lie on what is painted below them, their own outlines and shadow
 * among it. Letters that touch are one. What is smaller than a twentieth of a letter's square, a dot, is left out.
 */
export function letterEdges(
  { ground, fills }: Paints,
  layer: string,
  height: number,
): LetterEdge[] {
  const last = fills.findLastIndex((fill) => fill.layer === layer);
  const face = fills[last];
  if (!face || face.sides.length === 0) return [];
  const cell = Math.max(0.2, height / fineness);
  const below = fills.slice(0, last + 1);
  const bold = below.filter((fill) => fill.layer === layer && fill.colour === face.colour);
  const grid = gridOver(
    bold.flatMap(({ sides }) => sides),
    cell,
  );
  below.forEach((fill, i) => paint(grid, fill, i + 1));
  const seen = Array.from(grid.at, (as) => below[as - 1]?.colour ?? ground);
  // Outlines in the letters' own colour make them bolder: they are letter too.
  const isLetter = grid.at.map((as) => {
    const fill = below[as - 1];
    return fill?.layer === layer && fill.colour === face.colour ? 1 : 0;
  });
  return partsOf(isLetter, grid.columns)
    .filter(({ length }) => length * cell * cell > (height * height) / 20)
    .map((cells) => edgeOf(cells, isLetter, seen, grid.columns));
}

function gridOver(sides: readonly Side[], cell: number): Grid {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x1, y1, x2, y2] of sides) {
    [left, right] = [Math.min(left, x1, x2), Math.max(right, x1, x2)];
    [top, bottom] = [Math.min(top, y1, y2), Math.max(bottom, y1, y2)];
  }
  const columns = Math.ceil((right - left) / cell) + 4;
  const rows = Math.ceil((bottom - top) / cell) + 4;
  const at = new Int16Array(columns * rows);
  return { left: left - 2 * cell, top: top - 2 * cell, cell, columns, rows, at };
}

/** Cells that hang together, corners too. */
function partsOf(isLetter: Int16Array, columns: number): number[][] {
  const open = Uint8Array.from(isLetter);
  const parts: number[][] = [];
  for (let start = 0; start < open.length; start += 1) {
    if (open[start] !== 1) continue;
    const part = [start];
    open[start] = 0;
    for (let i = 0; i < part.length; i += 1)
      for (const step of [
        -columns - 1,
        -columns,
        -columns + 1,
        -1,
        1,
        columns - 1,
        columns,
        columns + 1,
      ]) {
        const next = (part[i] ?? 0) + step;
        if (open[next] !== 1) continue;
        open[next] = 0;
        part.push(next);
      }
    parts.push(part);
  }
  return parts;
}

function edgeOf(
  cells: readonly number[],
  isLetter: Int16Array,
  seen: readonly string[],
  columns: number,
): LetterEdge {
  const counts = new Map<string, Map<string, number>>();
  for (const cell of cells)
    for (const step of [-columns, -1, 1, columns]) {
      if (isLetter[cell + step] === 1) continue;
      const [letter = "", other = ""] = [seen[cell], seen[cell + step]];
      const own = counts.get(letter) ?? new Map<string, number>();
      if (own.size === 0) counts.set(letter, own);
      own.set(other, (own.get(other) ?? 0) + 1);
    }
  const beside = [...counts].flatMap(([letter, own]): Beside[] =>
    [...own].map(([other, places]) => ({ letter, seen: other, places })),
  );
  return { beside };
}
