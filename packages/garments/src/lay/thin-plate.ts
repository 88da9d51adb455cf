import type { Point } from "@holeshot/geometry";

/**
 * The smoothest map of the plane that carries each source point onto its target: a thin plate spline
 * (Duchon 1977). It passes through every pair; between them it bends as little as it can.
 * Throws when the points lie on one line.
 */
export function thinPlate(
  source: readonly Point[],
  target: readonly Point[],
): (point: Point) => Point {
  const count = source.length;
  const [wx, wy] = solve(matrixOf(source), [target.map((p) => p.x), target.map((p) => p.y)]) as [
    Float64Array,
    Float64Array,
  ];
  const xs = Float64Array.from(source, (p) => p.x);
  const ys = Float64Array.from(source, (p) => p.y);
  const w = (weights: Float64Array, i: number) => weights[i] as number;
  return ({ x, y }) => {
    let u = w(wx, count) + w(wx, count + 1) * x + w(wx, count + 2) * y;
    let v = w(wy, count) + w(wy, count + 1) * x + w(wy, count + 2) * y;
    for (let i = 0; i < count; i++) {
      const bend = kernel((x - w(xs, i)) ** 2 + (y - w(ys, i)) ** 2);
      u += w(wx, i) * bend;
      v += w(wy, i) * bend;
    }
    return { x: u, y: v };
  };
}

/** r² log r², up to a factor. */
function kernel(square: number): number {
  return square < 1e-12 ? 0 : square * Math.log(square);
}

function matrixOf(source: readonly Point[]): Float64Array[] {
  const count = source.length;
  const rows = source.map((p, i) => {
    const row = new Float64Array(count + 3);
    source.forEach((q, j) => (row[j] = i === j ? 0 : kernel((p.x - q.x) ** 2 + (p.y - q.y) ** 2)));
    row.set([1, p.x, p.y], count);
    return row;
  });
  const foot = [0, 1, 2].map(() => new Float64Array(count + 3));
  source.forEach((p, i) =>
    [1, p.x, p.y].forEach((value, k) => ((foot[k] as Float64Array)[i] = value)),
  );
  return [...rows, ...foot];
}

/** Takes so much of the pivot's row from another that nothing is left in the column. */
function takeShare(row: Float64Array, pivot: Float64Array, column: number): void {
  const share = (row[column] as number) / (pivot[column] as number);
  if (share === 0) return;
  for (let j = column; j < row.length; j++)
    row[j] = (row[j] as number) - share * (pivot[j] as number);
}

/** A row's right side without what the answers after `from` take of it. */
function restOf(row: Float64Array, side: number, answer: Float64Array, from: number): number {
  let rest = row[side] as number;
  for (let j = from + 1; j < answer.length; j++) rest -= (row[j] as number) * (answer[j] as number);
  return rest;
}

/** Row of the column's largest number, from the diagonal on. */
function largest(table: readonly Float64Array[], column: number): number {
  let best = column;
  let high = Math.abs(table[column]?.[column] as number);
  for (let r = column + 1; r < table.length; r++) {
    const own = Math.abs(table[r]?.[column] as number);
    if (own > high) [best, high] = [r, own];
  }
  return best;
}

/**
 * Gauss elimination with the largest pivot, for several right sides at once. Its inner loops are functions of their own:
 * inside it they would be made ready for each call anew, and run slowly until then.
 */
function solve(rows: Float64Array[], sides: readonly (readonly number[])[]): Float64Array[] {
  const size = rows.length;
  const width = size + sides.length;
  const table = rows.map((row, i) => {
    const wider = new Float64Array(width);
    wider.set(row);
    sides.forEach((side, s) => (wider[size + s] = side[i] ?? 0));
    return wider;
  });
  const cell = (i: number, j: number) => (table[i] as Float64Array)[j] as number;
  for (let c = 0; c < size; c++) {
    const best = largest(table, c);
    if (Math.abs(cell(best, c)) < 1e-9)
      throw new RangeError("The points of a thin plate lie on one line");
    const pivot = table[best] as (typeof table)[number];
    table[best] = table[c] as (typeof table)[number];
    table[c] = pivot;
    for (let r = c + 1; r < size; r++) takeShare(table[r] as Float64Array, pivot, c);
  }
  return sides.map((_, s) => {
    const answer = new Float64Array(size);
    for (let i = size - 1; i >= 0; i--) {
      answer[i] = restOf(table[i] as Float64Array, size + s, answer, i) / cell(i, i);
    }
    return answer;
  });
}
