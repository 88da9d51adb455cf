import type { ShapeRows } from "./shape-rows.ts";

/** Where a shape's grid corner lies on the roll, in cells. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The cells of a roll that are taken. For every cell the next taken one of its row is known, so that looking for room
 * steps over what is in the way instead of through it.
 */
export class RollGrid {
  readonly #columns: number;
  readonly #rows: number;
  /** Next taken column at or after each cell; `#columns` where there is none. One row has a place more. */
  readonly #next: Int16Array;
  /** Longest free stretch of each row: most rows are passed by without looking at their cells. */
  readonly #free: Int16Array;
  /** Where a shape found room last: there is none before it, for cells are never freed. */
  readonly #from = new Map<ShapeRows, number>();
  #length = 0;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#next = new Int16Array(rows * (columns + 1)).fill(columns);
    this.#free = new Int16Array(rows).fill(columns);
  }

  /** Rows up to the last taken one. */
  get length(): number {
    return this.#length;
  }

  /** The first room for a shape, nearest to the beginning of the roll, then to its left edge. Null when there is none. */
  findRoom(shape: ShapeRows): GridPlace | null {
    const last = Math.min(this.#rows - shape.rows.length, this.#length);
    const probe = probeOf(shape);
    for (let row = this.#from.get(shape) ?? 0; row <= last; row++) {
      if (!this.#mayHold(probe, row)) continue;
      const column = this.#roomInRow(shape, probe.order, row);
      if (column < 0) continue;
      this.#from.set(shape, row);
      return { row, column };
    }
    this.#from.set(shape, last + 1);
    return null;
  }

  take(shape: ShapeRows, { row, column }: GridPlace): void {
    const width = this.#columns + 1;
    shape.rows.forEach((runs, i) => {
      const start = (row + i) * width;
      for (const { from, to } of runs) {
        for (let x = from + column; x <= to + column; x++) this.#next[start + x] = x;
      }
      let next = this.#columns;
      let longest = 0;
      for (let x = this.#columns - 1; x >= 0; x--) {
        if (this.#next[start + x] === x) next = x;
        else {
          this.#next[start + x] = next;
          longest = Math.max(longest, next - x);
        }
      }
      this.#free[row + i] = longest;
    });
    this.#length = Math.max(this.#length, row + shape.rows.length);
  }

  /** Whether each row has a free stretch as long as the shape's longest there. */
  #mayHold({ order, needs }: Probe, row: number): boolean {
    for (const i of order) if ((this.#free[row + i] as number) < (needs[i] as number)) return false;
    return true;
  }

  /** The leftmost column where all rows are free; -1 when there is none. */
  #roomInRow(shape: ShapeRows, order: readonly number[], row: number): number {
    const width = this.#columns + 1;
    const limit = this.#columns - shape.columns;
    let column = 0;
    let clear = 0;
    let at = 0;
    // Goes round the rows until all of them, one after the other, were free at one column.
    while (clear < order.length) {
      const i = order[at] as number;
      const start = (row + i) * width;
      let moved = false;
      for (const { from, to } of shape.rows[i] ?? []) {
        const taken = this.#next[start + column + from] as number;
        if (taken > column + to) continue;
        column = this.#freeAfter(start, taken) - from;
        if (column > limit) return -1;
        moved = true;
      }
      clear = moved ? 0 : clear + 1;
      at = at + 1 === order.length ? 0 : at + 1;
    }
    return column;
  }

  /** The first free cell after a taken one. */
  #freeAfter(start: number, taken: number): number {
    let x = taken;
    while (x < this.#columns && this.#next[start + x] === x) x += 1;
    return x;
  }
}

interface Probe {
  /** Rows in the order in which they are looked at: from all over the shape first, so that a hindrance is met early. */
  readonly order: readonly number[];
  /** Longest stretch of each row. */
  readonly needs: readonly number[];
}

const probes = new WeakMap<ShapeRows, Probe>();

function probeOf(shape: ShapeRows): Probe {
  const known = probes.get(shape);
  if (known) return known;
  const order = new Set<number>();
  for (let step = 64; step >= 1; step /= 2) {
    for (let row = 0; row < shape.rows.length; row += step) order.add(row);
  }
  const needs = shape.rows.map((runs) => Math.max(0, ...runs.map(({ from, to }) => to - from + 1)));
  const probe = { order: [...order], needs };
  probes.set(shape, probe);
  return probe;
}
