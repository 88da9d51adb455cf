import { carry, type Garment, type PieceId } from "@holeshot/garments";
import type { ClothSide } from "./cloth-side.ts";
import { clothOf, join, movedPlaces } from "./cloth-moves.ts";
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
  const { alterations, from, to } = alteration;
  const worn = new Set(to.pieces.map(({ id }) => id));
  const carried = carry(from, to);
  const own = clothOf(from);
  const pieces = model.pieces
    .filter(({ piece }) => worn.has(piece))
    .map((piece): ModelPiece => {
      const cloth = own(piece.piece);
      const told = movesOf(alteration, cloth);
      const positions = movedPlaces(piece, alterations.points[cloth] ?? [], told);
      const millimetres = piece.millimetres.slice();
      for (let i = 0; i < millimetres.length; i += 2) {
        const point = { x: millimetres[i] as number, y: millimetres[i + 1] as number };
        const { x, y } = carried(piece.piece, point);
        millimetres[i] = x;
        millimetres[i + 1] = y;
      }
      return { ...piece, millimetres, positions, lit: piece.lit ?? piece.positions };
    });
  join(pieces);
  const gone = model.pieces
    .filter(({ piece }) => !worn.has(piece))
    .map((piece) => ({ ...piece, lay: own(piece.piece) !== piece.piece }));
  return { pieces, gone };
}

/** How far the points of a piece go by each choice, one after the other. */
function movesOf({ alterations, choices }: Alteration, piece: PieceId): number[] {
  return Object.entries(choices).flatMap(
    ([option, value]) => alterations.moves[option]?.[value]?.[piece] ?? [],
  );
}
