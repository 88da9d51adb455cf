import { type PatternPrint, type PieceLabel, printPattern } from "@holeshot/artwork";
import { patternDxf } from "@holeshot/cutting";
import type { Language } from "@holeshot/domain";
import { type Garment, innerLines, type Piece } from "@holeshot/garments";
import { type FileNames, plainWords } from "./file-names.ts";
import { holeWords } from "./hole-words.ts";
import type { PackFile } from "./manifest.ts";
import type { OrderUnit } from "./order-units.ts";
import type { KeepFile } from "./pack-files.ts";
import { pieceHoles } from "./piece-holes.ts";
import type { PieceWords } from "./piece-words.ts";

interface PatternFacts {
  /** Who made the pattern: the shop. */
  readonly author: string;
  readonly order: string;
  readonly names: FileNames;
  readonly words: PieceWords;
  readonly language: Language;
  readonly press: Omit<PatternPrint, "title" | "pieces">;
  readonly label: (unit: OrderUnit, piece: Piece) => PieceLabel;
}

/** A pattern for pattern programs, and on paper. */
interface Pattern {
  readonly dxf: PackFile;
  readonly sheets: PackFile;
}

/** Writes each pattern of an order once, however many lines are cut by it: units of one cut share their garment. */
export function patternFiles(
  { author, order, names, words, language, press, label }: PatternFacts,
  keep: KeepFile,
) {
  const files = new Map<Garment, Pattern>();
  return {
    of: async (unit: OrderUnit, garment: Garment): Promise<Pattern> => {
      const known = files.get(garment);
      if (known) return known;
      const made = { dxf: await dxf(unit, garment), sheets: await sheets(unit, garment) };
      files.set(garment, made);
      return made;
    },
    all: (): readonly PackFile[] => [...files.values()].map((pattern) => pattern.dxf),
    sheets: (): readonly PackFile[] => [...files.values()].map((pattern) => pattern.sheets),
  };

  function dxf(unit: OrderUnit, garment: Garment): Promise<PackFile> {
    const text = patternDxf({
      style: plainWords(`${words.product(unit)} ${order} ${unit.position}`),
      author: plainWords(author),
      created: press.created,
      sample: garment.size,
      garments: [garment],
      words: (piece) => ({
        name: plainWords(words.piece(unit, piece.id)),
        material: plainWords(words.material(unit, piece)),
        notes: notesOf(unit, piece),
      }),
      holes: (piece) => pieceHoles(unit, piece),
    });
    return keep(() => `patterns/${names.pattern(unit)}`, Buffer.from(text, "ascii"));
  }

  function notesOf(unit: OrderUnit, piece: Piece): readonly string[] {
    const holes = holeWords(pieceHoles(unit, piece), language);
    return holes === null ? [] : [plainWords(holes)];
  }

  function sheets(unit: OrderUnit, garment: Garment): Promise<PackFile> {
    const make = () =>
      printPattern({
        ...press,
        title: `${order} · ${words.product(unit)} ${words.size(unit)}`,
        pieces: garment.pieces.map((piece) => ({
          piece,
          patches: garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
          inner: innerLines(garment).filter((line) => line.piece === piece.id),
          holes: pieceHoles(unit, piece),
          label: label(unit, piece),
        })),
      });
    return keep(() => `patterns/${names.sheets(unit)}`, make, `${unit.position}/pattern`);
  }
}
