import fc from "fast-check";
import { expect, it } from "vitest";
import { RollGrid } from "./roll-grid.ts";
import type { ShapeRows } from "./shape-rows.ts";

/** A small shape: up to two stretches in each of its rows, with a gap between. */
const shape = fc
  .array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps): ShapeRows => {
    const rows = steps.map(([skip = 1, first = 1, gap, second]) => {
      const run = { from: skip - 1, to: skip - 2 + first };
      if (gap === undefined || second === undefined) return [run];
      return [run, { from: run.to + gap + 1, to: run.to + gap + second }];
    });
    const columns = Math.max(...rows.flatMap((runs) => runs.map(({ to }) => to + 1)));
    return { rows, columns, origin: { x: 0, y: 0 } };
  });

/** The same by looking at every cell. */
function plainGrid(columns: number, rows: number) {
  const taken = new Set<number>();
  let length = 0;
  const cells = (one: ShapeRows, row: number, column: number) =>
    one.rows.flatMap((runs, i) =>
      runs.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, x) => (row + i) * columns + column + from + x),
      ),
    );
  return {
    lay(one: ShapeRows) {
      for (let row = 0; row <= Math.min(rows - one.rows.length, length); row += 1)
        for (let column = 0; column <= columns - one.columns; column += 1) {
          const own = cells(one, row, column);
          if (own.some((cell) => taken.has(cell))) continue;
          for (const cell of own) taken.add(cell);
          length = Math.max(length, row + one.rows.length);
          return { row, column };
        }
      return null;
    },
    length: () => length,
  };
}

it("finds the first room as looking at every cell does, on a roll that was used before, too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(shape, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 3, max: 17 }),
      fc.integer({ min: 2, max: 20 }),
      (loads, columns, rows) => {
        const grid = new RollGrid(columns, rows);
        // The same shapes in another order, too: a roll remembers where each had room.
        for (const load of loads.flatMap((own) => [own, own.toReversed()])) {
          grid.clear();
          const plain = plainGrid(columns, rows);
          for (const one of load) {
            const place = grid.findRoom(one);
            if (place) grid.take(one, place);
            expect(place).toEqual(plain.lay(one));
          }
          expect(grid.length).toBe(plain.length());
        }
      },
    ),
    { numRuns: 400 },
  );
});
