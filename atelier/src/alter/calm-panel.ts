import { behindFolds, joinSeams, type Model, type ModelPiece } from "@holeshot/views";
import { step } from "../light/relief/height-field.ts";
import { nearestCorner, offOf } from "./nearest-corner.ts";
import { type CornerMoves, movedPieces, movesOf } from "./worn-moves.ts";

/** Where folds that a simulation leaves in a front, a back or a sleeve are taken out, in shares of its breadth from its middle and of its length from its top. */
export interface Calm {
  /** All the way up to the first, not at all from the second on: folds of the flanks stay. */
  readonly across: readonly [number, number];
  /** More and more from the first to the second, and from the third on as told for the hem. */
  readonly down: readonly [number, number, number];
  /** Where it is as told for the hem: at the piece's end when left out. */
  readonly ends?: number;
  /** Shares of a fold that are taken out, and at the hem. */
  readonly most: number;
  readonly atHem: number;
  /** How much further out cloth lies there than what folds did on average, mm: what was in them goes round the body. */
  readonly fuller: number;
}

/** What is narrower than about three of these is a fold; what is wider is the body's and stays: a share of a panel's breadth. */
const narrow = 0.07;
/** How many of them away cloth still counts. */
const reach = 2.4;

/** Moves of a top that is worn, one of whose panels is drawn over the body: what folds do is taken out, what the body does stays. */
export function calmedPanel(
  model: Model,
  moves: CornerMoves,
  panel: string,
  calm: Calm,
): CornerMoves {
  const pieces = movedPieces(model, moves).map((worn, n): ModelPiece =>
    worn.piece === panel
      ? { ...worn, positions: evened(worn, model.pieces[n] as ModelPiece, calm) }
      : worn,
  );
  joinSeams(pieces);
  return movesOf(pieces);
}

function evened({ positions }: ModelPiece, piece: ModelPiece, calm: Calm): Float32Array {
  const { millimetres } = piece;
  const places = behindFolds(piece);
  const [left, right] = spanOf(millimetres, 0);
  const [top, bottom] = spanOf(millimetres, 1);
  // What is not turned in.
  const flat = [...positions.keys()].filter(
    (n) =>
      n < positions.length / 3 && [0, 1].every((c) => places[2 * n + c] === millimetres[2 * n + c]),
  );
  const breadth = narrow * (right - left);
  const near = neighbourhoods(places, flat, reach * breadth);
  const to = positions.slice();
  for (let n = 0; n < positions.length / 3; n++) {
    const [x, y] = [places[2 * n] as number, places[2 * n + 1] as number];
    const share = shareAt(
      calm,
      Math.abs((2 * x - left - right) / (right - left)),
      (y - top) / (bottom - top),
    );
    if (share === 0) continue;
    const beside = near(x, y);
    // A turned edge goes along with the cloth before it.
    const before = nearestCorner(places, beside, x, y);
    const calmed = fitted(positions, places, beside, { x, y, breadth });
    const [ahead, aside] = [calmed[2] as number, calmed[0] as number];
    const out = calm.fuller / 1000 / Math.hypot(ahead, aside);
    for (let c = 0; c < 3; c++)
      to[3 * n + c] =
        (to[3 * n + c] as number) +
        share *
          ((calmed[c] as number) * (c === 1 ? 1 : 1 + out) - (positions[3 * before + c] as number));
  }
  return to;
}

function shareAt(
  { across, down, ends: hem = 1, most, atHem }: Calm,
  off: number,
  far: number,
): number {
  const wide = 1 - step(0, 1, (off - across[0]) / (across[1] - across[0]));
  const begins = step(0, 1, (far - down[0]) / (down[1] - down[0]));
  const ends = step(0, 1, (far - down[2]) / (hem - down[2]));
  return wide * begins * (most + (atHem - most) * ends);
}

/** Where a bowl that lies nearest to the cloth around a place has it. */
function fitted(
  positions: Float32Array,
  places: Float32Array,
  beside: readonly number[],
  { x, y, breadth }: Readonly<Record<"x" | "y" | "breadth", number>>,
): number[] {
  const rows = Array.from({ length: 6 }, () => new Float64Array(9));
  const terms = new Float64Array(9);
  terms[0] = 1;
  for (const n of beside) {
    const u = ((places[2 * n] as number) - x) / breadth;
    const v = ((places[2 * n + 1] as number) - y) / breadth;
    const weight = Math.exp(-(u * u + v * v) / 2);
    [terms[1], terms[2], terms[3], terms[4], terms[5]] = [u, v, u * u, u * v, v * v];
    for (let c = 0; c < 3; c++) terms[6 + c] = positions[3 * n + c] as number;
    for (let i = 0; i < 6; i++) {
      const row = rows[i] as Float64Array;
      const by = weight * (terms[i] as number);
      for (let j = 0; j < 9; j++) row[j] = (row[j] as number) + by * (terms[j] as number);
    }
  }
  return firstOf(rows);
}

/** First unknown of equations that are symmetric, of each of their three right sides. */
function firstOf(rows: readonly Float64Array[]): number[] {
  for (let last = rows.length - 1; last > 0; last--) {
    const from = rows[last] as Float64Array;
    for (let i = 0; i < last; i++) {
      const row = rows[i] as Float64Array;
      const by = (row[last] as number) / (from[last] as number);
      for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - by * (from[j] as number);
    }
  }
  const [first] = rows;
  return [6, 7, 8].map((c) => (first?.[c] as number) / (first?.[0] as number));
}

/** Of so many corners, those around a place. */
function neighbourhoods(
  places: Float32Array,
  corners: readonly number[],
  side: number,
): (x: number, y: number) => number[] {
  const squares = new Map<string, number[]>();
  const nameOf = (x: number, y: number) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;
  for (const n of corners) {
    const name = nameOf(places[2 * n] as number, places[2 * n + 1] as number);
    const known = squares.get(name);
    if (known) known.push(n);
    else squares.set(name, [n]);
  }
  const steps = [-side, 0, side];
  return (x, y) =>
    steps
      .flatMap((dx) => steps.flatMap((dy) => squares.get(nameOf(x + dx, y + dy)) ?? []))
      .filter((n) => offOf(places, n, x, y) < side);
}

function spanOf(places: Float32Array, axis: 0 | 1): [number, number] {
  const own = places.filter((_, i) => i % 2 === axis);
  return [own.reduce((a, b) => Math.min(a, b)), own.reduce((a, b) => Math.max(a, b))];
}
