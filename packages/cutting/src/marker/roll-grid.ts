import type { ShapeRows } from "./shape-rows.ts";

/** Where a shape's grid corner lies on the roll, in cells. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The cells of a roll that are taken. Each cell knows where its row goes on otherwise, so that looking for room steps
 * over what is in the way instead of through it. Laying is tried thousands of times: a roll is cleared and used again.
 */
export class RollGrid {
  readonly #columns: number;
  readonly #rows: number;
  /**
   * Of a free cell the next taken column, `#columns` where there is none; of a taken cell the next free one, as what
   * `~` makes of it. One row has a place more, which is free.
   */
  readonly #jump: Int16Array;
  /** Longest free stretch of each row: most rows are passed by without looking at their cells. */
  readonly #free: Int16Array;
  /** Where a shape found room last: there is none before it, for cells are never freed. */
  readonly #from = new Map<ShapeRows, number>();
  #length = 0;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#jump = new Int16Array(rows * (columns + 1)).fill(columns);
    this.#free = new Int16Array(rows).fill(columns);
  }

  /** Rows up to the last taken one. */
  get length(): number {
    return this.#length;
  }

  /** Frees every cell. */
  clear(): void {
    this.#jump.fill(this.#columns, 0, this.#length * (this.#columns + 1));
    this.#free.fill(this.#columns, 0, this.#length);
    this.#from.clear();
    this.#length = 0;
  }

  /** The first room for a shape, nearest to the beginning of the roll, then to its left edge. Null when there is none. */
  findRoom(shape: ShapeRows): GridPlace | null {
    if (shape.columns > this.#columns) return null;
    const last = Math.min(this.#rows - shape.rows.length, this.#length);
    const probe = probeOf(shape);
    for (let row = this.#from.get(shape) ?? 0; row <= last; row++) {
      if (!this.#mayHold(probe, row)) continue;
      const column = this.#roomInRow(probe, row);
      if (column < 0) continue;
      this.#from.set(shape, row);
      return { row, column };
    }
    this.#from.set(shape, last + 1);
    return null;
  }

  /** Takes the cells of a shape where there is room for it. */
  take(shape: ShapeRows, { row, column }: GridPlace): void {
    const { runs, starts } = probeOf(shape);
    for (let i = 0; i < shape.rows.length; i++) {
      const start = (row + i) * (this.#columns + 1);
      for (let at = starts[i] as number; at < (starts[i + 1] as number); at += 2)
        this.#takeRun(start, (runs[at] as number) + column, (runs[at + 1] as number) + column);
      this.#free[row + i] = this.#longestFree(start);
    }
    this.#length = Math.max(this.#length, row + shape.rows.length);
  }

  #takeRun(start: number, from: number, to: number): void {
    const jump = this.#jump;
    const after = jump[start + to + 1] as number;
    const end = after < 0 ? after : ~(to + 1);
    jump.fill(end, start + from, start + to + 1);
    let x = start + from - 1;
    // What is taken just before goes on to the same end; what is free just before ends here.
    if (x >= start && (jump[x] as number) < 0)
      for (; x >= start && (jump[x] as number) < 0; x--) jump[x] = end;
    else for (; x >= start && (jump[x] as number) >= 0; x--) jump[x] = from;
  }

  #longestFree(start: number): number {
    let longest = 0;
    for (let x = 0; x < this.#columns;) {
      const next = this.#jump[start + x] as number;
      if (next >= 0) longest = Math.max(longest, next - x);
      x = next < 0 ? ~next : next;
    }
    return longest;
  }

  /** Whether each row has a free stretch as long as the shape's longest there. */
  #mayHold({ order, needs }: Probe, row: number): boolean {
    for (let at = 0; at < order.length; at++) {
      const i = order[at] as number;
      if ((this.#free[row + i] as number) < (needs[i] as number)) return false;
    }
    return true;
  }

  /** The leftmost column where all rows are free; -1 when there is none. */
  #roomInRow({ order, runs, starts, columns }: Probe, row: number): number {
    const jump = this.#jump;
    const width = this.#columns + 1;
    const limit = this.#columns - columns;
    let column = 0;
    let clear = 0;
    let at = 0;
    // Goes round the rows until all of them, one after the other, were free at one column.
    while (clear < order.length) {
      const i = order[at] as number;
      const start = (row + i) * width;
      const end = starts[i + 1] as number;
      let moved = false;
      for (let run = starts[i] as number; run < end; run += 2) {
        const from = runs[run] as number;
        let next = jump[start + column + from] as number;
        if (next >= 0) {
          if (next > column + (runs[run + 1] as number)) continue;
          next = jump[start + next] as number;
        }
        column = ~next - from;
        if (column > limit) return -1;
        moved = true;
      }
      clear = moved ? 0 : clear + 1;
      at = at + 1 === order.length ? 0 : at + 1;
    }
    return column;
  }
}

/** A shape as the grid looks at it: thousands of times, so as plain numbers. */
interface Probe {
  /** Rows in the order in which they are looked at: from all over the shape first, so that a hindrance is met early. */
  readonly order: Int16Array;
  /** Longest stretch of each row. */
  readonly needs: Int16Array;
  /** First and last column of each stretch, row by row. */
  readonly runs: Int16Array;
  /** Where each row's begin in `runs`, and where the last one's end. */
  readonly starts: Int32Array;
  readonly columns: number;
}

const probes = new WeakMap<ShapeRows, Probe>();

function probeOf(shape: ShapeRows): Probe {
  const known = probes.get(shape);
  if (known) return known;
  const { rows, columns } = shape;
  const order = new Set<number>();
  for (let step = 64; step >= 1; step /= 2) {
    for (let row = 0; row < rows.length; row += step) order.add(row);
  }
  const starts = new Int32Array(rows.length + 1);
  for (const [i, runs] of rows.entries()) starts[i + 1] = (starts[i] as number) + 2 * runs.length;
  const probe = {
    order: Int16Array.from(order),
    needs: Int16Array.from(rows, (runs) =>
      Math.max(0, ...runs.map(({ from, to }) => to - from + 1)),
    ),
    runs: Int16Array.from(rows.flatMap((runs) => runs.flatMap(({ from, to }) => [from, to]))),
    starts,
    columns,
  };
  probes.set(shape, probe);
  return probe;
}
