import { limits } from "@holeshot/domain";
import type { SizeGroup } from "@holeshot/garments";
import type { ColumnGuess, Mapping } from "./map-columns.ts";
import { lengthRole, sizeRole } from "./map-columns.ts";
import { LengthReader } from "./match-length.ts";
import {
  readGroup,
  SizeReader,
  type ListProduct,
  type SizeReading,
  type UnreadSize,
} from "./match-size.ts";
import type { Sheet } from "./sheet.ts";
import { readSizeAndLength } from "./size-and-length.ts";

/** One line of the list as it is understood. */
export interface ListRider {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly name: string;
  readonly number: string;
  /** Product id → size. */
  readonly sizes: Readonly<Record<string, string>>;
  /** Product id → what was written there that is no size. */
  readonly unread: Readonly<Record<string, UnreadSize>>;
  /** Product id → length. */
  readonly lengths: Readonly<Record<string, string>>;
  /** Product id → what was written there that is no length. */
  readonly unreadLengths: Readonly<Record<string, string>>;
  /** How often; 0 leaves the line out. */
  readonly quantity: number;
  /** What stands for the quantity and is none. */
  readonly unreadQuantity: string | null;
  /** Nothing stands in the columns that are used. */
  readonly empty: boolean;
}

/** What a size or length that is not read is taken for, by what it is of and what was written. */
export type Corrections = Readonly<Record<string, string>>;

export function correctionKey(
  product: string,
  value: string,
  of: "size" | "length" = "size",
): string {
  return `${of} ${product} ${value.toLowerCase()}`;
}

function readQuantity(text: string): { quantity: number; unreadQuantity: string | null } {
  if (text === "") return { quantity: 1, unreadQuantity: null };
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?\s*(?:x|×|st\.?|stuks?|pcs|stk\.?)?$/i.exec(text) ?? [];
  const quantity = Number(digits ?? Number.NaN);
  if (quantity >= 0 && quantity <= limits.quantityMax) return { quantity, unreadQuantity: null };
  return { quantity: 1, unreadQuantity: text };
}

class RowReader {
  readonly #guess: Pick<ColumnGuess, "columns">;
  readonly #mapping: Mapping;
  readonly #corrections: Corrections;
  readonly #readers: readonly { id: string; reader: SizeReader }[];
  readonly #lengths: readonly { id: string; reader: LengthReader }[];

  constructor(
    guess: Pick<ColumnGuess, "columns">,
    mapping: Mapping,
    products: readonly ListProduct[],
    corrections: Corrections,
  ) {
    this.#guess = guess;
    this.#mapping = mapping;
    this.#corrections = corrections;
    this.#readers = products.map((product) => ({
      id: product.id,
      reader: new SizeReader(product),
    }));
    this.#lengths = products.map(({ id, lengths = [] }) => ({
      id,
      reader: new LengthReader(lengths),
    }));
  }

  #readLengths(
    cells: readonly string[],
    made: (product: string) => boolean,
  ): Pick<ListRider, "lengths" | "unreadLengths"> {
    const lengths: Record<string, string> = {};
    const unreadLengths: Record<string, string> = {};
    for (const { id, reader } of this.#lengths) {
      const column = this.#mapping[lengthRole(id)];
      const read = column === undefined || !made(id) ? null : reader.read(cells[column] ?? "");
      if (read === null) continue;
      const length =
        "length" in read
          ? read.length
          : this.#corrections[correctionKey(id, read.unreadLength, "length")];
      if (length !== undefined) lengths[id] = length;
      else if (!("length" in read)) unreadLengths[id] = read.unreadLength;
    }
    return { lengths, unreadLengths };
  }

  read(row: number, cells: readonly string[]): ListRider {
    const at = (column: number | undefined) => (column === undefined ? "" : (cells[column] ?? ""));
    const { first, infix, name, number, cut, quantity } = this.#mapping;
    const names = [at(first), at(infix), at(name)].filter((part) => part !== "");
    const sizes: Record<string, string> = {};
    const unread: Record<string, UnreadSize> = {};
    const besideSize: Record<string, string> = {};
    for (const { id, reader } of this.#readers) {
      const column = this.#mapping[sizeRole(id)];
      const value = at(column);
      const ofColumn = this.#guess.columns[column ?? -1]?.cut;
      const readSize = (text: string) => this.#readSize(reader, text, at(cut), ofColumn);
      const read = readSize(value);
      if (read === null) continue;
      const both = "size" in read ? null : this.#both(id, value, readSize);
      if (both !== null) {
        sizes[id] = both.size;
        besideSize[id] = both.length;
        continue;
      }
      const size = "size" in read ? read.size : this.#corrections[correctionKey(id, read.value)];
      if (size !== undefined) sizes[id] = size;
      else if (!("size" in read)) unread[id] = read;
    }
    // A length alone is of nothing: what is not made has none.
    const made = (id: string) => sizes[id] !== undefined || unread[id] !== undefined;
    const { lengths, unreadLengths } = this.#readLengths(cells, made);
    const said = names.length + Object.keys(sizes).length + Object.keys(unread).length;
    return {
      row,
      name: names.join(" "),
      number: at(number).replace(/^(?:nr\.?|no\.?|#)\s*(?=\d)/i, ""),
      sizes,
      unread,
      // A column of its own says it more plainly.
      lengths: { ...besideSize, ...lengths },
      unreadLengths,
      ...readQuantity(at(quantity)),
      empty: said === 0 && at(number) === "",
    };
  }

  /** A size and its length in one cell, where lengths are offered. */
  #both(product: string, value: string, readSize: (text: string) => SizeReading) {
    const lengths = this.#lengths.find(({ id }) => id === product)?.reader;
    return lengths === undefined ? null : readSizeAndLength(value, readSize, lengths);
  }

  /**
   * What somebody's own cut makes a size into. A size that there is not for that cut is told with it, and a cut that
   * nobody understands makes the size unsure where there is more than one.
   */
  #readSize(
    reader: SizeReader,
    value: string,
    cut: string,
    ofColumn: SizeGroup | null | undefined,
  ): ReturnType<SizeReader["read"]> {
    const group = cut === "" ? (ofColumn ?? null) : readGroup(cut);
    const read = reader.read(value, group);
    if (cut === "" || !reader.hasGroups || read === null) return read;
    if ("size" in read) {
      return group === null ? { value: `${value} (${cut})`, meant: [read.size] } : read;
    }
    return { value: `${value} (${cut})`, meant: read.meant };
  }
}

/** The riders below the headings, with what is wrong in their own line. */
export function readRiders(
  sheet: Sheet,
  guess: Pick<ColumnGuess, "columns" | "head">,
  mapping: Mapping,
  products: readonly ListProduct[],
  corrections: Corrections = {},
): ListRider[] {
  const reader = new RowReader(guess, mapping, products, corrections);
  return sheet.rows.slice(guess.head + 1).map(({ row, cells }) => reader.read(row, cells));
}
