import { sql } from "kysely";
import { compileWriteOnce } from "../../platform/database/compile-once.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/**
 * The next number of a series in a year, without gaps: the row stays locked until the
 * transaction ends, and a rollback gives the number back.
 */
export async function nextNumber(
  tx: Tx,
  series: "order" | "invoice" | "credit_note",
  year: number,
): Promise<number> {
  const [row] = await counting(tx, series, year);
  return row?.last ?? 1;
}

const counting = compileWriteOnce((tx, series: string, year: number) => ({
  compile: () =>
    sql<{ last: number }>`
    insert into number_series as old (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = old.last + 1
    returning last`.compile(tx),
}));

// Made once: making one takes longer than all else that an order computes.
const yearFormat = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
});

/** The year in the shop's own time zone: an order of New Year's night counts where the shop is. */
export function shopYear(now: Date): number {
  return Number(yearFormat.format(now));
}

/** `HI-2026-000123` */
export function formatInvoiceNumber(year: number, sequence: number): string {
  return `HI-${year}-${String(sequence).padStart(6, "0")}`;
}

/** `HC-2026-000123` */
export function formatCreditNoteNumber(year: number, sequence: number): string {
  return `HC-${year}-${String(sequence).padStart(6, "0")}`;
}
