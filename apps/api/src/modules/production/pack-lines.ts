import { trimBox } from "@holeshot/artwork";
import type { Language } from "@holeshot/domain";
import { cutLine, type Piece } from "@holeshot/garments";
import {
  flattenPath,
  type Matrix,
  pathBounds,
  signedArea,
  transformPath,
} from "@holeshot/geometry";
import { clothOf } from "./cloth-of.ts";
import { holeWords } from "./hole-words.ts";
import type { PackFile, PackLine, PackPiece } from "./manifest.ts";
import type { OrderUnit } from "./order-units.ts";
import { pieceHoles } from "./piece-holes.ts";
import type { PieceWords } from "./piece-words.ts";
import type { DrawnUnit } from "./unit-scene.ts";
import type { TicketLine } from "./write-ticket.ts";

/** A piece of a line as the manifest has it. */
export function packPiece(
  { quantity }: OrderUnit,
  piece: Piece,
  of: {
    readonly colour: string | null;
    readonly mark: string;
    /** How many are cut out of it. */
    readonly holes: number;
    /** Onto its print. */
    readonly swell?: Matrix | undefined;
  },
  file: PackFile,
  svg?: PackFile,
): PackPiece {
  const { left, top, right, bottom } = trimBox(piece);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    piece: piece.id,
    material: piece.material,
    fabric: piece.material === "printed" ? clothOf(piece) : (piece.fabric ?? null),
    colour: of.colour,
    printed: piece.material === "printed",
    copies: quantity,
    mark: of.mark,
    ...(of.holes > 0 ? { holes: of.holes } : {}),
    trim_mm: [tenth(right - left), tenth(bottom - top)],
    ...(of.swell ? { print_mm: printSize(piece, of.swell) } : {}),
    ...file,
    ...(svg ? { svg } : {}),
  };
}

function printSize(piece: Piece, swell: Matrix): readonly [number, number] {
  const { left, top, right, bottom } = pathBounds(transformPath(cutLine(piece), swell));
  return [Math.round((right - left) * 10) / 10, Math.round((bottom - top) * 10) / 10];
}

/** A line of the order as the manifest has it. */
export function packLine(
  unit: OrderUnit,
  pattern: { readonly dxf: PackFile; readonly sheets: PackFile },
  remarks: readonly string[],
  pieces: readonly PackPiece[],
): PackLine {
  const { position, product, size, quantity, rider, properties } = unit;
  return {
    line: position,
    product,
    size,
    design: { name: unit.designName, revision: unit.revision },
    pattern: pattern.dxf.path,
    pattern_sheets: pattern.sheets.path,
    quantity,
    rider,
    properties,
    pieces,
    remarks,
  };
}

/** The same for the ticket, of the pieces that were made. */
export function ticketLine(
  unit: OrderUnit,
  drawn: DrawnUnit,
  remarks: readonly string[],
  pieces: readonly PackPiece[],
  { words, language }: { readonly words: PieceWords; readonly language: Language },
): TicketLine {
  return {
    unit,
    remarks,
    pieces: drawn.garment.pieces.flatMap((piece) => {
      const made = pieces.find((one) => one.piece === piece.id);
      if (!made) return [];
      return [
        {
          name: words.piece(unit, piece.id),
          material: words.material(unit, piece),
          colour: words.colour(piece, drawn.scene),
          copies: unit.quantity,
          area: areaOf(piece),
          file: made.path,
          holes: holeWords(pieceHoles(unit, piece), language),
        },
      ];
    }),
  };
}

/** Of the piece as it is cut, mm². */
function areaOf(piece: Piece): number {
  return flattenPath(cutLine(piece), 0.1).reduce(
    (sum, { points }) => sum + Math.abs(signedArea(points)),
    0,
  );
}
