import { goneOf, type Rider, type Roster, unnamedRows } from "../roster.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A product as its columns are written: what it is called, and its sizes and lengths by their names. */
export interface WrittenProduct extends Named {
  readonly sizes: readonly Named[];
  /** Where lengths are written: what that column is called, which there are, and which somebody's is. */
  readonly length?: {
    readonly heading: string;
    readonly offered: readonly Named[];
    /** Empty where it is what is chosen for all. */
    readonly of: (own: Rider["own"]) => string;
  };
}

export interface ListHeadings {
  readonly name: string;
  readonly number: string;
}

const nameOf = (all: readonly Named[], id: string): string =>
  all.find((each) => each.id === id)?.name ?? id;

type Written = Pick<Rider, "sizes" | "own" | "unread" | "unreadLengths">;

/** What stands in a product's columns of one row. */
function cellsOf({ id, sizes, length }: WrittenProduct, rider: Written): string[] {
  const wanted = rider.sizes[id] ?? "";
  const asked = rider.unread?.[id]?.value ?? "";
  const size = wanted === "" ? asked : nameOf(sizes, wanted);
  if (length === undefined) return [size];
  const askedLength = rider.unreadLengths?.[id] ?? nameOf(length.offered, length.of(rider.own));
  // A length alone is of nothing.
  return [size, size === "" ? "" : askedLength];
}

/**
 * The riders' list as lines of a spreadsheet, headings first, so that it can be worked on there and brought back: names
 * and numbers, sizes and lengths by their names; what nobody is named for below. What could not be read, or is made no
 * more, stands as it was written.
 */
export function listLines(
  roster: Roster,
  products: readonly WrittenProduct[],
  heads: ListHeadings,
): string[][] {
  const columns = products.flatMap(({ name, length }) =>
    length === undefined ? [name] : [name, length.heading],
  );
  const line = ({ name = "", number = "", ...row }: Written & Partial<ListHeadings>) => [
    name,
    number,
    ...products.flatMap((product) => cellsOf(product, row)),
  ];
  const gone = products.flatMap(({ id }) =>
    goneOf(roster, id).flatMap(([size, count]) =>
      Array.from({ length: count }, () => ({ sizes: { [id]: size } })),
    ),
  );
  const rows: readonly (Written & Partial<ListHeadings>)[] = [
    ...roster.riders,
    ...unnamedRows(roster),
    ...gone,
  ];
  return [[heads.name, heads.number, ...columns], ...rows.map(line)];
}

/** Widths of columns, in letters: names are long, numbers are short. */
const [nameWidth, numberWidth, otherWidth] = [28, 10, 18];
/** All cells are text: a spreadsheet would make 7 of 007 and a date of 3-4. */
const text = { type: String, format: "@" } as const;

/** What no XML may hold, no writer of workbooks writes, and no cloth bears either. */
const unwritable = /[\uFFFD-\uFFFF]|\p{Cs}/gu;

/** The writer takes a word that every object answers to, such as constructor, for one it has written: a blank parts them. */
function writable(value: string): string {
  const words = value.replaceAll(unwritable, "");
  return words in Object.prototype ? `${words} ` : words;
}

/** The lines as a workbook; its writer is fetched when somebody asks for one. */
export async function writeWorkbook(
  lines: readonly (readonly string[])[],
  sheet: string,
): Promise<Blob> {
  const { default: writeXlsxFile } = await import("write-excel-file/universal");
  const [heads = [], ...rows] = lines;
  const widths = heads.map((_, column) => [nameWidth, numberWidth][column] ?? otherWidth);
  return writeXlsxFile(
    [
      heads.map((value) => ({ ...text, value, fontWeight: "bold" as const })),
      ...rows.map((cells) => cells.map((value) => ({ ...text, value: writable(value) }))),
    ],
    { sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
  ).toBlob();
}
