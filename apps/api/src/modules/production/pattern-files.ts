import { patternDxf } from "@holeshot/cutting";
import type { Garment } from "@holeshot/garments";
import { type FileNames, plainWords } from "./file-names.ts";
import type { PackFile } from "./manifest.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PieceWords } from "./piece-words.ts";

/** Takes a file of the pack, named once its hash is known. */
export type KeepFile = (name: (sha256: string) => string, bytes: Uint8Array) => Promise<PackFile>;

interface PatternFacts {
  /** Who made the pattern: the shop. */
  readonly author: string;
  readonly order: string;
  readonly created: Date;
  readonly names: FileNames;
  readonly words: PieceWords;
}

/** Writes each pattern of an order once, however many lines are cut by it: units of one cut share their garment. */
export function patternFiles(
  { author, order, created, names, words }: PatternFacts,
  keep: KeepFile,
) {
  const files = new Map<Garment, PackFile>();
  return {
    of: async (unit: OrderUnit, garment: Garment): Promise<PackFile> => {
      const made = files.get(garment) ?? (await write(unit, garment));
      files.set(garment, made);
      return made;
    },
    all: (): readonly PackFile[] => [...files.values()],
  };

  function write(unit: OrderUnit, garment: Garment): Promise<PackFile> {
    const text = patternDxf({
      style: plainWords(`${words.product(unit)} ${order} ${unit.position}`),
      author: plainWords(author),
      created,
      sample: garment.size,
      garments: [garment],
      words: (piece) => ({
        name: plainWords(words.piece(unit, piece.id)),
        material: plainWords(words.material(unit, piece)),
      }),
    });
    return keep(() => `patterns/${names.pattern(unit)}`, Buffer.from(text, "ascii"));
  }
}
