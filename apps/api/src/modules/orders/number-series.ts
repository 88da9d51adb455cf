import { sql } from "kysely";
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
  const { rows } = await sql<{ last: number }>`
    insert into number_series as old (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = old.last + 1
    returning last`.execute(tx);
  return rows[0]?.last ?? 1;
}

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
