import { dataMatrix, type PieceLabel } from "@holeshot/artwork";
import type { Piece } from "@holeshot/garments";
import type { OrderUnit } from "./order-units.ts";
import { markText } from "./piece-mark.ts";
import type { PieceWords } from "./piece-words.ts";

/** The order that a piece is made for, and which reprint it is; 0 for the first. */
export interface LabelledOrder {
  readonly number: string;
  readonly reprint: number;
}

/** Letters of a design's name on a piece. With more, a label is as wide as a cuff, and the grain line runs through it. */
const DESIGN = 24;

/** A name that is cut behind its first letters: what tells designs apart is the revision behind it. */
function inShort(name: string): string {
  const letters = [...name];
  if (letters.length <= DESIGN) return name;
  // Neither a space nor what joined the next word stands before the dots.
  return `${letters
    .slice(0, DESIGN - 1)
    .join("")
    .replace(/[^\p{L}\p{N})"”’!?.]+$/u, "")}…`;
}

/** Order, line, garment, piece and rider, for eyes and for a scanner. `index` is its place among its garment's pieces, from 1. */
export function pieceLabel(
  { number, reprint }: LabelledOrder,
  unit: OrderUnit,
  piece: Piece,
  index: number,
  words: PieceWords,
): PieceLabel {
  const { position, product, size, quantity, rider, designName, revision } = unit;
  const named = [words.worn(unit)].filter((worn) => worn !== "");
  const garment = `${words.product(unit)} ${words.size(unit)}`;
  const code = [number, position, product, size, piece.id, rider?.name ?? "", rider?.number ?? ""];
  const again = reprint > 0 ? ` · R${reprint}` : "";
  const mark = dataMatrix(markText(number, position, index, reprint));
  return {
    code: code.join("|"),
    lines: [
      `${number} / ${position}${again}`,
      `${garment} · ${words.piece(unit, piece.id)}`,
      ...named,
      `${inShort(designName)} · ${revision}`,
      `× ${quantity} · ${words.material(unit, piece)}`,
    ],
    short: [
      `${number}/${position}${again}`,
      garment,
      words.piece(unit, piece.id),
      ...named,
      revision,
    ].join(" · "),
    ...(mark ? { mark } : {}),
  };
}

/** What stands on a paper pattern: it serves all riders of its size and cut. */
export function patternLabel(
  number: string,
  unit: OrderUnit,
  piece: Piece,
  words: PieceWords,
): PieceLabel {
  const garment = `${words.product(unit)} ${words.size(unit)}`;
  const name = words.piece(unit, piece.id);
  return {
    code: [number, "pattern", unit.product, unit.size, piece.id].join("|"),
    lines: [`${number} / ${unit.position}`, `${garment} · ${name}`, words.material(unit, piece)],
    short: [`${number}/${unit.position}`, garment, name].join(" · "),
  };
}
