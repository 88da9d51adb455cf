import { asLine } from "../../../lib/as-line.ts";

/** One line of a list, numbered from 1 as the spreadsheet does. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** What was pasted, or one sheet of a file: the lines with something in them. */
export interface Sheet {
  /** Empty where there is only one. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

export type ListFault =
  | "damaged"
  | "locked"
  | "not_a_list"
  | "nothing"
  | "old_excel"
  | "too_big"
  | "too_long";

/** A list that cannot be read, with the reason that is told. */
export class ListRefused extends Error {
  readonly fault: ListFault;

  constructor(fault: ListFault) {
    super(fault);
    this.name = "ListRefused";
    this.fault = fault;
  }
}

/** Far beyond any team, near enough that a hostile file costs a blink. */
export const listLimits = {
  fileBytes: 10 * 1024 * 1024,
  textBytes: 2 * 1024 * 1024,
  /** Of all that is unpacked out of one file. */
  unpackedBytes: 20 * 1024 * 1024,
  rows: 5000,
  columns: 60,
  cellLength: 500,
  sheets: 20,
} as const;

/** Cells as they are read: one line of text each, blank ends gone. */
export function tidy(text: string): string {
  return asLine(text.slice(0, 4 * listLimits.cellLength));
}

/** The lines that say something; refuses more of them than anybody would read. */
export function sheetOf(name: string, rows: Iterable<SheetRow>): Sheet {
  const kept: SheetRow[] = [];
  for (const { row, cells } of rows) {
    const tidied = cells.slice(0, listLimits.columns).map(tidy);
    while (tidied.at(-1) === "") tidied.pop();
    if (tidied.length === 0) continue;
    if (kept.length === listLimits.rows) throw new ListRefused("too_long");
    kept.push({ row, cells: tidied });
  }
  return { name, rows: kept };
}
