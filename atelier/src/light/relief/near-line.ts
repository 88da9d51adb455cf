import { pointsBounds, type Point } from "@holeshot/geometry";

/** The cells of a piece's relief: cell (i, j) is the place left + i / scale, top + j / scale. */
export interface Cells {
  readonly left: number;
  readonly top: number;
  /** Cells a millimetre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Calls `visit` for every cell nearer than `reach` to a line: its number, the distance, and how far along the line
 * its nearest place lies, mm.
 */
export function nearLine(
  cells: Cells,
  line: readonly Point[],
  reach: number,
  visit: (cell: number, distance: number, along: number) => void,
): void {
  const { left, right, top, bottom } = pointsBounds(line);
  const area = windowOf(cells, left - reach, right + reach, top - reach, bottom + reach);
  const wide = area.to - area.from + 1;
  const count = wide * (area.last - area.first + 1);
  const nearest = new Float32Array(count).fill(reach * reach);
  const places = new Float32Array(count);
  let start = 0;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1] as Point, line[k] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const found = { area, wide, nearest, places };
    if (length > 0) nearSegment(cells, a, b, { length, start, reach, ...found });
    start += length;
  }
  for (let n = 0; n < count; n++) {
    const square = nearest[n] as number;
    if (square >= reach * reach) continue;
    const cell = (area.first + Math.floor(n / wide)) * cells.width + area.from + (n % wide);
    visit(cell, Math.sqrt(square), places[n] as number);
  }
}

/** Columns and rows of cells, both ends included. */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

function windowOf(cells: Cells, left: number, right: number, top: number, bottom: number): Window {
  return {
    from: Math.max(0, Math.floor((left - cells.left) * cells.scale)),
    to: Math.min(cells.width - 1, Math.ceil((right - cells.left) * cells.scale)),
    first: Math.max(0, Math.floor((top - cells.top) * cells.scale)),
    last: Math.min(cells.height - 1, Math.ceil((bottom - cells.top) * cells.scale)),
  };
}

interface Segment {
  readonly length: number;
  readonly start: number;
  readonly reach: number;
  readonly area: Window;
  readonly wide: number;
  readonly nearest: Float32Array;
  readonly places: Float32Array;
}

function nearSegment(cells: Cells, a: Point, b: Point, segment: Segment): void {
  const { length, start, reach, area, wide, nearest, places } = segment;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const { from, to, first, last } = windowOf(
    cells,
    Math.min(a.x, b.x) - reach,
    Math.max(a.x, b.x) + reach,
    Math.min(a.y, b.y) - reach,
    Math.max(a.y, b.y) + reach,
  );
  for (let j = first; j <= last; j++) {
    const y = cells.top + j / cells.scale - a.y;
    for (let i = from; i <= to; i++) {
      const x = cells.left + i / cells.scale - a.x;
      const along = Math.min(length, Math.max(0, x * dx + y * dy));
      const square = (x - along * dx) ** 2 + (y - along * dy) ** 2;
      const n = (j - area.first) * wide + i - area.from;
      if (square >= (nearest[n] as number)) continue;
      nearest[n] = square;
      places[n] = start + along;
    }
  }
}
