import { triangleFinder } from "../find/triangle-finder.ts";
import { PRINT, TAPE } from "./label-colours.ts";
import type { Model, ModelPiece } from "../model/model.ts";
import { sizeStrokes, type Stroke, symbolStrokes } from "./label-strokes.ts";

/** Millimetres: as wide as the tape that makers are given, hanging from the seam of the neck. */
const WIDTH = 38;
const HEIGHT = 62;
/** How far it hangs before the cloth, mm: at the seam and at its free end. */
const STANDS_OFF = { seam: 1.2, end: 4 };
/** And its print before it. */
const PRINT_OFF = 0.5;
/** Cells of the tape, which follows the cloth's folds. */
const CELLS = { across: 6, down: 8 };

/**
 * The label in the neck of a top as pieces of its model, printed with a size (`L`, `W-M`): none for garments without a back in
 * one piece. It hangs inside, from the seam between back and collar, and goes along wherever that back goes.
 */
export function neckLabel({ pieces }: Model, size: string): readonly ModelPiece[] {
  const back = pieces.find(({ piece }) => piece === "back");
  if (!back || !pieces.some(({ piece }) => piece === "collar")) return [];
  const seam = seamAt(back);
  const find = clothFinder(back);
  const upright = readsFrom(find, seam);
  const onTape = (across: number, down: number, off: number): Corner | null => {
    const share = down / HEIGHT;
    const away = STANDS_OFF.seam + (STANDS_OFF.end - STANDS_OFF.seam) * share + off;
    return find(upright * (across - WIDTH / 2), seam + down, away / 1000);
  };
  const tape = createSheet(TAPE, back, onTape);
  for (let row = 0; row < CELLS.down; row++)
    for (let column = 0; column < CELLS.across; column++) {
      const [wide, high] = [WIDTH / CELLS.across, HEIGHT / CELLS.down];
      const [left, top] = [column * wide, row * high];
      tape.add(
        [
          [left, top],
          [left, top + high],
          [left + wide, top + high],
          [left + wide, top],
        ],
        0,
      );
    }
  const print = createSheet(PRINT, back, onTape);
  for (const { from, to, thick } of printed(size))
    print.add(quadOf(from, to, thick / 2), PRINT_OFF);
  const made = [tape.piece(), print.piece()];
  return made.every((piece) => piece !== null) ? made : [];
}

/** A model with the label in its neck. */
export function withNeckLabel(model: Model, size: string): Model {
  return { ...model, pieces: [...model.pieces, ...neckLabel(model, size)] };
}

type Place = readonly [across: number, down: number];

/** A point before the cloth, seen from inside. */
interface Corner {
  readonly position: readonly number[];
  readonly lit: readonly number[];
  readonly normal: readonly number[];
  readonly openness: number;
}

/** The print, mm from the tape's upper left corner as it is read: a large size, the maker, signs of care, and small print. */
function printed(size: string): readonly Stroke[] {
  const at = (strokes: readonly Stroke[], x: number, y: number, scale: number): Stroke[] =>
    strokes.map(({ from, to, thick }) => ({
      from: [x + from[0] * scale, y + from[1] * scale],
      to: [x + to[0] * scale, y + to[1] * scale],
      thick: thick * scale,
    }));
  const line = (x: number, y: number, length: number, thick: number): Stroke => ({
    from: [x, y],
    to: [x + length, y],
    thick,
  });
  const words = (y: number, lengths: readonly number[], thick: number, gap: number): Stroke[] => {
    let x = MARGIN;
    return lengths.map((length) => {
      const word = line(x, y, length, thick);
      x += length + gap;
      return word;
    });
  };
  return [
    ...at(sizeStrokes(size.replace(/^W-/, "")), MARGIN, 7, 8),
    ...words(20.5, [17, 11], 1.9, 2),
    ...symbolStrokes().flatMap((strokes, n) => at(strokes, MARGIN + n * 6.6, 24.5, 5)),
    ...smallPrint.flatMap((lengths, n) => words(34 + n * 2.6, lengths, 0.8, 1.1)),
  ];
}

const MARGIN = 3;
/** Lengths of words, mm, a line each. */
const smallPrint: readonly (readonly number[])[] = [
  [6, 11, 4, 6],
  [9, 3, 8, 7],
  [4, 12, 9],
  [7, 5, 10, 4],
  [11, 6, 8],
  [5, 9, 3, 9],
  [8, 12],
];

function quadOf([x, y]: Place, [toX, toY]: Place, half: number): readonly Place[] {
  const long = Math.hypot(toX - x, toY - y);
  const [alongX, alongY] = [((toX - x) / long) * half, ((toY - y) / long) * half];
  // Ends are square, and corners of letters are filled by both strokes.
  return [
    [x - alongX + alongY, y - alongY - alongX],
    [x - alongX - alongY, y - alongY + alongX],
    [toX + alongX - alongY, toY + alongY + alongX],
    [toX + alongX + alongY, toY + alongY - alongX],
  ];
}

/** Collects quads, corners counter-clockwise as they are read, into a piece. */
function createSheet(
  name: string,
  { lit }: ModelPiece,
  onTape: (across: number, down: number, off: number) => Corner | null,
) {
  const corners: Corner[] = [];
  const places: number[] = [];
  const triangles: number[] = [];
  let whole = true;
  return {
    add: (quad: readonly Place[], off: number): void => {
      const first = corners.length;
      for (const [across, down] of quad) {
        const corner = onTape(across, down, off);
        if (!corner) {
          whole = false;
          return;
        }
        corners.push(corner);
        places.push(across, down);
      }
      triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
    },
    piece: (): ModelPiece | null =>
      whole
        ? {
            piece: name,
            positions: Float32Array.from(corners.flatMap(({ position }) => position)),
            ...(lit && { lit: Float32Array.from(corners.flatMap((corner) => corner.lit)) }),
            normals: Float32Array.from(corners.flatMap(({ normal }) => normal)),
            millimetres: Float32Array.from(places),
            openness: Float32Array.from(corners, ({ openness }) => openness),
            triangles: Uint32Array.from(triangles),
          }
        : null,
  };
}

/** Finds the place before a point of a piece, on its inner side; null where the piece has no such point. */
function clothFinder(piece: ModelPiece) {
  const { positions, lit = positions, normals, openness, triangles } = piece;
  const find = triangleFinder(piece);
  return (x: number, y: number, away: number): Corner | null => {
    const found = find({ x, y });
    if (!found) return null;
    const { first, shares } = found;
    const mixed = (values: Float32Array, width: number): number[] =>
      Array.from({ length: width }, (_, axis) =>
        shares.reduce((sum, share, n) => {
          const corner = triangles[first + n] as number;
          return sum + (values[corner * width + axis] as number) * share;
        }, 0),
      );
    const out = mixed(normals, 3);
    const long = Math.hypot(...out);
    const normal = out.map((value) => -value / long);
    const before = (values: Float32Array) =>
      mixed(values, 3).map((value, axis) => value + (normal[axis] as number) * away);
    const [open = 1] = mixed(openness, 1);
    return { position: before(positions), lit: before(lit), normal, openness: open };
  };
}

/** How far from the middle points of the seam are looked for, mm: about what a mesh has between two. */
const MIDDLE = 6;
/** So far below the seam the tape begins, mm: the seam rises to both sides, and there is cloth all along it. */
const BELOW = 1.5;

/** Where the tape begins: just below the neck's seam in the middle of the back, mm down the piece. */
function seamAt({ millimetres }: ModelPiece): number {
  let top = Infinity;
  for (let i = 0; i < millimetres.length; i += 2)
    if (Math.abs(millimetres[i] as number) < MIDDLE)
      top = Math.min(top, millimetres[i + 1] as number);
  return top + BELOW;
}

/** Which way the piece's x goes for who looks at its inside: 1 to the right, the wearer's left. */
function readsFrom(find: ReturnType<typeof clothFinder>, seam: number): 1 | -1 {
  const [one, other] = [find(-8, seam + 8, 0), find(8, seam + 8, 0)];
  return (other?.position[0] ?? 0) >= (one?.position[0] ?? 0) ? 1 : -1;
}
