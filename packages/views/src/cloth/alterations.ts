import { carry, type Garment, type PieceId, thinPlate } from "@holeshot/garments";
import type { ClothSide } from "./cloth-side.ts";
import { hangShadow } from "./hang-shadow.ts";
import type { Model, ModelPiece } from "../model/model.ts";

/** Numbers of each piece. */
type PieceNumbers = Readonly<Record<PieceId, readonly number[]>>;

/** How a drape hangs in other cuts: some points of its cloth, and where they go. Tenths of a millimetre. */
export interface Alterations {
  readonly format: 1;
  /** Places of the points on their piece, two numbers each. */
  readonly points: PieceNumbers;
  /** How far each goes, three numbers in the model's axes, by option and value. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, PieceNumbers>>>>;
}

/** Takes a file of `catalogue/cloth`, our own. Throws `RangeError` when it is of another format. */
export function readAlterations(json: unknown): Alterations {
  const read = json as Partial<Alterations> | null;
  if (read?.format !== 1 || typeof read.points !== "object" || typeof read.moves !== "object")
    throw new RangeError("This does not tell how a drape is altered");
  return read as Alterations;
}

/** A drape in another cut. */
export interface Alteration {
  readonly alterations: Alterations;
  /** What is chosen otherwise than it was draped, by option. */
  readonly choices: Readonly<Record<string, string>>;
  /** As it was draped, and as it is chosen. */
  readonly from: Garment;
  readonly to: Garment;
}

/** A side of a drape in another cut: what hangs lower throws its shadow lower. */
export function alterSide(model: Model, side: ClothSide): ClothSide {
  const altered = model.pieces.some(({ lit }) => lit);
  return altered ? { ...side, shadow: hangShadow(model, side.camera) } : side;
}

/**
 * A drape's model in another cut: its cloth moves as the atelier found, choices together as the sum of each, and every
 * corner shows the place of the other cut that its own is carried to. Pieces that the other cut lacks are
 * gone; they are told, for light was baked on them and not on what they hid.
 */
export function alterModel(model: Model, alteration: Alteration): Model {
  const { from, to } = alteration;
  const worn = new Set(to.pieces.map(({ id }) => id));
  const carried = carry(from, to);
  const lies = new Map(from.pieces.map(({ id, appliedTo }) => [id, appliedTo ?? id]));
  const pieces = model.pieces
    .filter(({ piece }) => worn.has(piece))
    .map((piece): ModelPiece => {
      const { millimetres, positions } = piece;
      const moved = positions.slice();
      const shown = millimetres.slice();
      const go = movesOf(alteration, lies.get(piece.piece) ?? piece.piece);
      for (let i = 0; i < millimetres.length / 2; i++) {
        const point = { x: millimetres[2 * i] as number, y: millimetres[2 * i + 1] as number };
        go(point, moved, 3 * i);
        const { x, y } = carried(piece.piece, point);
        shown[2 * i] = x;
        shown[2 * i + 1] = y;
      }
      return { ...piece, millimetres: shown, positions: moved, lit: piece.lit ?? positions };
    });
  join(pieces);
  const gone = model.pieces
    .filter(({ piece }) => !worn.has(piece))
    .map((piece) => ({ ...piece, lay: lies.get(piece.piece) !== piece.piece }));
  return { pieces, gone };
}

/** Moves a place of a piece's cloth, written into three numbers of `out`. */
function movesOf(
  { alterations, choices }: Alteration,
  piece: PieceId,
): (point: { readonly x: number; readonly y: number }, out: Float32Array, at: number) => void {
  const told = Object.entries(choices).flatMap(
    ([option, value]) => alterations.moves[option]?.[value]?.[piece] ?? [],
  );
  if (told.length === 0) return () => undefined;
  const flat = alterations.points[piece] ?? [];
  const source = pairs(flat, 2).map(([x = 0, y = 0]) => ({ x: x / 10, y: y / 10 }));
  const sum = new Float64Array(3 * source.length);
  told.forEach((move, i) => {
    sum[i % sum.length] = (sum[i % sum.length] as number) + move / 10_000;
  });
  const moves = pairs([...sum], 3);
  const across = thinPlate(
    source,
    moves.map(([x = 0, y = 0]) => ({ x, y })),
  );
  const ahead = thinPlate(
    source,
    moves.map(([, , z = 0]) => ({ x: z, y: 0 })),
  );
  return (point, out, at) => {
    const { x, y } = across(point);
    out[at] = (out[at] as number) + x;
    out[at + 1] = (out[at + 1] as number) + y;
    out[at + 2] = (out[at + 2] as number) + ahead(point).x;
  };
}

function pairs(numbers: readonly number[], width: number): number[][] {
  return Array.from({ length: numbers.length / width }, (_, i) => [
    ...numbers.slice(i * width, (i + 1) * width),
  ]);
}

/** Sewn corners lay on one point and are to lie on one again: each piece's own smoothness leaves them a little apart. */
function join(pieces: readonly ModelPiece[]): void {
  const together = new Map<string, [Float32Array, number][]>();
  for (const { positions, lit = positions } of pieces)
    for (let i = 0; i < lit.length; i += 3) {
      const key = `${lit[i]} ${lit[i + 1]} ${lit[i + 2]}`;
      const known = together.get(key);
      if (known) known.push([positions, i]);
      else together.set(key, [[positions, i]]);
    }
  for (const corners of together.values()) {
    if (corners.length < 2) continue;
    for (let c = 0; c < 3; c++) {
      const mean =
        corners.reduce((sum, [positions, i]) => sum + (positions[i + c] as number), 0) /
        corners.length;
      for (const [positions, i] of corners) positions[i + c] = mean;
    }
  }
}
