/** The planes of a table that is being made. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly piece: Uint8Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly inside: Uint8Array;
}

/**
 * Pixels where a silhouette, a seam or a fold runs: their neighbour shows other cloth, or none. Ascending. More
 * than `jump` millimetres between neighbours is a fold; inner faces that are not `open` count as edges, too.
 */
export function findEdges(planes: Planes, open: Uint8Array, jump: number): Uint32Array {
  const { width, height } = planes;
  const marked = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) markRow(planes, open, marked, row, jump * jump);
  let count = 0;
  for (let i = 0; i < marked.length; i++) count += marked[i] as number;
  const edges = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < marked.length; i++) if (marked[i] === 1) edges[at++] = i;
  return edges;
}

/** Marks the edges of one row; its loop is a function of its own, or it would be made ready anew for every picture. */
function markRow(
  { width, height, piece, inside, x, y }: Planes,
  open: Uint8Array,
  marked: Uint8Array,
  row: number,
  far: number,
): void {
  const last = (row + 1) * width - 1;
  const down = row + 1 < height ? width : 0;
  for (let i = row * width; i <= last; i++) {
    const below = i + down;
    const beside = i < last ? i + 1 : i;
    const number = piece[i];
    // Most of a picture is background among background.
    if (number === 0 && piece[beside] === 0 && piece[below] === 0) continue;
    const face = inside[i];
    const px = x[i] as number;
    const py = y[i] as number;
    if (number !== piece[beside] || face !== inside[beside]) marked[i] = marked[beside] = 1;
    else if (apart(px - (x[beside] as number), py - (y[beside] as number), far))
      marked[i] = marked[beside] = 1;
    if (number !== piece[below] || face !== inside[below]) marked[i] = marked[below] = 1;
    else if (apart(px - (x[below] as number), py - (y[below] as number), far))
      marked[i] = marked[below] = 1;
    if (face === 1 && open[i] === 0) marked[i] = 1;
  }
}

function apart(dx: number, dy: number, far: number): boolean {
  return dx * dx + dy * dy >= far;
}

/**
 * Where the inner face is really looked at. A rounded mesh shows slivers of it along its silhouettes; only
 * places three pixels wide, and two round them, count.
 */
export function openInside(planes: Planes): Uint8Array {
  const allowed = new Uint8Array(planes.inside.length);
  for (let row = 1; row < planes.height - 1; row++) allowRow(planes, allowed, row);
  return allowed;
}

function allowRow({ width, height, inside }: Planes, allowed: Uint8Array, row: number): void {
  for (let column = 1; column < width - 1; column++) {
    const i = row * width + column;
    if (inside[i] === 0 || !solid(inside, i, width)) continue;
    const [left, right] = [Math.max(0, column - 2), Math.min(width - 1, column + 2)];
    for (let r = Math.max(0, row - 2); r <= Math.min(height - 1, row + 2); r++) {
      allowed.fill(1, r * width + left, r * width + right + 1);
    }
  }
}

function solid(inside: Uint8Array, i: number, width: number): boolean {
  for (let row = i - width; row <= i + width; row += width) {
    if (inside[row - 1] === 0 || inside[row] === 0 || inside[row + 1] === 0) return false;
  }
  return true;
}
