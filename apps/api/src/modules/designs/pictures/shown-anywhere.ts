import { sql } from "kysely";
import type { DocumentTable } from "../../../platform/module.ts";

/** Beside `pictures`: whether any of the tables shows the row's document. */
export function shownAnywhere(tables: readonly DocumentTable[]) {
  const places = tables.map((table) => sql`exists (${shownIn(table)})`);
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}

/** The opposite. Said of each table by itself, so that a million pictures are held against each once, and not one by one. */
export function shownNowhere(tables: readonly DocumentTable[]) {
  const places = tables.map((table) => sql`not exists (${shownIn(table)})`);
  return sql<boolean>`(${sql.join(places, sql` and `)})`;
}

function shownIn(table: DocumentTable) {
  const places = sql`select from ${sql.table(table)} as shown where shown.document_hash = pictures.document_hash`;
  // Of the many versions of a design few are ever looked at: only theirs are drawn, and stay.
  return table === "design_versions" ? sql`${places} and shown.pictured_at is not null` : places;
}
