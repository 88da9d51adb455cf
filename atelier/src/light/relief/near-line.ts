import type { Point } from "@holeshot/geometry";

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
  const count = cells.width * cells.height;
  const nearest = new Float32Array(count).fill(reach * reach);
  const places = new Float32Array(count);
  let start = 0;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1] as Point, line[k] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > 0) nearSegment(cells, a, b, { length, start, reach, nearest, places });
    start += length;
  }
  for (let cell = 0; cell < count; cell++) {
    const square = nearest[cell] as number;
    if (square < reach * reach) visit(cell, Math.sqrt(square), places[cell] as number);
  }
}

interface Segment {
  readonly length: number;
  readonly start: number;
  readonly reach: number;
  readonly nearest: Float32Array;
  readonly places: Float32Array;
}

function nearSegment(cells: Cells, a: Point, b: Point, segment: Segment): void {
  const { length, start, reach, nearest, places } = segment;
  const { left, top, scale, width, height } = cells;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const from = Math.max(0, Math.floor((Math.min(a.x, b.x) - reach - left) * scale));
  const to = Math.min(width - 1, Math.ceil((Math.max(a.x, b.x) + reach - left) * scale));
  const first = Math.max(0, Math.floor((Math.min(a.y, b.y) - reach - top) * scale));
  const last = Math.min(height - 1, Math.ceil((Math.max(a.y, b.y) + reach - top) * scale));
  for (let j = first; j <= last; j++) {
    for (let i = from; i <= to; i++) {
      const [x, y] = [left + i / scale - a.x, top + j / scale - a.y];
      const along = Math.min(length, Math.max(0, x * dx + y * dy));
      const square = (x - along * dx) ** 2 + (y - along * dy) ** 2;
      const cell = j * width + i;
      if (square >= (nearest[cell] as number)) continue;
      nearest[cell] = square;
      places[cell] = start + along;
    }
  }
}
