import type { BodyTable } from "./body-tables.ts";

/** Whose body a size is drafted for. */
export type SizeGroup = "men" | "women" | "youth";

/** One size a product is made in. */
export interface SizeInfo {
  readonly id: string;
  readonly group: SizeGroup;
}

/** Sizes of one group and the table their bodies stand in. */
export interface SizeSource {
  readonly table: BodyTable;
  readonly group: SizeGroup;
  readonly ids: readonly string[];
}

/** All sizes of a table, for one group. */
export function wholeTable(table: BodyTable, group: SizeGroup): SizeSource {
  return { table, group, ids: table.sizes };
}
